import type { Level } from '@hoard/bots';
import type { Language } from '@hoard/kernel/text';
import { language } from './language.ts';

/** A game as its card on the home page shows it; the rest is fetched when somebody plays it. */
export interface GameCard {
  readonly id: string;
  readonly names: { readonly [language in Language]: string };
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  readonly age: number; // from so many years
  readonly seats: number; // how many play where nobody says otherwise
  readonly level: Level; // of the bots, likewise
}

const named = (en: string, cs = en, sk = cs, pl = en) => ({ en, cs, sk, pl });

/** The games there are, in the order of the home page. */
export const GAMES = [
  { id: 'red7', names: named('Red7'), players: [2, 4], minutes: [5, 30], age: 9, seats: 3, level: 'medium' },
  {
    id: 'seven-dragons',
    names: named('Seven Dragons', 'Sedm draků', 'Sedem drakov', 'Siedem smoków'),
    players: [2, 5],
    minutes: [15, 25],
    age: 6,
    seats: 3,
    level: 'medium',
  },
  {
    id: 'dragon-inferno',
    names: named('Dragon Inferno', 'Draci ohniváci', 'Draci ohniváci', 'Dragon Inferno'),
    players: [2, 2],
    minutes: [10, 20],
    age: 8,
    seats: 2,
    level: 'easy',
  },
  { id: 'drakon', names: named('Drakon'), players: [2, 6], minutes: [20, 40], age: 10, seats: 4, level: 'medium' },
  { id: 'diamoniak', names: named('Diamoniak'), players: [2, 4], minutes: [10, 15], age: 5, seats: 3, level: 'easy' },
] as const satisfies readonly GameCard[];

export type GameId = (typeof GAMES)[number]['id'];

export function gameCard(id: string): (GameCard & { readonly id: GameId }) | undefined {
  return GAMES.find((game) => game.id === id);
}

/** What the game is called in the language of the page. */
export function gameName(id: string): string {
  return gameCard(id)?.names[language()] ?? id;
}
