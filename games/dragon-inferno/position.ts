import { document, integer, list, object, oneOf, type Position, readOptions } from '@hoard/kernel';
import { CELL_NAMES, high, low, namesIn } from './board.ts';
import { check, type Fields } from './check.ts';
import { DRAGONS, EGGS, PIECES } from './components.ts';
import { OPTIONS } from './options.ts';
import { readCells, readDragons, readLairs, readTiles, readUnplaced } from './parts.ts';
import { cellNames, DRAGON_PLACEMENTS, TILE_PLACEMENTS } from './placements.ts';
import { emptyBoard, PHASES, SEATS, type State } from './state.ts';

/** The position (§7). Everything lies open, so every view is the whole of it. */
export function write(state: State): Position {
  return {
    game: 'dragon-inferno',
    seats: SEATS,
    options: {},
    turn: state.turn,
    phase: PHASES[state.phase]!,
    eggs: namesIn(state.eggsLow, state.eggsHigh),
    hatched: namesIn(state.hatchedLow, state.hatchedHigh),
    broken: state.broken.slice(),
    tiles: state.tiles.map(writeTile),
    dragons: state.dragons.map((dragon) => {
      const placement = DRAGON_PLACEMENTS[dragon]!;
      return { piece: DRAGONS[placement.shape]!, cells: cellNames(placement) };
    }),
    lairs: state.lairs.map((dragon) => DRAGONS[dragon]!).reverse(),
    unplaced: state.unplaced.map((mask) => PIECES.filter((_, piece) => (mask >> piece) & 1)),
  };
}

function writeTile(tile: number): Position {
  const placement = TILE_PLACEMENTS[tile >> 1]!;
  return {
    seat: tile & 1,
    piece: PIECES[placement.shape]!,
    cells: cellNames(placement),
    hole: CELL_NAMES[placement.hole]!,
    castle: CELL_NAMES[placement.castle]!,
  };
}

const FIELDS = [
  'game',
  'seats',
  'options',
  'turn',
  'phase',
  'eggs',
  'hatched',
  'broken',
  'tiles',
  'dragons',
  'lairs',
  'unplaced',
] as const;

/** Strict (§7): the box is whole, nothing lies on anything it cannot, and the seat on turn has something to decide. */
export function read(position: unknown): State {
  const root: Fields = object(document(position), FIELDS);
  oneOf(root.game, ['dragon-inferno']);
  oneOf(root.seats, [SEATS]);
  readOptions(root.options, OPTIONS);
  const state = emptyBoard([]);
  state.turn = integer(root.turn, 0, SEATS - 1);
  state.phase = PHASES.indexOf(oneOf(root.phase, PHASES));
  const eggs = readCells(root.eggs);
  state.eggsLow = low(eggs);
  state.eggsHigh = high(eggs);
  const hatched = readCells(root.hatched);
  state.hatchedLow = low(hatched);
  state.hatchedHigh = high(hatched);
  state.broken = list(root.broken, SEATS).map((broken) => integer(broken, 0, EGGS));
  readTiles(root.tiles, state);
  readDragons(root.dragons, state);
  readLairs(root.lairs, state);
  readUnplaced(root.unplaced, state);
  check(state, root);
  return state;
}
