import { COLOURS, SEVEN } from '../components.ts';
import { around, type Group, groupsOf } from './groups.ts';
import { ALL_COLOURS, type Lying, spot } from './lying.ts';

/** How large a card is drawn, in units of the table. */
export const WIDTH = 100;
export const HEIGHT = 140;
export const [HALF_WIDTH, HALF_HEIGHT] = [WIDTH / 2, HEIGHT / 2];

/** Where a cell is drawn. */
export function placed(cell: string): { readonly left: string; readonly top: string } {
  const [x, y] = spot(cell);
  return { left: `${x * WIDTH}px`, top: `${y * HEIGHT}px` };
}

/** The line around the quarters of a group, as a path. */
export function contour({ quarters }: Group): string {
  const lines: string[] = [];
  for (const quarter of quarters) {
    const [x, y] = spot(quarter);
    const [left, top] = [x * HALF_WIDTH, y * HALF_HEIGHT];
    const sides = [
      `M${left + HALF_WIDTH} ${top}v${HALF_HEIGHT}`,
      `M${left} ${top + HALF_HEIGHT}h${HALF_WIDTH}`,
      `M${left} ${top}v${HALF_HEIGHT}`,
      `M${left} ${top}h${HALF_WIDTH}`,
    ];
    around(quarter).forEach((near, side) => {
      if (!quarters.has(near)) lines.push(sides[side]!);
    });
  }
  return lines.join('');
}

/** Where the number of a group stands: at the corner that comes first in reading order. */
function badgeSpot({ quarters }: Group): { readonly left: string; readonly top: string } {
  const [first] = [...quarters].map(spot).sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  return { left: `${first![0] * HALF_WIDTH + 6}px`, top: `${first![1] * HALF_HEIGHT + 4}px` };
}

/** A group as it is marked on the table. */
export interface Outline {
  readonly path: string;
  readonly size: number;
  readonly ripe: boolean; // one card short of a win, or more
  readonly left: string; // of its number
  readonly top: string;
}

/** The groups of two cards and more in these colours. */
export function outlines(lying: Lying, names: ReadonlySet<string>): Outline[] {
  return ALL_COLOURS.filter((colour) => names.has(COLOURS[colour]!))
    .flatMap((colour) => groupsOf(lying, colour))
    .filter(({ places }) => places.length > 1)
    .map((group) => {
      const size = group.places.length;
      return { path: contour(group), size, ripe: size >= SEVEN - 1, ...badgeSpot(group) };
    });
}
