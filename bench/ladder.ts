import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LEVELS } from '@hoard/bots';
import { BOXES } from '@hoard/games';
import { type Bout, plot, tables } from './ladder-report.ts';

const USAGE = `usage: npm run bench -- ladder [--seconds N] [--games N] [--game ID] [--bots a,b]

Lets each level play the next lower one, and hard others, in every game: ./hoard arena, so many seconds a pairing (60) or
so many games (400). Keeps each result in docs/bots/ladder.jsonl and makes of them docs/bots/ladder.svg and the tables of
docs/bots.md. Measures only what is not there yet; with --game or --bots those pairings again.`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    games: { type: 'string', default: '400' },
    game: { type: 'string' },
    bots: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DATA = `${ROOT}docs/bots/ladder.jsonl`;
const PAGE = `${ROOT}docs/bots.md`;
const NAMES = Object.fromEntries(BOXES.map(({ game, texts }) => [game.id, texts.en.name!]));

type Pairing = Pick<Bout, 'game' | 'options' | 'bots'>;

/** Hard and expert against those who measure, each level against the next lower one, and hard against several. */
const ROUNDS: readonly Omit<Pairing, 'game'>[] = [
  { bots: ['hard', 'random'], options: {} },
  { bots: ['hard', 'random'], options: { advanced: true } },
  { bots: ['hard', 'greedy'], options: {} },
  { bots: ['expert', 'greedy'], options: {} },
  ...LEVELS.map((level, i) => ({ bots: [level, LEVELS[i - 1] ?? 'random'], options: {} })).reverse(),
  { bots: ['hard', 'easy', 'easy'], options: {} },
  { bots: ['hard', 'easy', 'easy', 'easy'], options: {} },
];

/** Each round in every game that has such options and seats for so many. */
const PAIRINGS: readonly Pairing[] = ROUNDS.flatMap(({ bots, options }) =>
  BOXES.filter(
    ({ game }) => bots.length <= game.seats[1] && Object.keys(options).every((name) => name in game.options),
  ).map(({ game }) => ({ game: game.id, options, bots })),
);

const bouts = new Map<string, Bout>(kept().map((bout) => [keyOf(bout), bout]));
const { game: onlyGame, bots: onlyBots } = values;
const wanted = (pairing: Pairing) =>
  onlyGame === undefined && onlyBots === undefined
    ? !bouts.has(keyOf(pairing))
    : (onlyGame ?? pairing.game) === pairing.game && (onlyBots ?? pairing.bots.join()) === pairing.bots.join();
for (const pairing of PAIRINGS.filter(wanted)) {
  const bout = await play(pairing);
  bouts.set(keyOf(pairing), bout);
  console.log(keyOf(pairing), `${Math.round(100 * bout.share)} % of ${bout.games}`);
  keep();
  draw();
}

function keyOf({ game, options, bots }: Pairing): string {
  return `${game} ${JSON.stringify(options)} ${bots.join()}`;
}

function kept(): Bout[] {
  if (!existsSync(DATA)) return [];
  const lines = readFileSync(DATA, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Bout);
}

function keep(): void {
  const found = PAIRINGS.flatMap((pairing) => bouts.get(keyOf(pairing)) ?? []);
  writeFileSync(DATA, found.map((bout) => `${JSON.stringify(bout)}\n`).join(''));
}

/** One run of the arena, interrupted when its time is over. */
async function play({ game, options, bots }: Pairing): Promise<Bout> {
  const chosen = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const args = ['arena', game, '--bots', bots.join(), '--games', values.games, '--seed', 'ladder', '--json', ...chosen];
  const child = spawn(process.execPath, [`${ROOT}.build/hoard.js`, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const timer = setTimeout(() => child.kill('SIGINT'), 1000 * Number(values.seconds));
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  clearTimeout(timer);
  const { games, bots: standings } = JSON.parse(text) as { games: number; bots: Bout[] };
  const { share, low, high } = standings[0]!;
  return { game, options, bots, games, share: round(share), low: round(low), high: round(high) };
}

function round(share: number): number {
  return Number(share.toFixed(4));
}

/** Puts the tables between the marks of the page, and the plot beside it. */
function draw(): void {
  const found = kept();
  writeFileSync(`${ROOT}docs/bots/ladder.svg`, plot(found, NAMES));
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split('<!-- ladder -->\n');
  const after = rest?.split('<!-- end of ladder -->\n')[1];
  if (before === undefined || after === undefined) throw new Error('docs/bots.md has no marks for the tables');
  writeFileSync(PAGE, `${before}<!-- ladder -->\n\n${tables(found, NAMES)}\n<!-- end of ladder -->\n${after}`);
}
