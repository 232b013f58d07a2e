import type { Learned, Outcome, Position, Rng, Seat } from '@hoard/kernel';
import { type Budget, goesOn, type Matter } from '../bot.ts';
import { judge } from '../judge.ts';

/** A move, and everybody's chances after it, over all that may come of it. */
export interface Weighed<M> {
  readonly move: M;
  readonly chances: readonly number[];
}

const ALL: Budget = { iterations: Number.POSITIVE_INFINITY };

/**
 * For games in which nothing is hidden but what chance will bring: weighs all that may come of each move,
 * by the chances that matches have taught. An iteration is a move.
 */
export function weigh<S, M>(matter: Matter<S, M>, view: Position, budget: Budget, rng: Rng): M {
  const now = matter.game.read(view, rng);
  const moves = learnedOf(matter).choices(now);
  const from = rng.int(moves.length); // among equals the first is taken
  if (moves.length === 1 || !goesOn(budget, 0)) return moves[from]!;
  return bestOf(matter, now, [...moves.slice(from), ...moves.slice(0, from)], budget).move;
}

/** The best of some moves for the seat to decide; at least the first is weighed. */
export function bestOf<S, M>(matter: Matter<S, M>, state: S, moves: readonly M[], budget = ALL): Weighed<M> {
  const seat = matter.game.status(state).actor!;
  const weighed = (move: M) => ({ move, chances: chancesAfter(matter, state, move, seat) });
  let best = weighed(moves[0]!);
  for (let i = 1; i < moves.length && goesOn(budget, i); i++) {
    const other = weighed(moves[i]!);
    if (other.chances[seat]! > best.chances[seat]!) best = other;
  }
  return best;
}

function chancesAfter<S, M>(matter: Matter<S, M>, state: S, move: M, seat: Seat): readonly number[] {
  const sum: number[] = [];
  for (const { chance, state: next } of learnedOf(matter).prospects(state, move)) {
    const chances = chancesIn(matter, next, seat);
    for (let other = 0; other < chances.length; other++) sum[other] = (sum[other] ?? 0) + chance * chances[other]!;
  }
  return sum;
}

/** Everybody's chances in a state that came of a seat's move: where it has to go on at once, after the best it can do. */
function chancesIn<S, M>(matter: Matter<S, M>, state: S, seat: Seat): readonly number[] {
  const { outcome, actor } = matter.game.status(state);
  if (outcome !== undefined) return sharesOf(outcome);
  const { choices, isQuiet, traits, weights } = learnedOf(matter);
  if (actor !== seat || isQuiet(state)) return judge(weights, traits(state));
  return bestOf(matter, state, choices(state)).chances;
}

/** What each seat has of the win. */
export function sharesOf({ winners, scores }: Outcome): number[] {
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

function learnedOf<S, M>({ game, insight }: Matter<S, M>): Learned<S, M> {
  if (insight?.learned === undefined) throw new Error(`nobody has taught what is worth what at ${game.id}`);
  return insight.learned;
}
