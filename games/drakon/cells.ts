/**
 * A place on the table: (y + 128) × 256 + x + 128, x east, y south, the entrance at 0,0.
 * The table ends 127 places from the entrance; its edge is never free and holds nothing.
 */
export type Cell = number;
export const NOWHERE: Cell = 0;
export const EDGE = 127;
export const CELLS = 65536;

export function cellAt(x: number, y: number): Cell {
  return (y + 128) * 256 + x + 128;
}

export const START: Cell = cellAt(0, 0);

export function xOf(cell: Cell): number {
  return (cell & 255) - 128;
}

export function yOf(cell: Cell): number {
  return (cell >> 8) - 128;
}

const names = new Map<Cell, string>();
const byName = new Map<string, Cell>();

/** "1,-2" */
export function cellName(cell: Cell): string {
  const known = names.get(cell);
  if (known !== undefined) return known;
  const name = `${xOf(cell)},${yOf(cell)}`;
  names.set(cell, name);
  byName.set(name, cell);
  return name;
}

const FORM = /^(0|-?[1-9]\d{0,8}),(0|-?[1-9]\d{0,8})$/;

/** The cell that is written so; what lies beyond the table's edge counts as its edge. */
export function cellNamed(name: string): Cell | undefined {
  const known = byName.get(name);
  if (known !== undefined) return known;
  const found = FORM.exec(name);
  return found === null ? undefined : cellAt(onTable(Number(found[1])), onTable(Number(found[2])));
}

function onTable(coordinate: number): number {
  return Math.max(-EDGE, Math.min(EDGE, coordinate));
}

export function isOnEdge(cell: Cell): boolean {
  return Math.abs(xOf(cell)) >= EDGE || Math.abs(yOf(cell)) >= EDGE;
}

/** The way to the neighbour on each side: north, east, south, west. Side s has the bit 1 << s in a mask of arrows. */
export const STEP: readonly number[] = [-256, 1, 256, -1];
/** The bit of the side opposite to side s. */
export const FACING: readonly number[] = [4, 8, 1, 2];

/** The side on which a neighbour lies; -1 for a cell that is none. */
export function sideTowards(from: Cell, to: Cell): number {
  return STEP.indexOf(to - from);
}
