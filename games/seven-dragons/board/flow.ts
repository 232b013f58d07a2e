import { cellName } from '../cells.ts';
import { type Place, SILVER_PLACE } from '../table.ts';
import { ALL_COLOURS, type Lying, shows, spot } from './lying.ts';
import { HALF_HEIGHT, HALF_WIDTH, HEIGHT, WIDTH } from './outline.ts';
import { GLASSES, type Glass } from './table.ts';

const FLARE = 4; // how far the glass runs over the lead on either side
const SHORT = 5; // lead that stays at the ends

/** Glass that runs on from one card to another (§4.4). */
export interface Flow {
  readonly glass: Glass;
  readonly path: string;
  readonly cells: readonly [string, string];
}

/** All glass that runs on. */
export function flows(lying: Lying): Flow[] {
  const all: Flow[] = [];
  for (let place = SILVER_PLACE; place < lying.cells.length; place++) {
    if (lying.looks[place] === 0) continue;
    const cell = cellName(lying.cells[place]!);
    const [x, y] = spot(cell);
    const right = lying.beside[place * 4]!;
    const below = lying.beside[place * 4 + 1]!;
    for (const { from, to, glass } of meetings(lying, place, right, [1, 0], [3, 2])) {
      const path = upright((x + 1) * WIDTH, y * HEIGHT + from * HALF_HEIGHT, (to - from) * HALF_HEIGHT);
      all.push({ glass, path, cells: [cell, cellName(lying.cells[right]!)] });
    }
    for (const { from, to, glass } of meetings(lying, place, below, [2, 0], [3, 1])) {
      const path = level(x * WIDTH + from * HALF_WIDTH, (y + 1) * HEIGHT, (to - from) * HALF_WIDTH);
      all.push({ glass, path, cells: [cell, cellName(lying.cells[below]!)] });
    }
  }
  return all;
}

interface Meeting {
  readonly from: 0 | 1; // half of the side where it begins
  readonly to: 1 | 2;
  readonly glass: Glass;
}

/** Where glass meets its own colour along a shared side, given by two pairs of facing quarters: both halves, or one, or none. */
function meetings(lying: Lying, place: Place, near: Place, first: Pair, second: Pair): Meeting[] {
  if (near === 0 || lying.looks[near] === 0) return [];
  const [a, b] = [meets(lying, place, near, first), meets(lying, place, near, second)];
  if (a !== undefined && a === b) return [{ from: 0, to: 2, glass: a }];
  const meeting = (from: 0 | 1, glass: Glass | undefined): Meeting[] =>
    glass === undefined ? [] : [{ from, to: from === 0 ? 1 : 2, glass }];
  return [...meeting(0, a), ...meeting(1, b)];
}

type Pair = readonly [number, number];

function meets(lying: Lying, place: Place, near: Place, [mine, theirs]: Pair): Glass | undefined {
  const both = ALL_COLOURS.filter((colour) => shows(lying, place, mine, colour) && shows(lying, near, theirs, colour));
  return both.length > 1 ? '*' : GLASSES[both[0] ?? -1];
}

function upright(x: number, y: number, length: number): string {
  const inner = length - 2 * SHORT;
  return `M${x - FLARE} ${y + SHORT}q${FLARE} 3 ${2 * FLARE} 0v${inner}q${-FLARE} -3 ${-2 * FLARE} 0z`;
}

function level(x: number, y: number, length: number): string {
  const inner = length - 2 * SHORT;
  return `M${x + SHORT} ${y - FLARE}q3 ${FLARE} 0 ${2 * FLARE}h${inner}q-3 ${-FLARE} 0 ${-2 * FLARE}z`;
}
