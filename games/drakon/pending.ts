import type { Seat } from '@hoard/kernel';
import type { Cell } from './cells.ts';
import type { State } from './state.ts';

/** What can be waiting for a decision: the names stand in positions (§10). */
export const WHATS = [
  'action',
  'put',
  'step',
  'druid',
  'destroy',
  'rotate',
  'swap',
  'control',
  'flying',
  'drakon',
  'rob',
] as const;
export type What = (typeof WHATS)[number];
export const [
  TO_ACT,
  TO_PUT,
  TO_STEP,
  TO_KEEP,
  TO_DESTROY,
  TO_ROTATE,
  TO_SWAP,
  TO_CONTROL,
  TO_FLY,
  TO_MOVE_DRAKON,
  TO_ROB,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Something still to be decided: what, × 16 the seat, × 128 the step's cell or, for the druid, who gets the coin. */
export type Entry = number;
export const HOARD_GETS = 7;

export function entry(what: number, seat: Seat, detail = 0): Entry {
  return what | (seat << 4) | (detail << 7);
}

export function whatOf(pending: Entry): number {
  return pending & 15;
}

export function seatOfEntry(pending: Entry): Seat {
  return (pending >> 4) & 7;
}

/** Where a step leads. */
export function stepOf(pending: Entry): Cell {
  return pending >> 7;
}

/** The seat that would get the druid's coin, or HOARD_GETS. */
export function gainerOf(pending: Entry): number {
  return pending >> 7;
}

/** What is to be decided now; only while something is. */
export function topEntry({ pending }: State): Entry {
  return pending[pending.length - 1]!;
}
