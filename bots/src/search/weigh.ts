import type { Learned, Outcome, Position, Rng, Seat, Weights } from '@hoard/kernel';
import { type Budget, goesOn, type Matter } from '../bot.ts';
import { judge, type Network, networkOf } from '../judge.ts';

/** A move, and everybody's chances after it, over all that may come of it. */
export interface Weighed<M> {
  readonly move: M;
  readonly chances: readonly number[];
}

/** Somebody who weighs moves by what matches have taught. */
export interface Scales<S, M> extends Learned<S, M> {
  readonly game: Matter<S, M>['game'];
  readonly network: Network;
}

const ALL: Budget = { iterations: Number.POSITIVE_INFINITY };

/**
 * For games in which nothing is hidden but what chance will bring: weighs all that may come of each move,
 * by the chances that matches have taught. An iteration is a move.
 */
export function weigh<S, M>({ game, insight }: Matter<S, M>, view: Position, budget: Budget, rng: Rng): M {
  const learned = insight?.learned;
  if (learned === undefined) throw new Error(`nobody has taught what is worth what at ${game.id}`);
  const now = game.read(view, rng);
  const moves = learned.choices(now);
  const from = rng.int(moves.length); // among equals the first is taken
  if (moves.length === 1 || !goesOn(budget, 0)) return moves[from]!;
  const network = known(budget.mastery === true ? learned.mastery : learned.weights);
  return bestOf({ ...learned, game, network }, now, [...moves.slice(from), ...moves.slice(0, from)], budget).move;
}

const networks = new WeakMap<Weights, Network>();

function known(weights: Weights): Network {
  const network = networks.get(weights) ?? networkOf(weights);
  networks.set(weights, network);
  return network;
}

/** The best of some moves for the seat to decide; at least the first is weighed. */
export function bestOf<S, M>(scales: Scales<S, M>, state: S, moves: readonly M[], budget = ALL): Weighed<M> {
  const seat = scales.game.status(state).actor!;
  const weighed = (move: M) => ({ move, chances: chancesAfter(scales, state, move, seat) });
  let best = weighed(moves[0]!);
  for (let i = 1; i < moves.length && goesOn(budget, i); i++) {
    const other = weighed(moves[i]!);
    if (other.chances[seat]! > best.chances[seat]!) best = other;
  }
  return best;
}

function chancesAfter<S, M>(scales: Scales<S, M>, state: S, move: M, seat: Seat): readonly number[] {
  const sum: number[] = [];
  for (const { chance, state: next } of scales.prospects(state, move)) {
    const chances = chancesIn(scales, next, seat);
    for (let other = 0; other < chances.length; other++) sum[other] = (sum[other] ?? 0) + chance * chances[other]!;
  }
  return sum;
}

/** Everybody's chances in a state that came of a seat's move: where it has to go on at once, after the best it can do. */
function chancesIn<S, M>(scales: Scales<S, M>, state: S, seat: Seat): readonly number[] {
  const { outcome, actor } = scales.game.status(state);
  if (outcome !== undefined) return sharesOf(outcome);
  if (actor !== seat || scales.isQuiet(state)) return judge(scales.network, scales.traits(state));
  return bestOf(scales, state, scales.choices(state)).chances;
}

/** What each seat has of the win. */
export function sharesOf({ winners, scores }: Outcome): number[] {
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
