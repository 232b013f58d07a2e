import type { Seat } from '@hoard/kernel';
import { type Cell, EGG_FIELDS, has, high, low } from '../board.ts';
import { TILE_FORMS, TILE_PLACEMENTS } from '../placements.ts';
import { hasEgg, type State, tiledHigh, tiledLow } from '../state.ts';

/*
 * Where eggs and tiles may go. A tile's form is tried everywhere at once: a mask of fields, moved back by the step
 * from the anchor to one of the form's fields, tells at each anchor whether that field is in the mask.
 */

const ROUND_LOW = low(EGG_FIELDS);
const ROUND_HIGH = high(EGG_FIELDS);

export function isEggField(cell: Cell): boolean {
  return has(ROUND_LOW, ROUND_HIGH, cell);
}

/** An egg may be put on a free egg field (§2.2). */
export function mayTakeEgg(state: State, cell: Cell): boolean {
  return isEggField(cell) && !hasEgg(state, cell);
}

const FIELDS = 4;
const STEPS = Int32Array.from(TILE_FORMS.flatMap(({ offsets }) => offsets)); // FIELDS a form
const BOARD_LOW = Int32Array.from(TILE_FORMS, ({ anchors }) => low(anchors));
const BOARD_HIGH = Int32Array.from(TILE_FORMS, ({ anchors }) => high(anchors));

/** The anchors at which the form lies on empty fields only (§3.1). */
function freeLow(form: number, taken: number, takenHigh: number): number {
  let blocked = 0;
  for (let i = form * FIELDS; i < form * FIELDS + FIELDS; i++) blocked |= backLow(taken, takenHigh, STEPS[i]!);
  return BOARD_LOW[form]! & ~blocked;
}

function freeHigh(form: number, taken: number): number {
  let blocked = 0;
  for (let i = form * FIELDS; i < form * FIELDS + FIELDS; i++) blocked |= taken >>> STEPS[i]!;
  return BOARD_HIGH[form]! & ~blocked;
}

/** The anchors at which the form covers a corner or borders on the seat's own tiles (§3.2): a field of it is within reach. */
function connectedLow(form: number, reach: number, reachHigh: number): number {
  let touching = 0;
  for (let i = form * FIELDS; i < form * FIELDS + FIELDS; i++) touching |= backLow(reach, reachHigh, STEPS[i]!);
  return BOARD_LOW[form]! & touching;
}

function connectedHigh(form: number, reach: number): number {
  let touching = 0;
  for (let i = form * FIELDS; i < form * FIELDS + FIELDS; i++) touching |= reach >>> STEPS[i]!;
  return BOARD_HIGH[form]! & touching;
}

/** The low half of a set of fields moved back by 0 … 31 steps. */
function backLow(lows: number, highs: number, steps: number): number {
  return (lows >>> steps) | ((highs << 1) << (31 - steps));
}

export function isFree(state: State, placement: number): boolean {
  const { form, anchor } = TILE_PLACEMENTS[placement]!;
  const taken = tiledHigh(state);
  return has(freeLow(form, tiledLow(state), taken), freeHigh(form, taken), anchor);
}

export function isConnected(state: State, seat: Seat, placement: number): boolean {
  const { form, anchor } = TILE_PLACEMENTS[placement]!;
  const reach = state.reach[seat * 2 + 1]!;
  return has(connectedLow(form, state.reach[seat * 2]!, reach), connectedHigh(form, reach), anchor);
}

/** The anchors at which the seat may place a tile of that form, among the columns a–d. */
export function openLow(state: State, seat: Seat, form: number): number {
  const free = freeLow(form, tiledLow(state), tiledHigh(state));
  return free === 0 ? 0 : free & connectedLow(form, state.reach[seat * 2]!, state.reach[seat * 2 + 1]!);
}

/** The same among the columns e–h. */
export function openHigh(state: State, seat: Seat, form: number): number {
  const free = freeHigh(form, tiledHigh(state));
  return free === 0 ? 0 : free & connectedHigh(form, state.reach[seat * 2 + 1]!);
}

/** The seat has not placed that tile yet (§3.1). */
export function holds(state: State, seat: Seat, piece: number): boolean {
  return ((state.unplaced[seat]! >> piece) & 1) === 1;
}

/** The piece of each form. */
export const PIECE_OF: readonly number[] = TILE_FORMS.map(({ shape }) => shape);

/** The seat can place a tile (§3.3). */
export function canPlace(state: State, seat: Seat): boolean {
  for (let form = 0; form < PIECE_OF.length; form++) {
    if (!holds(state, seat, PIECE_OF[form]!)) continue;
    if ((openLow(state, seat, form) | openHigh(state, seat, form)) !== 0) return true;
  }
  return false;
}
