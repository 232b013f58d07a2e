import type { Rect } from './geometry.ts';

/** Where a piece comes from or goes to when it lies nowhere before or after, and its turn among what happened. */
export interface Journey {
  readonly piece: string;
  readonly beat: number; // 0, 1, … : index of its happening
  readonly from?: string; // name of a place
  readonly to?: string;
}

/** One piece on its way from one rectangle of the screen to another. */
export interface Flight {
  readonly piece: string;
  readonly from: Rect;
  readonly to: Rect;
  readonly delay: number; // ms
  readonly leaves: boolean; // it is no longer there when it arrives
}

export type Layout = ReadonlyMap<string, Rect>;

export const FLIGHT = 320; // ms
const BEAT = 260; // ms between happenings
const LONGEST = 1600; // ms until the last one starts

/** What moves, from the places of the pieces before and after. Happenings only say what the two layouts cannot. */
export function flights(before: Layout, after: Layout, places: Layout, journeys: readonly Journey[]): Flight[] {
  const by = new Map(journeys.map((journey) => [journey.piece, journey]));
  const beats = Math.max(0, ...journeys.map(({ beat }) => beat));
  const gap = Math.min(BEAT, beats === 0 ? BEAT : LONGEST / beats);
  const all: Flight[] = [];
  for (const [piece, to] of after) {
    const journey = by.get(piece);
    const from = before.get(piece) ?? (journey?.from === undefined ? undefined : places.get(journey.from));
    if (from === undefined || isNear(from, to)) continue;
    all.push({ piece, from, to, delay: (journey?.beat ?? 0) * gap, leaves: false });
  }
  for (const [piece, from] of before) {
    const journey = by.get(piece);
    const to = journey?.to === undefined || after.has(piece) ? undefined : places.get(journey.to);
    if (to !== undefined) all.push({ piece, from, to, delay: journey!.beat * gap, leaves: true });
  }
  return all;
}

function isNear(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;
}
