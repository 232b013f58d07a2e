import type { Game, Insight, Position, Rng } from '@hoard/kernel';
import { anyMove, type Bot, type Budget, type Matter } from './bot.ts';
import { greedy } from './greedy.ts';
import { type Reason, reasonFor } from './reason.ts';
import { lookAhead } from './search/open.ts';
import { search } from './search/search.ts';
import { weigh } from './search/weigh.ts';

interface Strength {
  readonly iterations: number; // of thinking, where no budget says otherwise
  readonly slips: number; // of a hundred moves so many are made without thinking, unless they win at once
  readonly mastery?: boolean; // it thinks about what others want, and was taught more
}

/** The opponents. Slips set them apart where luck leaves little to be found by thinking longer. */
const STRENGTH = {
  beginner: { iterations: 15, slips: 60 },
  easy: { iterations: 50, slips: 40 },
  medium: { iterations: 200, slips: 20 },
  hard: { iterations: 800, slips: 0 },
  expert: { iterations: 8000, slips: 0, mastery: true },
} as const satisfies { readonly [level: string]: Strength };

export type Level = keyof typeof STRENGTH;
export const LEVELS = Object.keys(STRENGTH) as readonly Level[];

/** The most milliseconds that a level thinks while people wait; where it is done with its iterations before, it moves at once. */
export const LEVEL_MS: { readonly [level in Level]: number } = {
  beginner: 100,
  easy: 100,
  medium: 100,
  hard: 180,
  expert: 1500,
};

/** Those who only measure others: one moves at random, one looks a single move ahead. */
export const SPARRING = ['random', 'greedy'] as const;
export type Sparring = (typeof SPARRING)[number];
const GREEDY: Strength = { iterations: 0, slips: 0 };

/** A move, and why it was made, for whoever asks. */
export interface Thought<M> {
  readonly move: M;
  why(): Reason;
}

/** What a level does for the seat to decide in the view. A budget without iterations leaves it its own. */
export function think<S, M>(
  who: Level | Sparring,
  matter: Matter<S, M>,
  view: Position,
  rng: Rng,
  budget: Partial<Budget> = {},
): Thought<M> {
  const { game, insight } = matter;
  if (who === 'random') return hunch(anyMove(game, game.read(view, rng), rng));
  const { iterations, slips, mastery }: Strength = who === 'greedy' ? GREEDY : STRENGTH[who];
  const isLeftToItself = who === 'hard' && budget.iterations === undefined;
  if (rng.int(100) < (isLeftToItself ? (insight?.slips ?? slips) : slips)) return hunch(careless(game, view, rng));
  const searching: Bot = who === 'greedy' ? greedy : searchFor(insight);
  const move = searching(matter, view, { iterations, mastery, ...budget }, rng);
  const mind = rng.clone();
  return { move, why: () => reasonFor(matter, view, move, mind.clone()) };
}

function searchFor(insight: Insight | undefined): Bot {
  if (insight?.open) return lookAhead;
  return insight?.learned ? weigh : search;
}

/** Any move, but one that wins where there is one. */
function careless<S, M>(game: Game<S, M>, view: Position, rng: Rng): M {
  const world = game.read(view, rng);
  const { actor } = game.status(world);
  const winning = game.moves(world).find((move) => {
    const next = game.clone(world);
    game.apply(next, move, rng);
    return game.status(next).outcome?.winners.includes(actor!);
  });
  return winning ?? anyMove(game, world, rng);
}

function hunch<M>(move: M): Thought<M> {
  return { move, why: () => ({ what: 'hunch', args: {} }) };
}
