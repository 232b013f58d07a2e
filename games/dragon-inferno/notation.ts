import { CELL_NAMES, CELLS, type Cell } from './board.ts';
import { DRAGONS, PIECES } from './components.ts';
import { cellNames, DRAGON_PLACEMENTS, TILE_PLACEMENTS } from './placements.ts';

/** A move is the field of an egg, or from FIRST_TILE_MOVE on a tile's placement, or from FIRST_DRAGON_MOVE on a dragon's. */
export type Move = number;

export const FIRST_TILE_MOVE = CELLS;
export const FIRST_DRAGON_MOVE = CELLS + TILE_PLACEMENTS.length;

export const [EGG, TILE, DRAGON] = [0, 1, 2] as const;

export function kindOf(move: Move): number {
  return move < FIRST_TILE_MOVE ? EGG : move < FIRST_DRAGON_MOVE ? TILE : DRAGON;
}

export function eggOf(move: Move): Cell {
  return move;
}

/** The index of the placement of a tile or a dragon. */
export function placementOf(move: Move): number {
  return move < FIRST_DRAGON_MOVE ? move - FIRST_TILE_MOVE : move - FIRST_DRAGON_MOVE;
}

const TEXTS: readonly string[] = [
  ...CELL_NAMES.map((name) => `egg ${name}`),
  ...TILE_PLACEMENTS.map(
    ({ shape, hole, castle }) => `tile ${PIECES[shape]} ${CELL_NAMES[hole]} ${CELL_NAMES[castle]}`,
  ),
  ...DRAGON_PLACEMENTS.map((placement) => `dragon ${DRAGONS[placement.shape]} ${cellNames(placement).join(' ')}`),
];
const BY_TEXT: ReadonlyMap<string, Move> = new Map(TEXTS.map((text, move) => [text, move]));

export function spell(move: Move): string {
  return TEXTS[move]!;
}

export function parse(text: string): Move | undefined {
  return BY_TEXT.get(text);
}

/** The tile's placement with its hole and castle on these fields, if there is one. */
export function tilePlacement(piece: string, hole: Cell, castle: Cell): number | undefined {
  const move = parse(`tile ${piece} ${CELL_NAMES[hole]} ${CELL_NAMES[castle]}`);
  return move === undefined ? undefined : placementOf(move);
}

/** The dragon's placement on these fields, named in order, if there is one. */
export function dragonPlacement(dragon: string, cells: readonly string[]): number | undefined {
  const move = parse(`dragon ${dragon} ${cells.join(' ')}`);
  return move === undefined ? undefined : placementOf(move);
}
