import { actor, type Outcome, type Seat, type Status } from '@hoard/kernel';
import { count, has } from './board.ts';
import { TILE_PLACEMENTS } from './placements.ts';
import { isOver, type State } from './state.ts';

export function status(state: State): Status {
  return isOver(state) ? { outcome: outcome(state) } : actor(state.turn);
}

/** More points win, equal points are a draw (§6.3). */
export function outcome(state: State): Outcome {
  const scores = [score(state, 0), score(state, 1)] as const;
  const winners = scores[0] === scores[1] ? [] : [scores[0] > scores[1] ? 0 : 1];
  return { winners, scores, rule: '6.3' };
}

/** Open fields and open castles, less the eggs broken (§6.2). */
export function score(state: State, seat: Seat): number {
  const { kingdoms, burntLow, burntHigh, tiles } = state;
  const fields = count(kingdoms[seat * 2]! & ~burntLow) + count(kingdoms[seat * 2 + 1]! & ~burntHigh);
  let castles = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    if ((tile & 1) === seat && !has(burntLow, burntHigh, TILE_PLACEMENTS[tile >> 1]!.castle)) castles++;
  }
  return fields + castles - state.broken[seat]!;
}
