import type { Game, Position, Rng, Seat } from '@hoard/kernel';
import { anyMove, type Budget, type Matter } from '../bot.ts';
import { choices, mostPromising, mostVisited, type Node, newNode } from './tree.ts';
import { imaginedFrom } from './worlds.ts';

/**
 * Information-set Monte Carlo tree search: one tree of decisions shared by many worlds imagined from the view.
 * Each iteration goes down the tree in one world, adds a place to it, plays the match out and counts each seat's share of the win.
 */
export function search<S, M>(matter: Matter<S, M>, view: Position, budget: Budget, rng: Rng): M {
  const { game } = matter;
  const world = imaginedFrom(game, view, rng);
  const first = game.moves(world());
  if (first.length === 1) return first[0]!;
  const root = newNode<M>();
  const goesOn = 'iterations' in budget ? (done: number) => done < budget.iterations : () => !budget.spent();
  for (let done = 0; goesOn(done); done++) iterate(matter, root, world(), rng);
  return mostVisited(root) ?? first[rng.int(first.length)]!;
}

function iterate<S, M>(matter: Matter<S, M>, root: Node<M>, state: S, rng: Rng): void {
  const { game } = matter;
  const path: { node: Node<M>; seat: Seat }[] = [];
  let node = root;
  for (;;) {
    const { actor } = game.status(state);
    if (actor === undefined) break;
    const moves = choices(game, state, node, rng);
    const move = step(node, moves, rng);
    game.apply(state, move, rng);
    node = node.children.get(move)!;
    path.push({ node, seat: actor });
    if (node.visits === 0) break;
  }
  root.visits++;
  const shares = playOut(matter, state, rng);
  for (const { node, seat } of path) {
    node.visits++;
    node.won += shares[seat]!;
  }
}

/** A move not tried before, if there is one; otherwise the most promising. */
function step<M>(node: Node<M>, moves: readonly M[], rng: Rng): M {
  const untried = moves.filter((move) => !node.children.has(move));
  const move = untried.length > 0 ? untried[rng.int(untried.length)]! : mostPromising(node, moves);
  if (untried.length > 0) node.children.set(move, newNode());
  for (const possible of moves) {
    const child = node.children.get(possible);
    if (child !== undefined) child.available++;
  }
  return move;
}

const LONGEST = 1000; // decisions of a playout; one that is not over by then is shared by all

/** Each seat's share of the win after likely moves to the end, or its chances at the horizon. */
function playOut<S, M>({ game, insight = {} }: Matter<S, M>, state: S, rng: Rng): readonly number[] {
  const horizon = insight.chances === undefined ? LONGEST : (insight.horizon ?? LONGEST);
  for (let i = 0; i < horizon; i++) {
    const { outcome } = game.status(state);
    if (outcome !== undefined) return shared(outcome.winners, outcome.scores.length);
    game.apply(state, insight.likelyMove?.(state, rng) ?? anyMove(game, state, rng), rng);
  }
  return insight.chances?.(state) ?? shared([], seatsOf(game, state));
}

function shared(winners: readonly Seat[], seats: number): number[] {
  const shares = Array<number>(seats).fill(winners.length > 0 ? 0 : 1 / seats);
  for (const winner of winners) shares[winner] = 1 / winners.length;
  return shares;
}

function seatsOf<S, M>(game: Game<S, M>, state: S): number {
  return game.write(state, 'spectator').seats as number;
}
