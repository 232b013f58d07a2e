import { cellName } from '../cells.ts';
import type { Colour } from '../components.ts';
import { largestGroup } from '../groups.ts';
import { type Place, SILVER_PLACE } from '../table.ts';
import { ALL_COLOURS, type Lying, shows, spot } from './lying.ts';

/** A group of a colour (§8.1): its cards, and the quarters that hang together. */
export interface Group {
  readonly places: readonly Place[];
  readonly quarters: ReadonlySet<string>; // "x,y" of a grid with two columns and two rows a card
}

/** The size of the largest group of each colour. */
export function sizes(lying: Lying): number[] {
  return ALL_COLOURS.map((colour) => largestGroup(lying, colour));
}

/** The groups of a colour, the largest first. */
export function groupsOf(lying: Lying, colour: Colour): Group[] {
  const quarters = new Map<string, Place>();
  for (let place = SILVER_PLACE; place < lying.cells.length; place++) {
    const [x, y] = spot(cellName(lying.cells[place]!));
    for (let quarter = 0; quarter < 4; quarter++) {
      if (shows(lying, place, quarter, colour))
        quarters.set(`${2 * x + (quarter & 1)},${2 * y + (quarter >> 1)}`, place);
    }
  }
  const groups: Group[] = [];
  while (quarters.size > 0) groups.push(takeGroup(quarters));
  return groups.sort((a, b) => b.places.length - a.places.length);
}

/** Quarters of a card that show one colour touch, so what touches is one group. */
function takeGroup(quarters: Map<string, Place>): Group {
  const found = new Set<string>();
  const places = new Set<Place>();
  const waiting = [[...quarters.keys()][0]!];
  while (waiting.length > 0) {
    const at = waiting.pop()!;
    const place = quarters.get(at);
    if (place === undefined) continue;
    quarters.delete(at);
    found.add(at);
    places.add(place);
    waiting.push(...around(at));
  }
  return { places: [...places], quarters: found };
}

/** The quarters on the right, below, on the left, above. */
export function around(quarter: string): string[] {
  const [x, y] = spot(quarter);
  return [`${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`, `${x},${y - 1}`];
}
