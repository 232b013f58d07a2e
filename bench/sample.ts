import { boxOf } from '@hoard/games';
import { setting } from '@hoard/kernel';
import { contractPlay, type Work } from './contract.ts';

/*
 * One sample in a process of its own, so that no variant disturbs another's optimised code:
 *   node sample.js <variant> <seats> <milliseconds>
 * A variant is "hoard:<game>" or the name of a file in peers/.
 */
const [variant = '', seatsText = '', millisecondsText = ''] = process.argv.slice(2);
const seats = Number(seatsText);
const milliseconds = Number(millisecondsText);

const play = await player(variant);
let batch = 1;
run(1000); // warm-up, and finds a batch of about 20 ms
console.log(JSON.stringify(run(milliseconds)));

async function player(name: string): Promise<(games: number) => Work> {
  const [kind, id] = name.split(':');
  if (kind === 'hoard') {
    const { game } = boxOf(id!)!;
    return contractPlay(game, setting(game, {}, seats).options, seats);
  }
  const peer = (await import(new URL(`../peers/${name}.js`, import.meta.url).href)) as Peer;
  return (games) => {
    const turns = peer.play(seats, games);
    return { games, turns, decisions: turns };
  };
}

interface Peer {
  play(players: number, games: number): number; // turns made
}

function run(wall: number): Work & { seconds: number } {
  const sum = { games: 0, turns: 0, decisions: 0 };
  const start = performance.now();
  for (let now = start; now - start < wall; ) {
    const { games, turns, decisions } = play(batch);
    sum.games += games;
    sum.turns += turns;
    sum.decisions += decisions;
    const then = now;
    now = performance.now();
    if (now - then < 20) batch *= 2;
  }
  return { ...sum, seconds: (performance.now() - start) / 1000 };
}
