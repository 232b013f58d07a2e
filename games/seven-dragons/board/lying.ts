import { type Cell, cellName, cellNamed } from '../cells.ts';
import { ACTION_COLOUR, ACTIONS, COLOURS, type Colour, type Face, faceNamed, MOVE, PLAIN, ZAP } from '../components.ts';
import { aboutOf, actionNamed, endOf, fromOf, kindOf, LAY, PASS, parse, TOP, TOP_ALONE, toOf } from '../notation.ts';
import { touches } from '../rules/laying.ts';
import { silverLook } from '../rules/silver.ts';
import type { Table as Lying } from '../state.ts';
import { bareTable, lift, type Place, placeAt, put, SILVER_PLACE, shownTo } from '../table.ts';
import { SILVER, type Table } from './table.ts';

export type { Lying };

const known = new WeakMap<Table, Lying>();

/** The cards on the table as the game's own functions take them. */
export function lyingOn(table: Table): Lying {
  const before = known.get(table);
  if (before !== undefined) return before;
  const lying = bareTable(silverLook(table.pile.map((action) => ACTIONS.indexOf(action as (typeof ACTIONS)[number]))));
  for (const [cell, face] of Object.entries(table.table)) {
    if (cell !== SILVER) put(lying, cellNamed(cell)!, faceNamed(face)!);
  }
  known.set(table, lying);
  return lying;
}

function copyOf({ cells, faces, looks, beside, order }: Lying): Lying {
  return {
    cells: cells.slice(),
    faces: faces.slice(),
    looks: looks.slice(),
    beside: beside.slice(),
    order: order.slice(),
  };
}

/** Column and row of a cell. */
export function spot(cell: string): readonly [number, number] {
  const [x, y] = cell.split(',').map(Number);
  return [x!, y!];
}

/** The free cells beside a card (§4.3). */
export function freeCells(lying: Lying): string[] {
  return lying.cells.flatMap((cell, place) =>
    place !== 0 && lying.looks[place] === 0 && touches(shownTo(lying, place)) ? cellName(cell) : [],
  );
}

/** The table after a spelled move, as far as its cards lie in the open. */
export function lyingAfter(lying: Lying, spelled: string): Lying {
  const move = parse(spelled)!;
  const kind = kindOf(move);
  const then = copyOf(lying);
  if (kind === PASS) return then;
  if (kind === LAY) return laid(then, toOf(move), aboutOf(move));
  const action = kind === TOP_ALONE ? aboutOf(move) : actionNamed(move);
  if (endOf(move) === TOP) then.looks[SILVER_PLACE] = PLAIN[ACTION_COLOUR[action]!]!;
  if (kind === TOP_ALONE || (action !== MOVE && action !== ZAP)) return then;
  lift(then, placeAt(then, fromOf(move)));
  return action === MOVE ? laid(then, toOf(move), aboutOf(move)) : then;
}

function laid(lying: Lying, cell: Cell, face: Face): Lying {
  put(lying, cell, face);
  return lying;
}

/** Whether a card at a place shows the colour on a quarter, 0 … 3 in reading order. */
export function shows({ looks }: Lying, place: Place, quarter: number, colour: Colour): boolean {
  return ((looks[place]! >> (5 * quarter + colour)) & 1) === 1;
}

export const ALL_COLOURS: readonly Colour[] = COLOURS.map((_, colour) => colour);
