import type { Insight, Seat } from '@hoard/kernel';
import { count, has } from './board.ts';
import type { Move } from './notation.ts';
import { outcome, score } from './outcome.ts';
import { DRAGON_HIGH, DRAGON_LOW, TILE_FORMS, TILE_PLACEMENTS } from './placements.ts';
import { endOfNext, firstOfNext, isLand } from './rules/dragons.ts';
import { holds, openHigh, openLow, PIECE_OF } from './rules/placing.ts';
import { isOver, PUTTING, type State, SUMMONING } from './state.ts';

/*
 * A player counts the points, the ways to place more tiles, and the eggs that a hole can catch: each is a dragon
 * among the other's castles. Weights are in points, first fitted to final scores, then tried in matches.
 */
const ROOM = 3; // times the logarithm of the ways: the tenth way to place is worth less than the second
const EGG = 1.2;
const TURN = 5; // to be on turn: a tile more, four fields and a castle
const STEEPNESS = 0.25; // from the lead in points to the chance to win: a guess, and no matter to who only compares

const EVEN = [0.5, 0.5] as const;

/** Each seat's chance to win, by the lead to be expected at the end. */
function chances(state: State): readonly number[] {
  if (state.phase === PUTTING) return EVEN; // eggs lie there for both
  if (isOver(state)) return shares(state);
  const onTurn = state.phase === SUMMONING ? bestFire(state) - TURN : TURN;
  const lead = outlook(state, 0) - outlook(state, 1) + (state.turn === 0 ? onTurn : -onTurn);
  const first = 1 / (1 + Math.exp(-STEEPNESS * lead));
  return [first, 1 - first];
}

function shares(state: State): readonly number[] {
  const [winner] = outcome(state).winners;
  return winner === undefined ? EVEN : [1 - winner, winner];
}

const HOLES = TILE_FORMS.map(({ marks }) => marks.map(({ hole }) => hole)); // [form]: steps from its anchor

/** The points of a seat and what it can hope for. */
function outlook(state: State, seat: Seat): number {
  const points = score(state, seat);
  if ((state.stuck >> seat) & 1) return points;
  let ways = 0;
  let holesLow = 0; // the fields on which the hole of its next tile may come to lie
  let holesHigh = 0;
  for (let form = 0; form < HOLES.length; form++) {
    if (!holds(state, seat, PIECE_OF[form]!)) continue;
    const lows = openLow(state, seat, form);
    const highs = openHigh(state, seat, form);
    ways += count(lows) + count(highs);
    for (let i = 0; i < HOLES[form]!.length; i++) {
      const steps = HOLES[form]![i]!;
      holesLow |= lows << steps;
      holesHigh |= (highs << steps) | ((lows >>> 1) >>> (31 - steps));
    }
  }
  const eggs = state.lairs.length === 0 ? 0 : count(holesLow & state.eggsLow) + count(holesHigh & state.eggsHigh);
  return points + ROOM * Math.log(1 + ways) + EGG * eggs;
}

/** The most that the dragon to be placed can win for the seat on turn. */
function bestFire(state: State): number {
  const end = endOfNext(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = firstOfNext(state); i < end; i++) if (isLand(state, i)) best = Math.max(best, gain(state, i));
  return best;
}

/** The points that burn of the other's, less those of one's own (§6.2). */
function gain(state: State, dragon: number): number {
  const { kingdoms, tiles, turn } = state;
  const low = DRAGON_LOW[dragon]!;
  const high = DRAGON_HIGH[dragon]!;
  const fields = (seat: Seat) => count(low & kingdoms[seat * 2]!) + count(high & kingdoms[seat * 2 + 1]!);
  let points = fields(1 - turn) - fields(turn);
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    if (has(low, high, TILE_PLACEMENTS[tile >> 1]!.castle)) points += (tile & 1) === turn ? -1 : 1;
  }
  return points;
}

/** A playout would only blur what these chances tell: a place is judged where it is. */
export const insight: Insight<State, Move> = { chances, horizon: 0, open: true };
