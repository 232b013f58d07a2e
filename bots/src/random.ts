import type { Game, Position, Rng } from '@hoard/kernel';
import type { Budget } from './bot.ts';

/** Any legal move, each as likely as any other. */
export function random<S, M>(game: Game<S, M>, view: Position, _budget: Budget, rng: Rng): M {
  const moves = game.moves(game.read(view, rng));
  return moves[rng.int(moves.length)]!;
}
