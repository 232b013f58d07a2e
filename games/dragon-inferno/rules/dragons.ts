import { DRAGON_HIGH, DRAGON_LOW, DRAGON_PLACEMENTS, FIRST_DRAGON } from '../placements.ts';
import { nextDragon, type State, tiledHigh, tiledLow } from '../state.ts';

/** The dragon is the one whose turn it is (§5.1). */
export function isNext(state: State, placement: number): boolean {
  return DRAGON_PLACEMENTS[placement]!.shape === nextDragon(state);
}

/** The dragon lies on kingdom fields that no dragon covers (§5.2). */
export function isLand(state: State, placement: number): boolean {
  const openLow = tiledLow(state) & ~state.burntLow;
  const openHigh = tiledHigh(state) & ~state.burntHigh;
  return ((DRAGON_LOW[placement]! & ~openLow) | (DRAGON_HIGH[placement]! & ~openHigh)) === 0;
}

/** The next dragon's placements are those from here … */
export function firstOfNext(state: State): number {
  return FIRST_DRAGON[nextDragon(state)!]!;
}

/** … up to here. */
export function endOfNext(state: State): number {
  return FIRST_DRAGON[nextDragon(state)! + 1]!;
}

/** The next dragon fits somewhere (§5.3). */
export function dragonFits(state: State): boolean {
  const end = endOfNext(state);
  for (let i = firstOfNext(state); i < end; i++) if (isLand(state, i)) return true;
  return false;
}
