/** A field is 0 … 63, ascending by text: a1 is 0, a2 is 1, h8 is 63. */
export type Cell = number;
export const SIDE = 8;
export const CELLS = SIDE * SIDE;

const COLUMNS = 'abcdefgh';
export const CELL_NAMES: readonly string[] = [...COLUMNS].flatMap((column) =>
  Array.from({ length: SIDE }, (_, row) => `${column}${row + 1}`),
);
const BY_NAME: ReadonlyMap<string, Cell> = new Map(CELL_NAMES.map((name, cell) => [name, cell]));

export function cellNamed(name: string): Cell | undefined {
  return BY_NAME.get(name);
}

/** The field in a column and a row, both from 0, if it is on the board. */
export function cellAt(column: number, row: number): Cell | undefined {
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? column * SIDE + row : undefined;
}

/** Sets of fields are two masks: `low` the columns a–d, `high` the columns e–h. */
export function low(cells: readonly Cell[]): number {
  return cells.reduce((mask, cell) => (cell < 32 ? mask | (1 << cell) : mask), 0);
}

export function high(cells: readonly Cell[]): number {
  return cells.reduce((mask, cell) => (cell < 32 ? mask : mask | (1 << (cell - 32))), 0);
}

export function has(lowMask: number, highMask: number, cell: Cell): boolean {
  return (((cell < 32 ? lowMask : highMask) >>> (cell & 31)) & 1) === 1;
}

export function cellsIn(lowMask: number, highMask: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (has(lowMask, highMask, cell)) cells.push(cell);
  return cells;
}

export function namesIn(lowMask: number, highMask: number): string[] {
  return cellsIn(lowMask, highMask).map((cell) => CELL_NAMES[cell]!);
}

/** How many fields a mask has. */
export function count(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function neighbours(cell: Cell): Cell[] {
  const column = Math.floor(cell / SIDE);
  const row = cell % SIDE;
  const around = [cellAt(column - 1, row), cellAt(column + 1, row), cellAt(column, row - 1), cellAt(column, row + 1)];
  return around.filter((near) => near !== undefined);
}

/** The corners, where a kingdom may begin (§1.1, §3.2). */
export const CORNERS: readonly Cell[] = [0, SIDE - 1, CELLS - SIDE, CELLS - 1];

/** The round fields, the inner 6×6 (§1.1). */
export const EGG_FIELDS: readonly Cell[] = [...CELL_NAMES.keys()].filter((cell) => neighbours(cell).length === 4);
