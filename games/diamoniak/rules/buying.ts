import type { Seat } from '@hoard/kernel';
import { CASTLE, type Card, COLOUR, NO_COLOUR, PRICE } from '../components.ts';
import { DRAWN, START, type State } from '../state.ts';

/** A piece is bought instead of drawing (§3.1), or with the option after a card (§5.4). */
export function isTimeToBuy(state: State): boolean {
  return state.phase === (state.buyAfterDraw ? DRAWN : START);
}

export function builds(state: State): boolean {
  return state.colours[state.turn] !== NO_COLOUR;
}

export function canPay(state: State): boolean {
  return state.diamonds[state.turn]! >= PRICE;
}

/** The piece is of the colour that the seat on turn builds (§5.1). */
export function isWanted(state: State, piece: Card): boolean {
  return COLOUR[piece] === state.colours[state.turn];
}

/** What a seat could sell to the one on turn, as a mask of pieces. */
export function offers(state: State, seller: Seat): number {
  return state.spares[seller]! & CASTLE[state.colours[state.turn]!]!;
}
