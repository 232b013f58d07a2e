import type { Game, Rng } from '@hoard/kernel';

/** A place in the tree of decisions, the same for every world in which the moves that lead here are possible. */
export interface Node<M> {
  visits: number;
  available: number; // how often the move here could have been made
  won: number; // sum of the mover's share of the win
  readonly children: Map<M, Node<M>>;
}

export function newNode<M>(): Node<M> {
  return { visits: 0, available: 0, won: 0, children: new Map() };
}

const CURIOSITY = 0.7;

/** The child with the best mean, those tried less than they could have been counting for more (UCB with availability). */
export function mostPromising<M>(node: Node<M>, moves: readonly M[]): M {
  let best = moves[0] as M;
  let top = -1;
  for (const move of moves) {
    const { visits, available, won } = node.children.get(move)!;
    const promise = won / visits + CURIOSITY * Math.sqrt(Math.log(available) / visits);
    if (promise > top) {
      top = promise;
      best = move;
    }
  }
  return best;
}

/** The move tried most often. */
export function mostVisited<M>(node: Node<M>): M | undefined {
  let best: M | undefined;
  let most = 0;
  for (const [move, { visits }] of node.children) {
    if (visits > most) {
      most = visits;
      best = move;
    }
  }
  return best;
}

/** How many moves of a place are worth trying after so many visits, where there are very many. */
function width(visits: number): number {
  return 4 + 2 * Math.sqrt(visits);
}

/**
 * The moves to choose from here. In a game that can pick a move without listing all, there are many:
 * those tried before that are possible in this world, and now and then a new one.
 */
export function choices<S, M>(game: Game<S, M>, state: S, node: Node<M>, rng: Rng): M[] {
  if (game.pick === undefined) return game.moves(state);
  const known = [...node.children.keys()].filter((move) => game.refusal(state, move) === undefined);
  if (known.length >= width(node.visits)) return known;
  const fresh = game.pick(state, rng);
  return known.includes(fresh) ? known : [...known, fresh];
}
