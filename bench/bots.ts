import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOXES } from '@hoard/games';

const USAGE = `usage: npm run bench -- bots [--ms N] [--rounds N] [--json]

Searching: iterations a second in basic Red7 with two players, from a new deal each thousand, beside boardgame.io's MCTSBot
and UCT tuned by hand, which both see all cards; each sample in a process of its own (2000 ms); medians of five rounds.
Live: a match of hard bots in each game, with two seats and with the most: how many ms a move takes, its reason included,
and how late a bot answers that thinks without end and is told to stop.
Memory: megabytes in use after each quarter of a thinking of ten times that long.`;

const { values } = parseArgs({
  options: {
    ms: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const SAMPLE = fileURLToPath(new URL('bots-sample.js', import.meta.url));
const sample = <T>(...args: string[]): T =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', SAMPLE, ...args], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' }, // boardgame.io is slower otherwise
    }),
  );

const SEARCHERS = { Hoard: 'hoard', 'UCT by hand': 'fast-mcts', 'boardgame.io MCTSBot': 'boardgame-mcts' };
const rates = new Map(Object.keys(SEARCHERS).map((name) => [name, [] as number[]]));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [name, variant] of Object.entries(SEARCHERS)) {
    const { iterations, seconds } = sample<{ iterations: number; seconds: number }>('search', variant, '2', values.ms);
    rates.get(name)!.push(iterations / seconds);
  }
}
const searching = Object.fromEntries([...rates].map(([name, all]) => [name, { 'iterations/s': median(all) }]));

const settings = BOXES.flatMap(({ game: { id, seats } }) => [...new Set([2, seats[1]])].map((n) => ({ id, seats: n })));
const live = Object.fromEntries(
  settings.map(({ id, seats }) => {
    const { mean, longest, late } = sample<{ mean: number; longest: number; late: number }>('live', id, String(seats));
    return [`${id}, ${seats} seats`, { 'ms a move': tenths(mean), longest: tenths(longest), 'late by': tenths(late) }];
  }),
);

const memory = Object.fromEntries(
  BOXES.map(({ game: { id } }) => {
    const { megabytes } = sample<{ megabytes: number[] }>('memory', id, String(10 * Number(values.ms)));
    return [id, megabytes];
  }),
);

if (values.json) console.log(JSON.stringify({ node: process.version, searching, live, memory }));
else for (const rows of [searching, live, memory]) console.table(rows);

function median(numbers: readonly number[]): number {
  return Math.round([...numbers].sort((a, b) => a - b)[numbers.length >> 1]!);
}

function tenths(number: number): number {
  return Math.round(10 * number) / 10;
}
