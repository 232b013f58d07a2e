import type { Game, Position, Rng } from '@hoard/kernel';
import type { Bot, Budget } from './bot.ts';
import { random } from './random.ts';
import { sampler } from './sampler.ts';

/** The names of the opponents, the same in every game, and how many playouts each thinks for. */
export const LEVELS = {
  beginner: { bot: random as Bot, iterations: 0 },
  easy: { bot: sampler as Bot, iterations: 20 },
  medium: { bot: sampler as Bot, iterations: 100 },
  hard: { bot: sampler as Bot, iterations: 500 },
  expert: { bot: sampler as Bot, iterations: 2500 },
} as const;

export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly Level[];

/** The move of a level for the seat to decide in the view; without a budget it takes its own. */
export function think<S, M>(level: Level, game: Game<S, M>, view: Position, rng: Rng, budget?: Budget): M {
  const { bot, iterations } = LEVELS[level];
  return bot(game, view, budget ?? { iterations }, rng);
}
