import { CELLS, type Cell, cellAt, EDGE, FACING, NOWHERE, STEP } from './cells.ts';
import { arrowsOf, type Chamber, effectOf, HARP, KEY, PORTAL } from './components.ts';
import type { State } from './state.ts';

/** The chamber that lies there, -1 where none does. */
export function chamberAt(state: State, cell: Cell): Chamber | -1 {
  const i = state.cells.indexOf(cell);
  return i < 0 ? -1 : state.lair[i]!;
}

export function effectAt(state: State, cell: Cell): number {
  return effectOf(chamberAt(state, cell));
}

/** Of some sides of a cell, those on which a chamber lies. */
export function sidesWithChamber(state: State, cell: Cell, sides: number): number {
  let found = 0;
  for (let side = 0; side < 4; side++) {
    if ((sides >> side) & 1 && state.cells.includes(cell + STEP[side]!)) found |= 1 << side;
  }
  return found;
}

/** Of some sides of a cell, those on which a harp lies. */
export function sidesWithHarp(state: State, cell: Cell, sides: number): number {
  let found = 0;
  for (let side = 0; side < 4; side++) {
    if ((sides >> side) & 1 && effectAt(state, cell + STEP[side]!) === HARP) found |= 1 << side;
  }
  return found;
}

/** The sides from which a neighbour's arrow points at the cell, one chamber thought away. */
export function sidesPointedAt(state: State, cell: Cell, lifted: Cell = NOWHERE): number {
  let found = 0;
  for (let side = 0; side < 4; side++) {
    const neighbour = cell + STEP[side]!;
    const chamber = neighbour === lifted ? -1 : chamberAt(state, neighbour);
    if (chamber >= 0 && arrowsOf(chamber) & FACING[side]!) found |= 1 << side;
  }
  return found;
}

/** Key and portal let a hero out on every side (§5.2). */
export function isOpen(effect: number): boolean {
  return effect === KEY || effect === PORTAL;
}

/** Whether a hero or Drakon stands there. */
export function hasFigure(state: State, cell: Cell): boolean {
  return state.drakon === cell || state.at.includes(cell);
}

/*
 * The free places next to the lair, found in one pass over a scratch table that is wiped again:
 * 0 for a cell not met yet, TAKEN for a chamber or the table's edge, otherwise the number of a place.
 */
const TAKEN = -1;
const table = new Int16Array(CELLS);
for (let i = -EDGE; i <= EDGE; i++) {
  for (const cell of [cellAt(i, -EDGE), cellAt(i, EDGE), cellAt(-EDGE, i), cellAt(EDGE, i)]) table[cell] = TAKEN;
}

const STEPS = Int16Array.from(STEP);
const FACINGS = Int16Array.from(FACING);
const MOST_PLACES = 4 * 72;

/** Free places that share a side with a chamber (§4.1), as found last; number 0 stands for nothing. */
export const places = new Int32Array(MOST_PLACES + 1);
/** For each, the sides from which a chamber's arrow points at it. */
export const pointedAt = new Int32Array(MOST_PLACES + 1);

/** Finds the free places next to the lair, one chamber of it thought away; answers how many, numbered from 1. */
export function findPlaces({ cells, lair }: State, lifted: Cell = NOWHERE): number {
  let count = 0;
  for (let i = 0; i < cells.length; i++) table[cells[i]!] = TAKEN;
  if (lifted !== NOWHERE) table[lifted] = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    const arrows = lair[i]!;
    if (cell === lifted) continue;
    for (let side = 0; side < 4; side++) {
      const place = cell + STEPS[side]!;
      let number = table[place]!;
      if (number === TAKEN) continue;
      if (number === 0) {
        number = ++count;
        table[place] = number;
        places[number] = place;
        pointedAt[number] = 0;
      }
      if ((arrows >> side) & 1) pointedAt[number]! |= FACINGS[side]!;
    }
  }
  for (let i = 0; i < cells.length; i++) table[cells[i]!] = 0;
  for (let number = 1; number <= count; number++) table[places[number]!] = 0;
  return count;
}

/** Whether a chamber other than the one lifted shares a side with the cell. */
export function touchesLair(state: State, cell: Cell, lifted: Cell = NOWHERE): boolean {
  return STEP.some((step) => cell + step !== lifted && state.cells.includes(cell + step));
}
