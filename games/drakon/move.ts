import type { Seat } from '@hoard/kernel';
import { type Cell, NOWHERE } from './cells.ts';
import { type Chamber, chamberNamed } from './components.ts';

/**
 * A move is a number: kind × 2^25 + detail × 2^16 + cell, and × 2^30 the second cell of a move in the wind.
 * The detail is a seat, a hero, arrows, or a chamber as it will lie. Only a warrior's move is a text, its own spelling.
 */
export type Move = number | string;

export const [HERO, PLACE, GO, PUT_DRAKON, STEP_ON, DESTROYS, ROTATES, SWAPS, CONTROLS, FLY] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
].map((kind) => kind << 25) as [number, number, number, number, number, number, number, number, number, number];
export const [ROBS, SKIP, KEEP, ALLOW, KNIGHT_MOVE, RANGER_MOVE, SORCERESS_MOVE, THIEF_MOVE, END, WARRIOR_MOVE] = [
  10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
].map((kind) => kind << 25) as [number, number, number, number, number, number, number, number, number, number];

const SECOND = 2 ** 30;

export function kindOf(move: Move): number {
  return typeof move === 'string' ? WARRIOR_MOVE : (move % SECOND) & ~0x1ffffff;
}

/** The part of a move that says which seat, hero, arrows or chamber. */
export function detail(of: number): number {
  return of << 16;
}

export function detailOf(move: Move): number {
  return typeof move === 'string' ? 0 : ((move % SECOND) >> 16) & 511;
}

export function cellOf(move: Move): Cell {
  return typeof move === 'string' ? NOWHERE : (move % SECOND) & 0xffff;
}

/** The same move, going on to a second chamber. */
export function thenTo(move: number, second: Cell): number {
  return move + second * SECOND;
}

/** The second chamber of a move in the wind, or NOWHERE. */
export function secondOf(move: Move): Cell {
  return typeof move === 'string' ? NOWHERE : Math.floor(move / SECOND);
}

export function seatOf(move: Move): Seat {
  return detailOf(move);
}

/** How a warrior's move begins. */
export const WARRIOR_WORD = 'warrior ';

/** The warrior gives up these chambers, in their patterns and ascending by text (§8.6). */
export function warriorMove(names: readonly string[]): Move {
  return WARRIOR_WORD + names.join(' ');
}

export function chambersOf(move: Move): Chamber[] {
  return String(move)
    .slice(WARRIOR_WORD.length)
    .split(' ')
    .map((name) => chamberNamed(name)!);
}
