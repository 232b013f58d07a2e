import type { Point, Rect } from '@hoard/board';
import { cellBy, type Lair, whereIs } from './table.ts';

/** The side of a chamber on the plan. */
export const UNIT = 120;

export function corner(cell: string): { readonly left: string; readonly top: string } {
  const { x, y } = whereIs(cell);
  return { left: `${x * UNIT}px`, top: `${y * UNIT}px` };
}

export function middleOf(cell: string): Point {
  const { x, y } = whereIs(cell);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

/** The rectangle some cells take, with so many cells around. */
export function extent(cells: readonly string[], around: number): Rect {
  const [xs, ys] = [cells.map((cell) => whereIs(cell).x), cells.map((cell) => whereIs(cell).y)];
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return {
    x: left * UNIT,
    y: top * UNIT,
    width: (Math.max(...xs) + around + 1 - left) * UNIT,
    height: (Math.max(...ys) + around + 1 - top) * UNIT,
  };
}

/** Where figures stand in a chamber, beside its arrows and its inlay: the corners first. */
const STANDS: readonly Point[] = [
  { x: 0.79, y: 0.74 },
  { x: 0.21, y: 0.74 },
  { x: 0.79, y: 0.24 },
  { x: 0.21, y: 0.24 },
  { x: 0.5, y: 0.8 },
  { x: 0.5, y: 0.2 },
];

/** Where the nth figure of a chamber stands. */
export function stand(cell: string, n: number): { readonly left: string; readonly top: string } {
  const { x, y } = whereIs(cell);
  const at = STANDS[n]!;
  return { left: `${(x + at.x) * UNIT}px`, top: `${(y + at.y) * UNIT}px` };
}

const BESIDE = [
  ['N', 0, -1],
  ['E', 1, 0],
  ['S', 0, 1],
  ['W', -1, 0],
] as const;

/** The sides of a cell on which a chamber lies: "NE". */
export function neighbours(lair: Lair, cell: string): string {
  const { x, y } = whereIs(cell);
  return BESIDE.flatMap(([side, dx, dy]) => (cellBy(x + dx, y + dy) in lair ? side : [])).join('');
}
