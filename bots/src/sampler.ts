import type { Game, Position, Rng, Seat } from '@hoard/kernel';
import { type Budget, rounds } from './bot.ts';

/**
 * Tries its moves in worlds imagined from the view, each played out at random, and makes the one that won most often.
 * The moves that did well so far are tried more (UCB1).
 */
export function sampler<S, M>(game: Game<S, M>, view: Position, budget: Budget, rng: Rng): M {
  let world = game.read(view, rng);
  const seat = game.status(world).actor!;
  const moves = game.moves(world);
  const more = rounds(budget);
  const tries = moves.map(() => 0);
  const wins = moves.map(() => 0);
  for (let done = 0; moves.length > 1 && more(done); done++) {
    const choice = done < moves.length ? done : mostPromising(tries, wins, done);
    if (done > 0) world = game.read(view, rng);
    game.apply(world, moves[choice]!, rng);
    tries[choice]!++;
    wins[choice]! += playOut(game, world, seat, rng);
  }
  return moves[mostSuccessful(tries, wins)]!;
}

const CURIOSITY = 1.4;

function mostPromising(tries: readonly number[], wins: readonly number[], done: number): number {
  const promise = (i: number) => wins[i]! / tries[i]! + CURIOSITY * Math.sqrt(Math.log(done) / tries[i]!);
  return best(tries.length, promise);
}

function mostSuccessful(tries: readonly number[], wins: readonly number[]): number {
  return best(tries.length, (i) => (tries[i] === 0 ? 0 : wins[i]! / tries[i]!));
}

function best(count: number, value: (i: number) => number): number {
  let top = 0;
  for (let i = 1; i < count; i++) if (value(i) > value(top)) top = i;
  return top;
}

const LONGEST = 400; // decisions of a playout; one that is not over by then counts as lost

/** The seat's share of the win after random moves to the end. */
function playOut<S, M>(game: Game<S, M>, state: S, seat: Seat, rng: Rng): number {
  for (let i = 0; i < LONGEST; i++) {
    const { outcome } = game.status(state);
    if (outcome !== undefined) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    game.apply(state, anyMove(game, state, rng), rng);
  }
  return 0;
}

function anyMove<S, M>(game: Game<S, M>, state: S, rng: Rng): M {
  if (game.pick !== undefined) return game.pick(state, rng);
  const moves = game.moves(state);
  return moves[rng.int(moves.length)]!;
}
