import type { Position, Rng } from '@hoard/kernel';
import { anyMove, type Bot, type Budget, type Matter } from './bot.ts';
import { greedy } from './greedy.ts';
import { lookAhead } from './search/open.ts';
import { search } from './search/search.ts';

interface Strength {
  readonly iterations: number; // of thinking, where no budget is given
  readonly slips: number; // of a hundred moves so many are made without thinking
}

/** The opponents, the same names in every game. */
const STRENGTH = {
  beginner: { iterations: 20, slips: 35 },
  easy: { iterations: 40, slips: 10 },
  medium: { iterations: 150, slips: 0 },
  hard: { iterations: 800, slips: 0 },
  expert: { iterations: 4000, slips: 0 },
} as const satisfies { readonly [level: string]: Strength };

export type Level = keyof typeof STRENGTH;
export const LEVELS = Object.keys(STRENGTH) as readonly Level[];

/** Those who only measure others: one moves at random, one looks a single move ahead. */
export const SPARRING = ['random', 'greedy'] as const;
export type Sparring = (typeof SPARRING)[number];

/** The move of a level for the seat to decide in the view; without a budget it takes its own. */
export function think<S, M>(who: Level | Sparring, matter: Matter<S, M>, view: Position, rng: Rng, budget?: Budget): M {
  if (who === 'random') return anyMove(matter.game, matter.game.read(view, rng), rng);
  if (who === 'greedy') return greedy(matter, view, rng);
  const { iterations, slips } = STRENGTH[who];
  if (rng.int(100) < slips) return anyMove(matter.game, matter.game.read(view, rng), rng);
  const searching: Bot = matter.insight?.open ? lookAhead : search;
  return searching(matter, view, budget ?? { iterations }, rng);
}
