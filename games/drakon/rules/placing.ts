import type { Rng, Seat } from '@hoard/kernel';
import type { Cell } from '../cells.ts';
import { type Chamber, FIT_COUNT, FITS, PATTERN } from '../components.ts';
import { chamberOf, type Held } from '../hand.ts';
import { findPlaces, places, pointedAt, touchesLair } from '../lair.ts';
import { detail, type Move, PLACE } from '../move.ts';
import type { State } from '../state.ts';

/** The different chambers of a hand, in its order. */
export function differentIn(hand: readonly Held[]): Chamber[] {
  const different: Chamber[] = [];
  for (let i = 0; i < hand.length; i++) {
    const chamber = chamberOf(hand[i]!);
    if (!different.includes(chamber)) different.push(chamber);
  }
  return different;
}

/** Whether a seat holds the chamber, however it is to lie. */
export function isInHand(state: State, seat: Seat, chamber: Chamber): boolean {
  const pattern = PATTERN[chamber];
  return state.hands[seat]!.some((held) => chamberOf(held) === pattern);
}

/** Free, and sharing a side with a chamber (§4.1). */
export function isPlace(state: State, cell: Cell): boolean {
  return !state.cells.includes(cell) && touchesLair(state, cell);
}

/**
 * A seat with a chamber can always place it (§3.2): beyond the northernmost chamber only that one is next to it,
 * and no chamber in a hand has four arrows.
 */
export function canPlace(state: State, seat: Seat): boolean {
  return state.hands[seat]!.length > 0;
}

/** The ways a chamber fits, as moves that still lack the cell. */
const PLACINGS: readonly (readonly number[])[] = FITS.map((fits) => fits.map((chamber) => PLACE | detail(chamber)));

/** Writes the ways to lay each different chamber of the hand where it fits (§4.1, §4.2) to `into[from…]`; answers where they end. */
export function writePlacings(state: State, into: Move[], from: number): number {
  const chambers = differentIn(state.hands[state.turn]!);
  const count = findPlaces(state);
  let end = from;
  for (let i = 0; i < chambers.length; i++) {
    for (let number = 1; number <= count; number++) {
      const ways = PLACINGS[(chambers[i]! << 4) | pointedAt[number]!]!;
      for (let k = 0; k < ways.length; k++) into[end++] = ways[k]! | places[number]!;
    }
  }
  return end;
}

const alike: number[] = Array(16).fill(0);

/** One of so many other moves or of the placings, each as likely: the number of another, or the placing. */
export function pickPlace(state: State, others: number, rng: Rng): { other: number } | { placing: Move } {
  const chambers = differentIn(state.hands[state.turn]!);
  const count = findPlaces(state);
  alike.fill(0); // places by the sides they are pointed at from
  for (let number = 1; number <= count; number++) alike[pointedAt[number]!]!++;
  let total = others;
  for (let i = 0; i < chambers.length; i++) {
    for (let sides = 0; sides < 16; sides++) total += alike[sides]! * FIT_COUNT[(chambers[i]! << 4) | sides]!;
  }
  let left = rng.int(total);
  if (left < others) return { other: left };
  left -= others;
  for (let i = 0; ; i++) {
    for (let sides = 0; sides < 16; sides++) {
      const turns = FIT_COUNT[(chambers[i]! << 4) | sides]!;
      const ways = alike[sides]! * turns;
      if (left >= ways) left -= ways;
      else {
        const placing = PLACINGS[(chambers[i]! << 4) | sides]![left % turns]!;
        return { placing: placing | placeAlike(sides, Math.floor(left / turns)) };
      }
    }
  }
}

/** The n-th place pointed at from exactly these sides. */
function placeAlike(sides: number, n: number): Cell {
  let number = 1;
  for (let before = n; ; number++) {
    if (pointedAt[number] === sides && before-- === 0) return places[number]!;
  }
}
