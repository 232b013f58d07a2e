import { LEVEL_MS, think } from '@hoard/bots';
import { boxOf } from '@hoard/games';
import { type Box, begin, type Position, rngFrom, setting } from '@hoard/kernel';

/*
 * One sample in a process of its own:
 *   node bots-sample.js search <hoard or a file of peers/> <seats> <milliseconds>
 *   node bots-sample.js live <game> <seats>
 *   node --expose-gc bots-sample.js memory <game> <milliseconds>
 */
const STOP = 30; // ms after which a bot that thinks without end is told to stop

const [what, name = '', ...numbers] = process.argv.slice(2);
const [first = 0, second = 0] = numbers.map(Number);
if (what === 'search') console.log(JSON.stringify(await searching(name, first, second)));
else if (what === 'live') console.log(JSON.stringify(live(boxOf(name)!, first)));
else console.log(JSON.stringify(memory(boxOf(name)!, first)));

interface Searcher {
  think(players: number, iterations: number): void | Promise<void>;
}

/** How many iterations are made in searches of a thousand, each from a new deal of basic Red7. */
async function searching(
  variant: string,
  seats: number,
  wall: number,
): Promise<{ iterations: number; seconds: number }> {
  const { think } = variant === 'hoard' ? ours() : ((await import(`../peers/${variant}.js`)) as Searcher);
  const run = async (milliseconds: number) => {
    const start = performance.now();
    let iterations = 0;
    for (; performance.now() - start < milliseconds; iterations += 1000) await think(seats, 1000);
    return { iterations, seconds: (performance.now() - start) / 1000 };
  };
  await run(1000); // warm-up
  return run(wall);
}

function ours(): Searcher {
  const box = boxOf('red7')!;
  let deals = 0;
  return {
    think(players, iterations) {
      think('expert', box, opening(box, players, `m${deals++}`), rngFrom('x'), { iterations });
    },
  };
}

/** What is seen at the first decision of a match in which there is a choice. */
function opening({ game }: Box, seats: number, seed: string): Position {
  const { state, rng } = begin(game, { ...setting(game, {}, seats), seed });
  for (let moves = game.moves(state); moves.length === 1; moves = game.moves(state)) game.apply(state, moves[0], rng);
  return game.write(state, game.status(state).actor!);
}

/** A match of hard bots as people meet it, cold code and all: how long a move takes, and how late it comes when told to stop. */
function live(box: Box, seats: number): { mean: number; longest: number; late: number } {
  const { game } = box;
  const { state, rng } = begin(game, { ...setting(game, {}, seats), seed: 'live' });
  const times: number[] = [];
  let late = 0;
  for (let { actor } = game.status(state); actor !== undefined && times.length < 100; { actor } = game.status(state)) {
    const view = game.write(state, actor);
    const told = stopwatch();
    think('hard', box, view, rngFrom('x'), { iterations: Number.POSITIVE_INFINITY, spent: () => told() >= STOP });
    late = Math.max(late, told() - STOP);
    const waited = stopwatch();
    const { move, why } = think('hard', box, view, rngFrom('x'), { spent: () => waited() >= LEVEL_MS.hard });
    why();
    times.push(waited());
    game.apply(state, move, rng);
  }
  return { mean: times.reduce((a, b) => a + b) / times.length, longest: Math.max(...times), late };
}

function stopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

/** Megabytes in use after each quarter of a long thinking, the garbage taken away. */
function memory(box: Box, milliseconds: number): { megabytes: number[] } {
  const view = opening(box, box.game.seats[1], 'memory');
  const start = performance.now();
  const megabytes: number[] = [];
  const spent = () => {
    const passed = performance.now() - start;
    if (passed >= ((megabytes.length + 1) * milliseconds) / 4) {
      globalThis.gc!();
      megabytes.push(Math.round(process.memoryUsage().heapUsed / 2 ** 20));
    }
    return passed >= milliseconds;
  };
  think('expert', box, view, rngFrom('x'), { iterations: Number.POSITIVE_INFINITY, spent });
  return { megabytes };
}
