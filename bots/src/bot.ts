import type { Game, Insight, Position, Rng } from '@hoard/kernel';

/** How much to think: at most so many iterations, the same every time, and not on after being told to stop. */
export interface Budget {
  readonly iterations: number;
  readonly spent?: () => boolean; // asked before each iteration
  readonly mastery?: boolean | undefined; // what others want is guessed by what they have done, and chances as experts were taught
}

/** What a bot thinks about: a game, and what is known of playing it. */
export interface Matter<S, M> {
  readonly game: Game<S, M>;
  readonly insight?: Insight<S, M>;
}

/** A bot is given a view and never a state, so it cannot peek. */
export type Bot = <S, M>(matter: Matter<S, M>, view: Position, budget: Budget, rng: Rng) => M;

/** Whether the budget allows another iteration after so many. */
export function goesOn({ iterations, spent }: Budget, done: number): boolean {
  return done < iterations && spent?.() !== true;
}

/** Any legal move, each as likely as any other. */
export function anyMove<S, M>(game: Game<S, M>, state: S, rng: Rng): M {
  if (game.pick !== undefined) return game.pick(state, rng);
  const moves = game.moves(state);
  return moves[rng.int(moves.length)]!;
}
