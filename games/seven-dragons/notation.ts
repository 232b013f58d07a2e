import type { Seat } from '@hoard/kernel';
import { CELLS, type Cell, cellName, cellNamed } from './cells.ts';
import { ACTIONS, type Action, FACES, type Face, faceNamed, MOVE, ROTATE, ZAP } from './components.ts';

/**
 * A move is a whole number below 2^51: four bits of kind, seven of what it is about (a face, a seat, a direction, an action),
 * then a cell it goes to and a cell it comes from, of twenty bits each.
 */
export type Move = number;

export const [PASS, LAY] = [0, 1] as const;
/** An action card without its action: about says which. The second is never legal (§6.3). */
export const [TOP_ALONE, BOTTOM_ALONE] = [2, 3] as const;
const FIRST_ACTION = 4; // then top and bottom of each action, carried out
export const [TOP, BOTTOM] = [0, 1] as const;
export const [CLOCKWISE, COUNTER_CLOCKWISE] = [0, 1] as const;

const ABOUT = 2 ** 4;
const TO = 2 ** 11;
const FROM = TO * CELLS;

export function lay(face: Face, cell: Cell): Move {
  return LAY + face * ABOUT + cell * TO;
}

export function alone(kind: typeof TOP_ALONE | typeof BOTTOM_ALONE, action: Action): Move {
  return kind + action * ABOUT;
}

/** An action card put on top or to the bottom, its action carried out; `about` is the face, the seat or the direction. */
export function withAction(end: number, action: Action, about: number, from: Cell = 0, to: Cell = 0): Move {
  return FIRST_ACTION + action * 2 + end + about * ABOUT + to * TO + from * FROM;
}

export function kindOf(move: Move): number {
  return move & 15;
}

/** The action of a move that names one to carry out, negative for the other kinds. */
export function actionNamed(move: Move): Action {
  return ((move & 15) - FIRST_ACTION) >> 1;
}

/** TOP or BOTTOM, for a move with an action card. */
export function endOf(move: Move): number {
  return move & 1;
}

export function aboutOf(move: Move): Face | Seat | Action {
  return (move >> 4) & 127;
}

export function toOf(move: Move): Cell {
  return Math.floor(move / TO) & (CELLS - 1);
}

export function fromOf(move: Move): Cell {
  return Math.floor(move / FROM);
}

const ENDS = ['top', 'bottom'] as const;
const DIRECTIONS = ['cw', 'ccw'] as const;

export function spell(move: Move): string {
  const about = aboutOf(move);
  switch (kindOf(move)) {
    case PASS:
      return 'pass';
    case LAY:
      return `lay ${FACES[about]} ${cellName(toOf(move))}`;
    case TOP_ALONE:
    case BOTTOM_ALONE:
      return `${ENDS[endOf(move)]} ${ACTIONS[about]}`;
  }
  const action = actionNamed(move);
  return `${ENDS[endOf(move)]} ${ACTIONS[action]} ${target(move, action, about)}`;
}

function target(move: Move, action: Action, about: number): string {
  switch (action) {
    case MOVE:
      return `${cellName(fromOf(move))} ${cellName(toOf(move))} ${FACES[about]}`;
    case ZAP:
      return cellName(fromOf(move));
    case ROTATE:
      return DIRECTIONS[about]!;
    default:
      return String(about);
  }
}

export function parse(text: string): Move | undefined {
  if (text === 'pass') return PASS;
  const [first, second = '', ...rest] = text.split(' ');
  if (first === 'lay') return rest.length === 1 ? parseLay(second, rest[0]!) : undefined;
  const end = ENDS.indexOf(first as (typeof ENDS)[number]);
  const action = ACTIONS.indexOf(second as (typeof ACTIONS)[number]);
  if (end < 0 || action < 0) return undefined;
  if (rest.length === 0) return alone(end === TOP ? TOP_ALONE : BOTTOM_ALONE, action);
  return parseAction(end, action, rest);
}

function parseLay(name: string, where: string): Move | undefined {
  const face = faceNamed(name);
  const cell = cellNamed(where);
  return face === undefined || cell === undefined ? undefined : lay(face, cell);
}

function parseAction(end: number, action: Action, [first, ...rest]: string[]): Move | undefined {
  if (action === MOVE) {
    const [from, to, face] = [cellNamed(first!), cellNamed(rest[0] ?? ''), faceNamed(rest[1] ?? '')];
    if (rest.length !== 2 || from === undefined || to === undefined || face === undefined) return undefined;
    return withAction(end, action, face, from, to);
  }
  if (rest.length > 0) return undefined;
  if (action === ZAP) {
    const from = cellNamed(first!);
    return from === undefined ? undefined : withAction(end, action, 0, from);
  }
  const names: readonly string[] = action === ROTATE ? DIRECTIONS : SEATS;
  const about = names.indexOf(first!);
  return about < 0 ? undefined : withAction(end, action, about);
}

const SEATS = ['0', '1', '2', '3', '4'] as const;
