import type { Level } from '@hoard/bots';

/** A game as its card on the home page shows it; the rest is fetched when somebody plays it. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  readonly age: number; // from so many years
  readonly seats: number; // how many play where nobody says otherwise
  readonly level: Level; // of the bots, likewise
}

/** The games there are, in the order of the home page. */
export const GAMES = [
  { id: 'red7', name: 'Red7', players: [2, 4], minutes: [5, 30], age: 9, seats: 3, level: 'medium' },
  { id: 'seven-dragons', name: 'Seven Dragons', players: [2, 5], minutes: [15, 25], age: 6, seats: 3, level: 'medium' },
  { id: 'dragon-inferno', name: 'Dragon Inferno', players: [2, 2], minutes: [10, 20], age: 8, seats: 2, level: 'easy' },
  { id: 'drakon', name: 'Drakon', players: [2, 6], minutes: [20, 40], age: 10, seats: 4, level: 'medium' },
  { id: 'diamoniak', name: 'Diamoniak', players: [2, 4], minutes: [10, 15], age: 5, seats: 3, level: 'easy' },
] as const satisfies readonly GameCard[];

export type GameId = (typeof GAMES)[number]['id'];

export function gameCard(id: string): (GameCard & { readonly id: GameId }) | undefined {
  return GAMES.find((game) => game.id === id);
}
