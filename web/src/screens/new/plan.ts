import type { Level } from '@hoard/bots';
import type { Options } from '@hoard/kernel';
import type { GameCard } from '../../games.ts';
import { recall, remember } from '../../storage.ts';

export const WAYS = ['bots', 'device', 'friends'] as const;
export type Way = (typeof WAYS)[number];

/** What somebody has in mind for a table, before it is opened. */
export interface Plan {
  readonly way: Way;
  readonly seats: number;
  readonly level: Level; // of the bots
  readonly options: Options; // those that differ from the default
  readonly people: readonly string[]; // at this device, by chair; an empty name is a bot
  readonly access: 'private' | 'open';
  readonly spectators: boolean;
  readonly onlyTable: boolean; // this device is the table, the hands are on phones
  readonly speech: 'phrases' | 'free';
  readonly pace: 0 | 8 | 24 | 72;
  readonly rated: boolean;
}

export function firstPlan({ seats, level }: GameCard): Plan {
  return {
    way: 'bots',
    seats,
    level,
    options: {},
    people: [],
    access: 'private',
    spectators: true,
    onlyTable: false,
    speech: 'phrases',
    pace: 0,
    rated: false,
  };
}

const key = (game: string) => `hoard.plan.${game}`;

/** How somebody played the game last time, or else as most do. */
export function lastPlan(game: GameCard): Plan {
  const kept = recall(key(game.id));
  return kept === null ? firstPlan(game) : { ...firstPlan(game), ...(JSON.parse(kept) as Partial<Plan>) };
}

export function keepPlan(game: string, plan: Plan): void {
  remember(key(game), JSON.stringify(plan));
}
