import type { Game, Rng, Seat } from '@hoard/kernel';

/** A place in the tree of decisions where a seat decides, the same for every world in which the moves that lead here are possible. */
export interface Place<M> {
  visits: number;
  won: number; // sum of the deciding seat's share of the win
  readonly branches: Map<M, Branch<M>>;
}

/** A move made at a place. */
export interface Branch<M> {
  visits: number;
  won: number; // sum of the mover's share of the win
  readonly places: Place<M>[]; // by the seat that decides next, for chance may give the turn to one or another
}

export function newPlace<M>(): Place<M> {
  return { visits: 0, won: 0, branches: new Map() };
}

export function branchOf<M>(place: Place<M>, move: M): Branch<M> {
  const found = place.branches.get(move);
  if (found !== undefined) return found;
  const branch: Branch<M> = { visits: 0, won: 0, places: [] };
  place.branches.set(move, branch);
  return branch;
}

export function placeAfter<M>(branch: Branch<M>, actor: Seat): Place<M> {
  branch.places[actor] ??= newPlace();
  return branch.places[actor];
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
