import type { Game } from './game.ts';
import type { Rng } from './rng.ts';

/** Leaves of the tree of legal moves so many decisions deep; an end of the game, or a move that consumed chance, is a leaf. */
export function perft<S, M>(game: Game<S, M>, state: S, rng: Rng, depth: number): number {
  if (depth === 0 || game.status(state).outcome !== undefined) return 1;
  let leaves = 0;
  for (const move of game.moves(state)) {
    const next = game.clone(state);
    const chance = rng.clone();
    game.apply(next, move, chance);
    leaves += chance.drawn === rng.drawn ? perft(game, next, rng, depth - 1) : 1;
  }
  return leaves;
}
