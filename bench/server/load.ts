import { setTimeout as pause } from 'node:timers/promises';
import { rngFrom } from '@hoard/kernel';

/** A whole turn, as the peers make it: cards are numbers. */
export interface Turn {
  readonly move: string;
  readonly args: readonly number[];
}

/** A match over real sockets, one a seat; it calls back when a seat is to move, when all have got a move, and at the end. */
export interface Match {
  open(): Promise<unknown>;
  newGame(): void;
  move(seat: number, turn: Turn): void;
}

interface Callbacks {
  turn(match: Match, seat: number, view: object): void;
  ack(match: Match, seat: number, sent: number): void;
  over(match: Match): void;
}

type Client = { readonly Match: new (url: string, players: number, callbacks: Callbacks) => Match };
type Rules = { enumerate(view: object, seat: number): Turn[] };

// node load.js <client module> <rules module> <address> <tables> <closed|paced|idle>
const [clientPath, rulesPath, url, tables, mode] = process.argv.slice(2) as [string, string, string, string, string];
const { Match } = (await import(clientPath)) as Client;
const rules = (await import(rulesPath)) as Rules;
const PLAYERS = 2;
const PERIOD = 1000; // ms between moves of a paced table
const WARM_UP = 9000; // until V8 has compiled what is run often
const SETTLE = 500; // ms before measuring, for who has stood still
const FIVE = 5; // moves into each match, where memory is measured

let delays: number[] | undefined;
let moves = 0;
let playing = mode !== 'idle';
const made = new Map<Match, number>();
const waiting: (() => void)[] = [];
const dice = rngFrom('load');
const some = () => PERIOD * (0.5 + dice.int(1000) / 1000);

const callbacks: Callbacks = {
  turn(match, seat, view) {
    const go = () => {
      const count = (made.get(match) ?? 0) + 1;
      made.set(match, count);
      if (mode === 'idle' && count > FIVE) return;
      const turns = rules.enumerate(view, seat);
      match.move(seat, turns[dice.int(turns.length)] ?? { move: 'pass', args: [] });
    };
    if (!playing) waiting.push(go);
    else if (mode === 'paced') setTimeout(go, some());
    else go();
  },
  ack(_, __, sent) {
    moves++;
    delays?.push(performance.now() - sent);
  },
  over(match) {
    if (mode === 'idle') return;
    if (mode === 'paced') setTimeout(() => match.newGame(), some());
    else match.newGame();
  },
};

/** Tells the parent, and waits for its word: how many seconds to measure. */
const tell = (what: object) =>
  new Promise<{ readonly seconds: number }>((resolve) => {
    process.once('message', resolve);
    process.send!(what);
  });

const matches = Array.from({ length: Number(tables) }, () => new Match(url, PLAYERS, callbacks));
for (let i = 0; i < matches.length; i += 25) await Promise.all(matches.slice(i, i + 25).map((match) => match.open()));
for (const match of matches) {
  match.newGame();
  await pause(1);
}
if (mode === 'idle') {
  await pause(3000);
  playing = true;
  for (const go of waiting) go();
  await pause(3000);
  await tell({});
} else {
  while (made.size < matches.length) await pause(100); // opening so many tables is not what is measured
  await pause(WARM_UP);
  let { seconds } = await tell({});
  for (;;) ({ seconds } = await tell(await measure(seconds)));
}

async function measure(seconds: number): Promise<object> {
  await pause(SETTLE);
  const [before, start] = [moves, performance.now()];
  delays = [];
  await pause(seconds * 1000);
  const elapsed = (performance.now() - start) / 1000;
  const sorted = delays.sort((a, b) => a - b);
  delays = undefined;
  const part = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { rate: (moves - before) / elapsed, p50: part(0.5), p99: part(0.99) };
}
