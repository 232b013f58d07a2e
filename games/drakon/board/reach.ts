import { cellName, cellNamed } from '../cells.ts';
import { findPlaces, places } from '../lair.ts';
import { cellOf, type Move, secondOf } from '../move.ts';
import { addWays } from '../rules/leaving.ts';
import type { State } from '../state.ts';
import { chamber, type Lair } from './table.ts';

/** A lair as the rules read it; those about ways and places look at nothing else. */
function lairOf(lair: Lair): State {
  const cells = Object.keys(lair).map((cell) => cellNamed(cell)!);
  return { cells, lair: Object.values(lair).map(chamber) } as unknown as State;
}

/** Where a hero could go from a chamber (§5). */
export function reach(lair: Lair, from: string): string[] {
  const list: Move[] = [];
  addWays(lairOf(lair), cellNamed(from)!, 0, list);
  return [...new Set(list.map((move) => cellName(secondOf(move) || cellOf(move))))];
}

/** The free places that share a side with a chamber (§4.1), one of them thought away. */
export function freePlaces(lair: Lair, lifted?: string): string[] {
  const count = findPlaces(lairOf(lair), lifted === undefined ? undefined : cellNamed(lifted));
  return Array.from(places.slice(1, count + 1), cellName);
}
