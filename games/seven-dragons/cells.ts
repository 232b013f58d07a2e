/** A cell of the table as one number, ascending by row, then by column. */
export type Cell = number;

const SPAN = 1024; // cells in a row that can be told apart
const ORIGIN = SPAN / 2;

/** A position may have cards so far from the silver dragon; play adds less than a hundred cells to that. */
export const FARTHEST = 400;
export const SILVER_CELL: Cell = ORIGIN * SPAN + ORIGIN;
export const CELLS = SPAN * SPAN;

/** From a cell to the one on the right, below, on the left, above. */
export const STEPS = [1, SPAN, -1, -SPAN] as const;

export function cellName(cell: Cell): string {
  return `${(cell % SPAN) - ORIGIN},${Math.floor(cell / SPAN) - ORIGIN}`;
}

/** The cell of a name such as "2,-1"; none where it is no name or lies beyond all that can be told apart. */
export function cellNamed(name: string): Cell | undefined {
  const comma = name.indexOf(',');
  const x = Number(name.slice(0, comma));
  const y = Number(name.slice(comma + 1));
  if (!Number.isInteger(x) || !Number.isInteger(y) || !isNear(x, ORIGIN) || !isNear(y, ORIGIN)) return undefined;
  const cell = (y + ORIGIN) * SPAN + x + ORIGIN;
  return cellName(cell) === name ? cell : undefined; // not "+1,0" or "01,0"
}

function isNear(coordinate: number, limit: number): boolean {
  return Math.abs(coordinate) < limit;
}

/** Whether a position may have a card there. */
export function isLoadable(cell: Cell): boolean {
  return isNear((cell % SPAN) - ORIGIN, FARTHEST + 1) && isNear(Math.floor(cell / SPAN) - ORIGIN, FARTHEST + 1);
}
