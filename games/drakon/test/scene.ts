import type { Position } from '@hoard/kernel';
import { scenario } from '../../../checks/scenario.ts';
import { drakon } from '../index.ts';

export const { legal, refusal, brokenRule, after, told, chance, status, view } = scenario(drakon);

interface Options {
  readonly heroes?: boolean;
  readonly goal?: 'standard' | 'short' | 'escape';
  readonly teams?: boolean;
  readonly swapKeepsTile?: boolean;
}

interface Pending {
  readonly seat: number;
  readonly what: string;
  readonly at?: string;
  readonly to?: number | null;
}

/** What differs from a bare table; heroes are "name at" or "name at used". */
interface Scene {
  readonly options?: Options;
  readonly turn?: number;
  readonly phase?: string;
  readonly pending?: readonly Pending[];
  readonly quietRounds?: number;
  readonly moved?: readonly number[];
  readonly lair?: { readonly [cell: string]: string };
  readonly pile?: readonly string[];
  readonly hands?: readonly (readonly string[])[];
  readonly heroes?: readonly string[];
  readonly coins?: readonly (readonly number[])[];
  readonly hoard?: readonly number[];
  readonly drakon?: string | null;
  readonly outcome?: unknown;
  readonly seen?: unknown;
}

const NAMES = ['druid', 'knight', 'ranger', 'sorceress', 'thief', 'warrior'];

/** A position: two players at the entrance with an empty chamber each, unless said otherwise. */
export function scene(given: Scene): Position {
  const heroes = given.heroes ?? ['druid 0,0', 'knight 0,0'];
  const seats = heroes.length;
  const { options, lair, outcome, seen, ...rest } = given;
  const pools = options?.teams ? seats / 2 : seats;
  const phase = given.phase ?? (given.pending === undefined ? 'action' : 'resolve');
  return {
    game: 'drakon',
    seats,
    options: { heroes: false, goal: 'standard', teams: false, swapKeepsTile: true, ...options },
    turn: 0,
    pending: [],
    quietRounds: 0,
    moved: [],
    pile: [],
    hands: Array.from({ length: seats }, () => ['empty:NS']).map((hand, seat) => (seat < 4 ? hand : ['empty:NES'])),
    coins: Array.from({ length: pools }, () => []),
    hoard: [2, 2, 1],
    drakon: null,
    ...rest,
    phase,
    lair: { '0,0': 'entrance:NESW', ...lair },
    heroes: heroes.map((text) => {
      const [hero, at, used] = text.split(' ') as [string, string, string?];
      return { hero: NAMES.includes(hero) ? hero : null, at, used: used === 'used' };
    }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(seen === undefined ? {} : { seen }),
  } as unknown as Position;
}

/** The legal moves that begin with a word. */
export function legalBy(word: string, position: Position): string[] {
  return legal(position).filter((text) => text.startsWith(`${word} `) || text === word);
}

/** Where a hero is after some moves. */
export function placeOf(seat: number, position: Position): string {
  return (position as unknown as { heroes: { at: string }[] }).heroes[seat]!.at;
}

/** What happened, by name. */
export function whats(position: Position, ...moves: string[]): string[] {
  return told(position, ...moves).map(({ what }) => what);
}
