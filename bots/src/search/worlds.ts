import type { Game, Position, Rng } from '@hoard/kernel';

const MOST = 256;
const REUSE = 4; // a world is thought about so often before another is imagined, for reading a view costs more than cloning a state

/** Worlds imagined from a view: more and more of them, each a clone to be played in. */
export function imaginedFrom<S, M>(game: Game<S, M>, view: Position, rng: Rng): () => S {
  const worlds: S[] = [];
  let asked = 0;
  return () => {
    const fresh = worlds.length < MOST && asked++ >= worlds.length * REUSE;
    if (fresh) worlds.push(game.read(view, rng));
    return game.clone(worlds[fresh ? worlds.length - 1 : rng.int(worlds.length)]!);
  };
}
