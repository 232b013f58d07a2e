import { parseArgs } from 'node:util';
import { type Budget, think } from '@hoard/bots';
import { boxOf } from '@hoard/games';
import { begin, type Position, rngFrom, type Seat, setting } from '@hoard/kernel';

const USAGE = `usage: npm run bench -- match [--games N] [--ms N|own] [--json]

Our hard bot, which sees its own cards only, against boardgame.io's MCTSBot, which sees all: basic Red7, two players, both
with the same time for a turn: 100 ms, or with "own" what hard takes in the mean for its own number of iterations, on this
machine and measured first. Each deal is played twice, with seats changed; 100 games.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    ms: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
process.env.NODE_ENV = 'production'; // boardgame.io is slower otherwise
const games = Number(values.games);

/** A whole turn as boardgame.io's game makes it. */
interface Turn {
  readonly move: 'play' | 'discard' | 'playDiscard' | 'pass';
  readonly args: readonly number[];
}
/** Red7 as boardgame.io's game has it; a card is (number − 1) × 7 + colour, violet 0 … red 6. */
interface Whole {
  readonly hands: readonly number[][];
  readonly palettes: readonly number[][];
  readonly out: readonly boolean[];
  readonly rule: number;
  readonly canvas: readonly number[];
  readonly deck: readonly number[];
}
interface Peer {
  turnIn(whole: Whole, seat: Seat, milliseconds: number, seed: string): Promise<Turn>;
}

const COLOURS = 'VIBGYOR';
const numbered = (name: string) => (Number(name[1]) - 1) * 7 + COLOURS.indexOf(name[0]!);
const named = (card: number) => `${COLOURS[card % 7]}${Math.floor(card / 7) + 1}`;

const { turnIn } = (await import(new URL('../peers/boardgame-mcts.js', import.meta.url).href)) as Peer;
const box = boxOf('red7')!;
const { game } = box;
const PRACTICE = 100; // matches of hard against itself
const isOwnTime = values.ms === 'own';
const milliseconds = isOwnTime ? timeOfHard() : Number(values.ms);
const FIRST = 0.8; // of a turn's time; ours has two decisions at most, and after the first little is left to choose from
let won = 0;
for (let i = 0; i < games; i++) {
  if ((await winner(`match ${i >> 1}`, i % 2)) === i % 2) won++;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${won} won of ${i + 1}`);
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
if (values.json) console.log(JSON.stringify({ games, milliseconds, won }));
else console.log(`hard won ${won} of ${games} against boardgame.io's MCTSBot at ${milliseconds.toFixed(1)} ms a turn`);

/** What hard takes for a turn, in the mean. */
function timeOfHard(): number {
  let turns = 0;
  let since = 0;
  for (let i = 0; i < PRACTICE; i++) {
    if (i === PRACTICE / 2) [turns, since] = [0, performance.now()]; // by now it is compiled
    const { state, rng } = begin(game, { ...setting(game, {}, 2), seed: `practice ${i}` });
    let last: Seat | undefined;
    for (;;) {
      const { actor, outcome } = game.status(state);
      if (outcome !== undefined) break;
      if (actor !== last) turns++;
      last = actor;
      game.apply(state, think('hard', box, game.write(state, actor), rng).move, rng);
    }
  }
  return (performance.now() - since) / turns;
}

/** The winner of a match in which ours has the seat given. */
async function winner(seed: string, ours: Seat): Promise<Seat> {
  const { state, rng } = begin(game, { ...setting(game, {}, 2), seed });
  const mind = rngFrom(`${seed}, seat ${ours}`);
  const make = (text: string) => game.apply(state, game.parse(text)!, rng);
  for (;;) {
    const { actor, outcome } = game.status(state);
    if (outcome !== undefined) return outcome.winners[0]!;
    if (actor === ours) {
      const view = game.write(state, ours);
      const { move } = think('hard', box, view, mind, isOwnTime ? {} : thoughtFor(view));
      game.apply(state, move, rng);
    } else for (const text of spelled(await turnIn(whole(game.write(state)), actor, milliseconds, seed))) make(text);
  }
}

function thoughtFor({ step }: Position): Budget {
  const until = performance.now() + milliseconds * (step === 'start' ? FIRST : 1 - FIRST);
  return { iterations: Number.POSITIVE_INFINITY, spent: () => performance.now() >= until };
}

function whole(position: Position): Whole {
  const { players, canvas, deck } = position as unknown as {
    readonly players: readonly { readonly hand: string[]; readonly palette: string[]; readonly out: boolean }[];
    readonly canvas: string[];
    readonly deck: string[];
  };
  return {
    hands: players.map(({ hand }) => hand.map(numbered)),
    palettes: players.map(({ palette }) => palette.map(numbered)),
    out: players.map(({ out }) => out),
    rule: COLOURS.indexOf(canvas.at(-1)?.[0] ?? 'R'),
    canvas: canvas.map(numbered),
    deck: deck.map(numbered),
  };
}

/** A whole turn in our moves. */
function spelled({ move, args }: Turn): string[] {
  const [first = '', second = ''] = args.map(named);
  switch (move) {
    case 'play':
      return [`play ${first}`, 'end'];
    case 'discard':
      return [`discard ${first}`];
    case 'playDiscard':
      return [`play ${first}`, `discard ${second}`];
    case 'pass':
      return ['pass'];
  }
}
