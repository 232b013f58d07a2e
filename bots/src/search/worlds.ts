import type { Position, Rng } from '@hoard/kernel';
import type { Matter } from '../bot.ts';

const MOST = 256;
const VARIETY = 3; // after so many iterations there are so many times their root of worlds, for reading a view costs more than cloning a state
const CANDIDATES = 5; // of which one is chosen
const FINE = 1 << 20;

/** Worlds imagined from a view: more and more of them, each a clone to be played in. */
export function imaginedFrom<S, M>(matter: Matter<S, M>, view: Position, guesses: boolean, rng: Rng): () => S {
  const { game } = matter;
  const worlds: S[] = [];
  let asked = 0;
  return () => {
    asked++;
    const fresh = worlds.length < MOST && worlds.length < VARIETY * Math.sqrt(asked);
    if (fresh) worlds.push(guesses ? likely(matter, view, rng) : game.read(view, rng));
    return game.clone(worlds[fresh ? worlds.length - 1 : rng.int(worlds.length)]!);
  };
}

/** One world of several, the more plausible the sooner, where the game can tell. */
function likely<S, M>({ game, insight }: Matter<S, M>, view: Position, rng: Rng): S {
  let world = game.read(view, rng);
  if (insight?.plausibility === undefined) return world;
  let sum = insight.plausibility(world);
  for (let i = 1; i < CANDIDATES; i++) {
    const other = game.read(view, rng);
    const plausibility = insight.plausibility(other);
    sum += plausibility;
    if (rng.int(FINE) < (FINE * plausibility) / sum) world = other;
  }
  return world;
}
