import type { Game, Position, Rng } from '@hoard/kernel';

const MOST = 256;
const VARIETY = 3; // after so many iterations there are so many times their root of worlds, for reading a view costs more than cloning a state

/** Worlds imagined from a view: more and more of them, each a clone to be played in. */
export function imaginedFrom<S, M>(game: Game<S, M>, view: Position, rng: Rng): () => S {
  const worlds: S[] = [];
  let asked = 0;
  return () => {
    asked++;
    const fresh = worlds.length < MOST && worlds.length < VARIETY * Math.sqrt(asked);
    if (fresh) worlds.push(game.read(view, rng));
    return game.clone(worlds[fresh ? worlds.length - 1 : rng.int(worlds.length)]!);
  };
}
