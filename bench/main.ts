import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOXES } from '@hoard/games';
import { buildNative, sampleNative } from './native.ts';
import { type Rate, table } from './report.ts';

const USAGE = `usage: npm run bench -- <game>|all [--ms N] [--rounds N] [--json]

Random play through the contract beside the peers and limits of bench/peers, which play basic Red7 with two players.
Variants alternate, each sample in a process of its own for the same wall time (2000 ms); medians of five rounds.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ms: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const ids = BOXES.map(({ game }) => game.id);
const [wanted = 'all', ...rest] = positionals;
if (values.help || rest.length > 0 || (wanted !== 'all' && !ids.includes(wanted))) {
  console.error(values.help ? USAGE : `bench: name one of ${ids.join(', ')}, all`);
  process.exit(values.help ? 0 : 2);
}
const milliseconds = Number(values.ms);
const rounds = Number(values.rounds);
const SEATS = 2;

interface Sample {
  readonly games: number;
  readonly turns: number;
  readonly decisions?: number;
  readonly seconds: number;
}

const SAMPLE = fileURLToPath(new URL('sample.js', import.meta.url));
const inProcess = (variant: string) => (): Sample =>
  JSON.parse(
    execFileSync(process.execPath, [SAMPLE, variant, String(SEATS), String(milliseconds)], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' }, // boardgame.io is slower otherwise
    }),
  );

const variants = new Map<string, () => Sample>();
if (buildNative()) variants.set('C++ -O2', () => sampleNative(SEATS, milliseconds));
variants.set('fast JavaScript', inProcess('fast'));
for (const id of wanted === 'all' ? ids : [wanted]) variants.set(`hoard ${id}`, inProcess(`hoard:${id}`));
variants.set('plain JavaScript', inProcess('plain'));
variants.set('boardgame.io reducer', inProcess('boardgame'));

const rates = new Map<string, Rate[]>([...variants.keys()].map((name) => [name, []]));
for (let round = 1; round <= rounds; round++) {
  for (const [name, sample] of variants) {
    const { games, turns, decisions = turns, seconds } = sample();
    rates.get(name)!.push({ games: games / seconds, turns: turns / seconds, decisions: decisions / seconds });
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[Kround ${round} of ${rounds}: ${name}`);
  }
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

const rows = table(rates, 'fast JavaScript', 'boardgame.io reducer');
if (values.json) console.log(JSON.stringify({ seats: SEATS, milliseconds, rounds, node: process.version, rows }));
else console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
