import { coin, howMany, less, NO_COINS, type Pool, size } from './coins.ts';
import type { Play, State } from './state.ts';

/*
 * Who knows which coins lie where. The owners of a pool see their own coins, and remember those they saw come or go:
 * for every other pool, and for the hoard, the coins that must still be there. A coin taken from there unseen
 * may have been any of them, so one of each value is forgotten.
 */

/** Where the hoard stands among the pools. */
export function hoardOf({ pools }: Play): number {
  return pools;
}

/** The coins that the owners of a pool know to be in another pool or in the hoard. */
export function knownIn({ play, known }: State, owner: number, pool: number): Pool {
  return known[owner * (play.pools + 1) + pool]!;
}

/** To be called before a coin goes from one pool (or the hoard) to another. */
export function remember(state: State, from: number, to: number, value: number): void {
  const { play, pools } = state;
  const there = from === hoardOf(play) ? state.hoard.length : size(pools[from]!);
  const known = state.known.slice();
  for (let owner = 0; owner < play.pools; owner++) {
    const row = owner * (play.pools + 1);
    const before = known[row + from]!;
    const knows = owner === from || owner === to || isAlike(before, there);
    if (owner !== from) known[row + from] = knows ? less(before, value) : lessOfEach(before);
    if (owner !== to && knows) known[row + to]! += coin(value);
  }
  state.known = known;
}

/** Whether these are all the coins there, and alike: then it is known which one goes, or in what order they lie. */
export function isAlike(known: Pool, there: number): boolean {
  return [1, 2, 3].some((value) => known === there * coin(value));
}

function lessOfEach(known: Pool): Pool {
  if (known === NO_COINS) return known;
  let left = known;
  for (let value = 1; value <= 3; value++) if (howMany(known, value) > 0) left -= coin(value);
  return left;
}
