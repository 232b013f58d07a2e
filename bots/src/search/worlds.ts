import type { Game, Position, Rng } from '@hoard/kernel';

const MOST = 256;

/** Worlds imagined from a view. New ones are imagined until there are many, for reading a view costs more than cloning a state. */
export function imaginedFrom<S, M>(game: Game<S, M>, view: Position, rng: Rng): () => S {
  const worlds: S[] = [];
  return () => {
    if (worlds.length < MOST) worlds.push(game.read(view, rng));
    const at = worlds.length < MOST ? worlds.length - 1 : rng.int(MOST);
    return game.clone(worlds[at]!);
  };
}
