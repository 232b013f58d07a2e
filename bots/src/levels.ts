import type { Position, Rng } from '@hoard/kernel';
import { anyMove, type Budget, type Matter } from './bot.ts';
import { search } from './search/search.ts';

interface Strength {
  readonly iterations: number; // of thinking, where no budget is given
  readonly slips: number; // of a hundred moves so many are made without thinking
}

/** The opponents, the same names in every game. */
export const LEVELS = {
  random: { iterations: 0, slips: 100 },
  beginner: { iterations: 20, slips: 35 },
  easy: { iterations: 40, slips: 10 },
  medium: { iterations: 150, slips: 0 },
  hard: { iterations: 800, slips: 0 },
  expert: { iterations: 4000, slips: 0 },
} as const satisfies { readonly [level: string]: Strength };

export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly Level[];

/** The move of a level for the seat to decide in the view; without a budget it takes its own. */
export function think<S, M>(level: Level, matter: Matter<S, M>, view: Position, rng: Rng, budget?: Budget): M {
  const { iterations, slips } = LEVELS[level];
  if (rng.int(100) < slips) return anyMove(matter.game, matter.game.read(view, rng), rng);
  return search(matter, view, budget ?? { iterations }, rng);
}
