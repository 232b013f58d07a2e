import type { Seat } from '@hoard/kernel';
import { type Card, count, DIAMOND, FAIRY, lowest, RANSOM } from '../components.ts';
import type { State } from '../state.ts';

/** How many cards a seat owns in all. */
export function wealth(state: State, seat: Seat): number {
  const pieces = count(state.castles[seat]! | state.spares[seat]!);
  return pieces + state.diamonds[seat]! + state.fairies[seat]!;
}

/** How many cards the witch takes from the seat on turn: three, or all there are (§4.5). */
export function ransom(state: State): number {
  return Math.min(wealth(state, state.turn), RANSOM);
}

export function hasFairy(state: State): boolean {
  return state.fairies[state.turn]! > 0;
}

/** With three cards or fewer and no fairy the payment is made by itself (§4.9). */
export function hasChoice(state: State): boolean {
  return hasFairy(state) || wealth(state, state.turn) > RANSOM;
}

/** What the seat on turn could pay with, ascending by text; of cards alike no more than a payment can take. */
export function purse(state: State): Card[] {
  const { turn } = state;
  const diamonds = Math.min(state.diamonds[turn]!, RANSOM);
  const fairies = Math.min(state.fairies[turn]!, RANSOM);
  const alike = (diamonds > 0 ? 1 << DIAMOND : 0) | (fairies > 0 ? 1 << FAIRY : 0);
  const cards: Card[] = [];
  for (let rest = state.castles[turn]! | state.spares[turn]! | alike; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    const copies = card === DIAMOND ? diamonds : card === FAIRY ? fairies : 1;
    for (let i = 0; i < copies; i++) cards.push(card);
  }
  return cards;
}
