import type { Look } from '../components.ts';
import type { Table } from '../state.ts';
import { type Place, placesInOrder, shownTo } from '../table.ts';
import { touches } from './laying.ts';

/** By place, what the free places last listed are shown. */
export const shown: Look[] = [];

/** The free places that touch a card (§4.3), and what each is shown. */
export function freePlaces(table: Table): Place[] {
  const order = placesInOrder(table);
  const free: Place[] = [];
  for (let i = 0; i < order.length; i++) {
    const place = order[i]!;
    if (table.looks[place] !== 0) continue;
    shown[place] = shownTo(table, place);
    if (touches(shown[place]!)) free.push(place);
  }
  return free;
}

/** Lifting a card changes only what the places around it are shown. */
export function lookAround(table: Table, place: Place): void {
  for (let side = 0; side < 4; side++) {
    const near = table.beside[place * 4 + side]!;
    shown[near] = shownTo(table, near);
  }
}
