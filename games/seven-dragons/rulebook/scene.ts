import { HIDDEN, type Position } from '@hoard/kernel';
import { BOX } from '../components.ts';

/** What an example has to say of a table; the rest of the box is the deck. */
interface Scene {
  readonly table?: { readonly [cell: string]: string }; // beside the silver dragon
  readonly pile?: readonly string[];
  readonly hand: readonly string[];
  readonly others?: readonly number[]; // how many cards each of the other players holds
  readonly deck?: number; // how many cards are left in it
  readonly goals?: string; // of the five seats, as seat 0 knows them
  readonly moveBonus?: boolean;
}

/** A table as seat 0 sees it, whose turn it is. */
export function scene({ table = {}, pile = [], hand, others = [3], goals = 'R????', ...rest }: Scene): Position {
  const lying = Object.keys(table).length + pile.length + hand.length;
  const deck = rest.deck ?? BOX.length - others.reduce((sum, cards) => sum + cards, lying);
  return {
    game: 'seven-dragons',
    seats: 1 + others.length,
    options: { moveBonus: rest.moveBonus ?? false },
    turn: 0,
    passes: 0,
    table: { '0,0': 'S', ...table },
    pile,
    deck: hidden(deck),
    hands: [hand, ...others.map(hidden)],
    goals: [...goals],
  };
}

function hidden(count: number): string[] {
  return Array(count).fill(HIDDEN);
}
