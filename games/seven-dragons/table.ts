import { type Cell, SILVER_CELL, STEPS } from './cells.ts';
import { type Face, LOOKS, type Look, SILVER } from './components.ts';
import type { Table } from './state.ts';

export type Place = number;
export const NOWHERE: Place = 0;
export const SILVER_PLACE: Place = 1;

/*
 * A neighbour's quarters as they face mine (§4.4), each moved to the quarter of mine that it touches:
 * right 2–1 and 4–3, below 3–1 and 4–2, left 1–2 and 3–4, above 1–3 and 2–4.
 */
const LEFT_HALF = 0x7c1f; // quarters 1 and 3
const UPPER_HALF = 0x3ff; // quarters 1 and 2

export function fromRight(look: Look): Look {
  return (look & LEFT_HALF) << 5;
}

export function fromBelow(look: Look): Look {
  return (look & UPPER_HALF) << 10;
}

export function fromLeft(look: Look): Look {
  return (look >> 5) & LEFT_HALF;
}

export function fromAbove(look: Look): Look {
  return (look >> 10) & UPPER_HALF;
}

/** The silver dragon alone (§2.1). */
export function bareTable(silver: Look): Table {
  const table: Table = { cells: [-1], faces: [-1], looks: [0], beside: [0, 0, 0, 0], order: [] };
  put(table, SILVER_CELL, SILVER, silver);
  return table;
}

/** The place at a cell, NOWHERE if it never had a card on or beside it. */
export function placeAt(table: Table, cell: Cell): Place {
  const found = table.cells.indexOf(cell);
  return found < 0 ? NOWHERE : found;
}

/** Lays a card on a free cell; its four neighbours become places. */
export function put(table: Table, cell: Cell, face: Face, look: Look = LOOKS[face]!): Place {
  const place = placeAt(table, cell) || newPlace(table, cell);
  table.faces[place] = face;
  table.looks[place] = look;
  for (let side = 0; side < 4; side++) {
    if (table.beside[place * 4 + side] === NOWHERE) newPlace(table, cell + STEPS[side]!);
  }
  return place;
}

/** Takes the card off a place. */
export function lift(table: Table, place: Place): void {
  table.faces[place] = -1;
  table.looks[place] = 0;
}

function newPlace(table: Table, cell: Cell): Place {
  const { cells, faces, looks, beside } = table;
  const place = cells.length;
  cells.push(cell);
  faces.push(-1);
  looks.push(0);
  beside.push(NOWHERE, NOWHERE, NOWHERE, NOWHERE);
  for (let side = 0; side < 4; side++) {
    const neighbour = placeAt(table, cell + STEPS[side]!);
    if (neighbour === NOWHERE) continue;
    beside[place * 4 + side] = neighbour;
    beside[neighbour * 4 + ((side + 2) & 3)] = place;
  }
  return place;
}

/** Whether a dragon card, not the silver dragon, lies on a place. */
export function hasDragon(table: Table, place: Place): boolean {
  return table.looks[place] !== 0 && place !== SILVER_PLACE;
}

/** What the cards around a place show it: the colours that would continue, for each quarter of a card laid there (§4.4). */
export function shownTo({ looks, beside }: Table, place: Place): Look {
  const at = place * 4;
  return (
    fromRight(looks[beside[at]!]!) |
    fromBelow(looks[beside[at + 1]!]!) |
    fromLeft(looks[beside[at + 2]!]!) |
    fromAbove(looks[beside[at + 3]!]!)
  );
}

/** The places in the order of their cells, which does not tell how they came about; those new since the last time are put in. */
export function placesInOrder({ cells, order }: Table): readonly Place[] {
  for (let place = order.length + 1; place < cells.length; place++) {
    let i = order.length;
    for (; i > 0 && cells[order[i - 1]!]! > cells[place]!; i--) order[i] = order[i - 1]!;
    order[i] = place;
  }
  return order;
}
