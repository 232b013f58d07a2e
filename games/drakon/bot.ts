import type { Insight, Rng, Seat } from '@hoard/kernel';
import { NOWHERE } from './cells.ts';
import { gold } from './coins.ts';
import { effectOf, FIND, STEAL_LEFT, STEAL_RIGHT } from './components.ts';
import { chamberAt } from './lair.ts';
import { cellOf, GO, type Move, secondOf } from './move.ts';
import { addWays } from './rules/leaving.ts';
import { pick } from './rules/moves.ts';
import { ACTION, coinsOf, type State } from './state.ts';

const EAGERNESS = 4; // how much sooner one with all the gold wins than one with none, as a power of e

/** Whoever has more of the gold that wins is nearer to winning. */
function chances(state: State): number[] {
  const { seats, target } = state.play;
  const weights: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const weight = Math.exp((EAGERNESS * gold(coinsOf(state, seat))) / target);
    weights.push(weight);
    sum += weight;
  }
  return weights.map((weight) => weight / sum);
}

/** Heroes mostly go where coins are to be had. */
function likelyMove(state: State, rng: Rng): Move {
  if (state.phase === ACTION && rng.int(8) > 0) {
    const ways = waysToCoins(state, state.turn);
    if (ways.length > 0) return ways[rng.int(ways.length)]!;
  }
  return pick(state, rng);
}

function waysToCoins(state: State, seat: Seat): Move[] {
  const ways: Move[] = [];
  addWays(state, state.at[seat]!, GO, ways);
  return ways.filter((way) => {
    const cell = secondOf(way) === NOWHERE ? cellOf(way) : secondOf(way);
    const effect = effectOf(chamberAt(state, cell));
    return cell !== state.drakon && (effect === FIND || effect === STEAL_LEFT || effect === STEAL_RIGHT);
  });
}

/** Playouts in which everybody is after coins, judged after a few rounds. */
export const insight: Insight<State, Move> = { likelyMove, chances, horizon: 24 };
