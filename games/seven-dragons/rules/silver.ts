import { ACTION_COLOUR, type Action, type Colour, type Look, MOVE, PLAIN, WILD } from '../components.ts';
import { TOP } from '../notation.ts';
import type { State } from '../state.ts';
import { SILVER_PLACE } from '../table.ts';

/** The silver dragon's colour is that of the pile's top card; with no pile it is wild (§6.1). */
export function silverLook(pile: readonly Action[]): Look {
  return pile.length === 0 ? WILD : PLAIN[ACTION_COLOUR[pile[pile.length - 1]!]!]!;
}

export function silverColour(pile: readonly Action[]): Colour | undefined {
  const top = pile.at(-1);
  return top === undefined ? undefined : ACTION_COLOUR[top]!;
}

/** The first action card of the game goes on top (§6.4). */
export function mayGoToBottom(state: State): boolean {
  return state.pile.length > 0;
}

/** How the silver dragon looks while a `move` card put there is carried out: on top it is green by then (§6.5). */
export function silverDuringMove({ table }: State, end: number): Look {
  return end === TOP ? PLAIN[ACTION_COLOUR[MOVE]!]! : table.looks[SILVER_PLACE]!;
}
