// boardgame.io's own server (Koa, socket.io), in memory; its rules are the fast ones, so that only the framework is measured.
import bgio from 'boardgame.io/dist/cjs/server.js';
import { gameWith } from '../boardgame.js';
import { leads } from './bits.js';
import { reportToParent } from './ipc.js';

const server = bgio.Server({ games: [gameWith(leads)], origins: [/127\.0\.0\.1/] });
server.run({ port: { port: Number(process.env.PORT), host: '127.0.0.1' } }).then(() => process.send({ ready: true }));
reportToParent();
