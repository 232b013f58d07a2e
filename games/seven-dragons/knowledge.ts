import type { Seat, Viewer } from '@hoard/kernel';
import type { Card } from './components.ts';

/*
 * A hidden card or goal carries who knows it beside its holder, as a player with a perfect memory would:
 * bit s for seat s, bit 5 for those who watch. Everybody sees how cards and goals change hands, so who knows what is no secret.
 */

/** A card in a hand, or a goal's colour, in the low six bits; above them who knows it beside its holder. */
export type Piece = number;

const SPECTATORS = 1 << 5;

/** The card or the colour; it is itself the piece that only its holder knows. */
export function thingOf(piece: Piece): number {
  return piece & 63;
}

/** The seats that know a piece beside its holder, and bit 5 if those who watch do. */
export function knowersOf(piece: Piece): number {
  return piece >> 6;
}

export function knownTo(thing: number, knowers: number): Piece {
  return thing | (knowers << 6);
}

/** Everybody at a table of so many seats, and those who watch. */
export function everybody(seats: number): number {
  return ((1 << seats) - 1) | SPECTATORS;
}

/** A card taken into a hand before everybody's eyes (§7.2). */
export function takenOpenly(card: Card, holder: Seat, seats: number): Piece {
  return knownTo(card, everybody(seats) & ~(1 << holder));
}

/** A piece that passes from one seat to another: the giver remembers it (§7.4–§7.6). Imaginary players, seats `seats` … 4, know nothing. */
export function passed(piece: Piece, from: Seat, to: Seat, seats: number): Piece {
  const remembering = from < seats ? knowersOf(piece) | (1 << from) : knowersOf(piece);
  return knownTo(thingOf(piece), to < seats ? remembering & ~(1 << to) : remembering);
}

/** Whether a viewer knows the piece that a seat holds. */
export function knows(viewer: Viewer, piece: Piece, holder: Seat): boolean {
  if (viewer === holder) return true;
  const bit = viewer === 'spectator' ? SPECTATORS : 1 << viewer;
  return (knowersOf(piece) & bit) !== 0;
}
