import { CELL_NAMES, CELLS, type Cell, high, low, neighbours } from './board.ts';
import { DRAGON_SHAPES, TILES } from './components.ts';
import { type Form, formsOf, NO_MARK } from './forms.ts';

/** One way to lay a tile or a dragon on the empty board. */
export interface Placement {
  readonly shape: number; // index into TILES or DRAGON_SHAPES
  readonly form: number; // index into TILE_FORMS or DRAGON_FORMS
  readonly anchor: Cell;
  readonly cells: readonly Cell[]; // ascending
  readonly hole: Cell; // NO_MARK for a dragon, like the castle
  readonly castle: Cell;
}

export const TILE_FORMS: readonly Form[] = TILES.flatMap(({ drawing }, shape) => formsOf(shape, drawing));
export const DRAGON_FORMS: readonly Form[] = DRAGON_SHAPES.flatMap(({ drawing }, shape) => formsOf(shape, drawing));

/** Every way to lay each tile, form by form, anchor by anchor, and there one for each place of hole and castle: 1196. */
export const TILE_PLACEMENTS: readonly Placement[] = TILE_FORMS.flatMap(placementsOf);
/** Every way to lay each dragon, in the same order. */
export const DRAGON_PLACEMENTS: readonly Placement[] = DRAGON_FORMS.flatMap(placementsOf);

function placementsOf({ shape, offsets, marks, anchors }: Form, form: number): Placement[] {
  return anchors.flatMap((anchor) =>
    marks.map(({ hole, castle }) => ({
      shape,
      form,
      anchor,
      cells: offsets.map((offset) => anchor + offset),
      hole: hole === NO_MARK ? NO_MARK : anchor + hole,
      castle: castle === NO_MARK ? NO_MARK : anchor + castle,
    })),
  );
}

/** The fields of placements as masks. */
export const TILE_LOW = Int32Array.from(TILE_PLACEMENTS, ({ cells }) => low(cells));
export const TILE_HIGH = Int32Array.from(TILE_PLACEMENTS, ({ cells }) => high(cells));
export const DRAGON_LOW = Int32Array.from(DRAGON_PLACEMENTS, ({ cells }) => low(cells));
export const DRAGON_HIGH = Int32Array.from(DRAGON_PLACEMENTS, ({ cells }) => high(cells));

/** The fields that share a side with the tile; its own among them do no harm, for they are taken. */
export const NEAR_LOW = Int32Array.from(TILE_PLACEMENTS, ({ cells }) => low(cells.flatMap(neighbours)));
export const NEAR_HIGH = Int32Array.from(TILE_PLACEMENTS, ({ cells }) => high(cells.flatMap(neighbours)));

/** The placements of dragon i are those from FIRST_DRAGON[i] up to FIRST_DRAGON[i + 1]. */
export const FIRST_DRAGON: readonly number[] = Array.from(
  { length: DRAGON_SHAPES.length + 1 },
  (_, i) => DRAGON_PLACEMENTS.filter(({ shape }) => shape < i).length,
);

/** [form × 64 + anchor]: the first of the tile's placements there; as many follow as the form has marks. */
export const FIRST_AT = new Int32Array(TILE_FORMS.length * CELLS);
for (let i = TILE_PLACEMENTS.length - 1; i >= 0; i--) {
  const { form, anchor } = TILE_PLACEMENTS[i]!;
  FIRST_AT[form * CELLS + anchor] = i;
}

export function cellNames({ cells }: Placement): string[] {
  return cells.map((cell) => CELL_NAMES[cell]!);
}
