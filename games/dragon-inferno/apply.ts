import type { Rng, Seat, Tell } from '@hoard/kernel';
import { CELL_NAMES, type Cell, cellsIn, count, has } from './board.ts';
import { DRAGONS, EGGS, EGGS_EACH, PIECES } from './components.ts';
import { EGG, eggOf, kindOf, type Move, placementOf, TILE } from './notation.ts';
import { outcome } from './outcome.ts';
import {
  cellNames,
  DRAGON_HIGH,
  DRAGON_LOW,
  DRAGON_PLACEMENTS,
  TILE_HIGH,
  TILE_LOW,
  TILE_PLACEMENTS,
} from './placements.ts';
import { dragonFits } from './rules/dragons.ts';
import { canPlace } from './rules/placing.ts';
import { layTile, type State, SUMMONING, TILING } from './state.ts';

/** Carries out a legal move. Nothing is left to chance after set-up. */
export function apply(state: State, move: Move, _rng: Rng, tell?: Tell): void {
  switch (kindOf(move)) {
    case EGG:
      return putEgg(state, eggOf(move), tell);
    case TILE:
      return placeTile(state, placementOf(move), tell);
    default:
      return placeDragon(state, placementOf(move), tell);
  }
}

/** Four eggs each, then seat 0 begins (§2.2, §2.3). */
function putEgg(state: State, cell: Cell, tell?: Tell): void {
  if (cell < 32) state.eggsLow |= 1 << cell;
  else state.eggsHigh |= 1 << (cell - 32);
  tell?.({ what: 'eggPut', args: { seat: state.turn, cell: CELL_NAMES[cell]! } });
  const eggs = count(state.eggsLow) + count(state.eggsHigh);
  if (eggs === EGGS_EACH) state.turn = 1;
  if (eggs < EGGS) return;
  state.turn = 0;
  state.phase = TILING;
}

function placeTile(state: State, placement: number, tell?: Tell): void {
  const seat = state.turn;
  const { shape, hole } = TILE_PLACEMENTS[placement]!;
  if ((state.stuck >> seat) & 1) throw new Error(`seat ${seat} was stuck and places a tile (§3.4)`);
  layTile(state, seat, placement);
  tell?.({
    what: 'placed',
    args: { seat, piece: PIECES[shape]!, cells: cellNames(TILE_PLACEMENTS[placement]!).join(' ') },
  });
  const coveredLow = TILE_LOW[placement]! & state.eggsLow;
  const coveredHigh = TILE_HIGH[placement]! & state.eggsHigh;
  if ((coveredLow | coveredHigh) === 0) return endTurn(state, tell);
  coverEggs(state, coveredLow, coveredHigh, hole, tell);
  if (has(coveredLow, coveredHigh, hole)) summon(state, tell);
  else endTurn(state, tell);
}

/** Eggs under solid fields break (§4.1), an egg in the hole stays there (§4.2). */
function coverEggs(state: State, coveredLow: number, coveredHigh: number, hole: Cell, tell?: Tell): void {
  const seat = state.turn;
  const caughtLow = hole < 32 ? coveredLow & (1 << hole) : 0;
  const caughtHigh = hole < 32 ? 0 : coveredHigh & (1 << (hole - 32));
  state.eggsLow &= ~coveredLow;
  state.eggsHigh &= ~coveredHigh;
  state.hatchedLow |= caughtLow;
  state.hatchedHigh |= caughtHigh;
  state.broken[seat] = state.broken[seat]! + count(coveredLow & ~caughtLow) + count(coveredHigh & ~caughtHigh);
  if (tell === undefined) return;
  for (const cell of cellsIn(coveredLow, coveredHigh)) {
    tell({ what: cell === hole ? 'hatched' : 'broke', args: { seat, cell: CELL_NAMES[cell]! } });
  }
}

/** The next dragon comes, if there is one; where it fits nowhere it is discarded (§5.1, §5.3, §5.4). */
function summon(state: State, tell?: Tell): void {
  const seat = state.turn;
  if (state.lairs.length === 0) {
    tell?.({ what: 'noDragonLeft', args: { seat } });
    return endTurn(state, tell);
  }
  const dragon = DRAGONS[state.lairs[state.lairs.length - 1]!]!;
  tell?.({ what: 'summoned', args: { seat, dragon } });
  if (dragonFits(state)) {
    state.phase = SUMMONING;
    return;
  }
  state.lairs.pop();
  tell?.({ what: 'discarded', args: { dragon } });
  endTurn(state, tell);
}

function placeDragon(state: State, placement: number, tell?: Tell): void {
  state.lairs.pop();
  state.dragons.push(placement);
  state.burntLow |= DRAGON_LOW[placement]!;
  state.burntHigh |= DRAGON_HIGH[placement]!;
  state.phase = TILING;
  const { shape } = DRAGON_PLACEMENTS[placement]!;
  const cells = cellNames(DRAGON_PLACEMENTS[placement]!).join(' ');
  tell?.({ what: 'burned', args: { seat: state.turn, dragon: DRAGONS[shape]!, cells } });
  endTurn(state, tell);
}

/** The other player's turn, or the same again if the other can place nothing, or the end (§3.3, §6.1). */
function endTurn(state: State, tell?: Tell): void {
  const seat = state.turn;
  const other = 1 - seat;
  if (!isStuck(state, other)) {
    state.turn = other;
    return;
  }
  if (!isStuck(state, seat)) {
    const what = state.unplaced[other] === 0 ? 'skippedWithoutTiles' : 'skippedWithoutRoom';
    return tell?.({ what, args: { seat: other } });
  }
  if (tell !== undefined) tellEnd(state, tell);
}

/** Once no tile can be placed, none ever can: fields only fill up, and one's own grow only by placing (§3.4). */
function isStuck(state: State, seat: Seat): boolean {
  if ((state.stuck >> seat) & 1) return true;
  if (canPlace(state, seat)) return false;
  state.stuck |= 1 << seat;
  return true;
}

function tellEnd(state: State, tell: Tell): void {
  const { winners, scores } = outcome(state);
  const [seat] = winners;
  if (seat === undefined) tell({ what: 'drawn', args: { points: scores[0]! } });
  else tell({ what: 'won', args: { seat, other: 1 - seat, points: scores[seat]!, less: scores[1 - seat]! } });
}
