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
  close(): void;
}

interface Callbacks {
  turn(match: Match, seat: number, view: object): void;
  ack(match: Match, seat: number, sent: number): void;
  over(match: Match): void;
}

type Client = { readonly Match: new (url: string, players: number, callbacks: Callbacks) => Match };
type Rules = { enumerate(view: object, seat: number): Turn[] };

// node load.js <client module> <rules module> <address> <tables> <closed|paced|idle> <seconds>
const [clientPath, rulesPath, url, tables, mode, seconds] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const { Match } = (await import(clientPath)) as Client;
const rules = (await import(rulesPath)) as Rules;
const PLAYERS = 2;
const PERIOD = 1000; // ms between moves of a paced table
const WARM_UP = 9000; // until V8 has compiled what is run often
const FIVE = 5; // moves into each match, where memory is measured

let delays: number[] | undefined;
let moves = 0;
let closing = false;
let playing = mode !== 'idle';
const made = new Map<Match, number>();
const waiting: (() => void)[] = [];
const dice = rngFrom('load');
const some = () => PERIOD * (0.5 + dice.int(1000) / 1000);

const callbacks: Callbacks = {
  turn(match, seat, view) {
    const go = () => {
      if (closing) return;
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
    if (closing || mode === 'idle') return;
    if (mode === 'paced') setTimeout(() => closing || match.newGame(), some());
    else match.newGame();
  },
};

const tell = (at: string, more = {}) =>
  new Promise((resolve) => {
    process.once('message', resolve);
    process.send!({ at, ...more });
  });

const matches = Array.from({ length: Number(tables) }, () => new Match(url, PLAYERS, callbacks));
for (let i = 0; i < matches.length; i += 25) await Promise.all(matches.slice(i, i + 25).map((match) => match.open()));
await tell('connected');
for (const match of matches) {
  match.newGame();
  await pause(1);
}
if (mode === 'idle') {
  await pause(3000);
  playing = true;
  for (const go of waiting) go();
  await pause(3000);
  await tell('playing');
} else {
  while (made.size < matches.length) await pause(100); // opening so many tables is not what is measured
  await pause(WARM_UP);
  await tell('begin');
  const [before, start, cpu] = [moves, performance.now(), process.cpuUsage()];
  delays = [];
  await pause(Number(seconds) * 1000);
  const elapsed = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = delays.sort((a, b) => a - b);
  const part = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  await tell('end', {
    rate: (moves - before) / elapsed,
    p50: part(0.5),
    p99: part(0.99),
    load: (user + system) / 1e6 / elapsed,
  });
}
closing = true;
for (const match of matches) match.close();
await pause(200);
process.exit(0);
