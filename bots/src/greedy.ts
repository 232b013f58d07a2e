import type { Position, Rng } from '@hoard/kernel';
import type { Budget, Matter } from './bot.ts';

const WORLDS = 4;

/** Makes the move after which its chances look best, and thinks no further; without insight it only sees a win. */
export function greedy<S, M>({ game, insight }: Matter<S, M>, view: Position, _budget: Budget, rng: Rng): M {
  const worlds = Array.from({ length: WORLDS }, () => game.read(view, rng));
  const seat = game.status(worlds[0]!).actor!;
  const chance = (state: S): number => {
    const { outcome } = game.status(state);
    if (outcome !== undefined) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    return insight?.chances?.(state)[seat] ?? 0.5;
  };
  const moves = game.moves(worlds[0]!);
  let best = moves[0] as M;
  let top = -1;
  for (const move of moves) {
    let sum = 0;
    for (const world of worlds) {
      const next = game.clone(world);
      game.apply(next, move, rng);
      sum += chance(next);
    }
    if (sum > top) {
      top = sum;
      best = move;
    }
  }
  return best;
}
