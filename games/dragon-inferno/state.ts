import type { Options, Rng, Seat } from '@hoard/kernel';
import { type Cell, CORNERS, has, high, low } from './board.ts';
import { ALL_PIECES, DRAGONS } from './components.ts';
import { NEAR_HIGH, NEAR_LOW, TILE_HIGH, TILE_LOW, TILE_PLACEMENTS } from './placements.ts';

/** What is being decided: the names stand in positions (§7). */
export const PHASES = ['eggs', 'tile', 'dragon'] as const;
export const [PUTTING, TILING, SUMMONING] = [0, 1, 2] as const;

/** Sets of fields are two masks each (board.ts); of each seat's sets the low mask stands at 2 × seat, the high one after it. */
export interface State {
  turn: Seat; // in a finished game the seat of the last tile
  phase: number; // index into PHASES
  stuck: number; // bit s: seat s was found to have no place for a tile, and never will (§3.4)
  eggsLow: number; // eggs on free fields
  eggsHigh: number;
  hatchedLow: number; // eggs ever caught in a hole
  hatchedHigh: number;
  burntLow: number; // fields under dragons
  burntHigh: number;
  kingdoms: number[]; // fields of each seat's tiles, burnt or not
  reach: number[]; // where each seat's next tile may begin: corners and what borders on its tiles (§3.2)
  unplaced: number[]; // [seat]: a mask of pieces
  broken: number[]; // [seat]: how many eggs
  tiles: number[]; // in the order placed: placement × 2 + seat
  dragons: number[]; // placements in the order placed
  lairs: number[]; // the dragons left, the next one last
}

export const SEATS = 2;
const CORNERS_LOW = low(CORNERS);
const CORNERS_HIGH = high(CORNERS);

/** A board without eggs or tiles. */
export function emptyBoard(lairs: number[]): State {
  return {
    turn: 0,
    phase: PUTTING,
    stuck: 0,
    eggsLow: 0,
    eggsHigh: 0,
    hatchedLow: 0,
    hatchedHigh: 0,
    burntLow: 0,
    burntHigh: 0,
    kingdoms: [0, 0, 0, 0],
    reach: [CORNERS_LOW, CORNERS_HIGH, CORNERS_LOW, CORNERS_HIGH],
    unplaced: [ALL_PIECES, ALL_PIECES],
    broken: [0, 0],
    tiles: [],
    dragons: [],
    lairs,
  };
}

export function setup(_options: Options, _seats: number, rng: Rng): State {
  const lairs = [...DRAGONS.keys()];
  rng.shuffle(lairs); // §2.1
  return emptyBoard(lairs);
}

export function clone(state: State): State {
  return {
    turn: state.turn,
    phase: state.phase,
    stuck: state.stuck,
    eggsLow: state.eggsLow,
    eggsHigh: state.eggsHigh,
    hatchedLow: state.hatchedLow,
    hatchedHigh: state.hatchedHigh,
    burntLow: state.burntLow,
    burntHigh: state.burntHigh,
    kingdoms: state.kingdoms.slice(),
    reach: state.reach.slice(),
    unplaced: state.unplaced.slice(),
    broken: state.broken.slice(),
    tiles: state.tiles.slice(),
    dragons: state.dragons.slice(),
    lairs: state.lairs.slice(),
  };
}

/** A turn was over and neither player could place a tile (§6.1). */
export function isOver(state: State): boolean {
  return state.stuck === 3;
}

export function tiledLow(state: State): number {
  return state.kingdoms[0]! | state.kingdoms[2]!;
}

export function tiledHigh(state: State): number {
  return state.kingdoms[1]! | state.kingdoms[3]!;
}

export function hasEgg(state: State, cell: Cell): boolean {
  return has(state.eggsLow, state.eggsHigh, cell);
}

/** The dragon of the lowest-numbered lair that still has one (§5.1). */
export function nextDragon(state: State): number | undefined {
  return state.lairs[state.lairs.length - 1];
}

/** The tile lies on the board from now on; what it does to eggs is told apart. */
export function layTile(state: State, seat: Seat, placement: number): void {
  const { kingdoms, reach, unplaced } = state;
  const at = seat * 2;
  kingdoms[at] = kingdoms[at]! | TILE_LOW[placement]!;
  kingdoms[at + 1] = kingdoms[at + 1]! | TILE_HIGH[placement]!;
  reach[at] = reach[at]! | NEAR_LOW[placement]!;
  reach[at + 1] = reach[at + 1]! | NEAR_HIGH[placement]!;
  unplaced[seat] = unplaced[seat]! & ~(1 << TILE_PLACEMENTS[placement]!.shape);
  state.tiles.push(placement * 2 + seat);
}
