import type { Game, Rng, Seat } from '@hoard/kernel';

/** How often something was tried, and what its seat won of it. */
interface Count {
  readonly seat: Seat;
  visits: number;
  won: number; // sum of the seat's shares of the win
}

/** A place in the tree where a seat decides, the same for every world in which the moves that lead here are possible. */
export interface Place<M> extends Count {
  readonly branches: Map<M, Branch<M>>;
}

/** A move that a seat made at a place. */
export interface Branch<M> extends Count {
  readonly places: Place<M>[]; // by the seat that decides next
}

/** All that was tried so far. It stops growing at a size that any device can hold, however long it is thought about. */
export interface Tree<M> {
  readonly root: Place<M>;
  branches: number;
}

const MOST_BRANCHES = 100_000;

export function newTree<M>(seat: Seat): Tree<M> {
  return { root: newPlace(seat), branches: 0 };
}

function newPlace<M>(seat: Seat): Place<M> {
  return { seat, visits: 0, won: 0, branches: new Map() };
}

/** The branch of a move, a new one if there is room for it. */
export function branchOf<M>(tree: Tree<M>, place: Place<M>, move: M): Branch<M> | undefined {
  const found = place.branches.get(move);
  if (found !== undefined || tree.branches === MOST_BRANCHES) return found;
  const branch: Branch<M> = { seat: place.seat, visits: 0, won: 0, places: [] };
  place.branches.set(move, branch);
  tree.branches++;
  return branch;
}

/** The place that a branch leads to, a new one if there is room for what is tried there. */
export function placeAfter<M>(tree: Tree<M>, branch: Branch<M>, seat: Seat): Place<M> | undefined {
  if (tree.branches < MOST_BRANCHES) branch.places[seat] ??= newPlace(seat);
  return branch.places[seat];
}

/** Counts another try, in which each seat won such a share, all the way down. */
export function count(path: readonly Count[], shares: readonly number[]): void {
  for (let i = 0; i < path.length; i++) {
    const tried = path[i]!;
    tried.visits++;
    tried.won += shares[tried.seat]!;
  }
}

const CURIOSITY = 0.1;
const TRUST = 0.5; // the part of all curiosity that goes to the likely move

/** The move with the best mean, those tried little counting for more, the likely one most; what was never tried is taken to be as good as the place (PUCT). */
export function mostPromising<M>(place: Place<M>, moves: readonly M[], likely: M | undefined): M {
  const mean = place.visits > 0 ? place.won / place.visits : 0;
  const curiosity = CURIOSITY * Math.sqrt(place.visits + 1);
  const even = (likely === undefined ? 1 : 1 - TRUST) / moves.length;
  let best = moves[0] as M;
  let top = -1;
  for (const move of moves) {
    const branch = place.branches.get(move);
    const visits = branch?.visits ?? 0;
    const prior = move === likely ? even + TRUST : even;
    const promise = (visits > 0 ? branch!.won / visits : mean) + (curiosity * prior) / (1 + visits);
    if (promise > top) {
      top = promise;
      best = move;
    }
  }
  return best;
}

/** The move tried most often. */
export function mostVisited<M>(place: Place<M>): M | undefined {
  let best: M | undefined;
  let most = 0;
  for (const [move, { visits }] of place.branches) {
    if (visits > most) {
      most = visits;
      best = move;
    }
  }
  return best;
}

/** How many moves of a place are worth trying after so many visits, where there are very many. */
function width(visits: number): number {
  return 4 + Math.sqrt(visits);
}

/**
 * The moves to choose from here. In a game that can pick a move without listing all, there are many:
 * the likely one, those tried before that are possible in this world, and now and then a new one.
 */
export function choices<S, M>(game: Game<S, M>, state: S, place: Place<M>, likely: M | undefined, rng: Rng): M[] {
  if (game.pick === undefined) return game.moves(state);
  const known = [...place.branches.keys()].filter((move) => game.refusal(state, move) === undefined);
  if (likely !== undefined && !known.includes(likely)) known.push(likely);
  if (known.length >= width(place.visits)) return known;
  const fresh = game.pick(state, rng);
  return known.includes(fresh) ? known : [...known, fresh];
}
