// Raw ws that sends back what it gets: what a round trip costs at least.
import { WebSocketServer } from 'ws';
import { reportToParent } from './ipc.js';

const server = new WebSocketServer(
  { port: Number(process.env.PORT), host: '127.0.0.1', perMessageDeflate: false, backlog: 4096 },
  () => process.send({ ready: true }),
);
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data.toString())));
reportToParent();
