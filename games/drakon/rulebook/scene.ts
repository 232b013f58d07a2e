import { HIDDEN, type Position } from '@hoard/kernel';
import { BOX, COINS } from '../components.ts';

/** What an example has to say of a table; the rest of the box is in the pile and in the hoard. */
interface Scene {
  readonly options?: { readonly [option: string]: boolean | string };
  readonly turn?: number;
  readonly phase?: 'heroes' | 'action' | 'after';
  readonly asked?: { readonly [field: string]: string | number | null }; // what seat 0 has to decide: { what: 'destroy' }
  readonly lair?: { readonly [cell: string]: string }; // beside the entrance
  readonly heroes?: readonly string[]; // "knight 0,0" by seats; a dash is not chosen yet
  readonly hand?: readonly string[];
  readonly others?: number; // how many chambers each of the other players holds
  readonly pile?: number;
  readonly coins?: readonly number[];
  readonly purses?: readonly number[]; // how many coins the others have, or the other teams
  readonly drakon?: string;
}

const HAND = ['empty:NES', 'empty:NS', 'find:NE', 'rob:NE'];

/** A table as seat 0 sees it, who has to decide. */
export function scene({ lair = {}, heroes = ['druid 0,0', 'knight 0,0'], hand = HAND, ...rest }: Scene): Position {
  const { options = {}, turn = 0, phase = 'action', asked, others = 4, coins = [], drakon = null } = rest;
  const purses = rest.purses ?? heroes.slice(1).map(() => 0);
  const held = hand.length + others * (heroes.length - 1);
  const inBox = COINS.reduce((sum, [, count]) => sum + count, 0);
  return {
    game: 'drakon',
    seats: heroes.length,
    options: { heroes: false, goal: 'standard', teams: false, swapKeepsTile: true, ...options },
    turn,
    phase: asked === undefined ? phase : 'resolve',
    pending: asked === undefined ? [] : [{ seat: 0, ...asked }],
    quietRounds: 0,
    moved: [],
    lair: { '0,0': 'entrance:NESW', ...lair },
    pile: hidden(rest.pile ?? BOX.length - 1 - Object.keys(lair).length - held),
    hands: [hand, ...heroes.slice(1).map(() => hidden(others))],
    heroes: heroes.map((text) => {
      const [hero, at] = text.split(' ') as [string, string];
      return { hero: hero === '-' ? null : hero, at, used: false };
    }),
    coins: [coins, ...purses.map(hidden)],
    hoard: hidden(purses.reduce((sum, purse) => sum - purse, inBox - coins.length)),
    drakon,
  };
}

function hidden(count: number): string[] {
  return Array(count).fill(HIDDEN);
}
