import type { Position, Rng } from '@hoard/kernel';
import { type Budget, goesOn, type Matter } from '../bot.ts';
import { countOut, isNearEnd } from './endings.ts';
import { playOut } from './playout.ts';
import {
  type Branch,
  branchOf,
  choices,
  count,
  mostPromising,
  mostVisited,
  newTree,
  type Place,
  placeAfter,
  type Tree,
} from './tree.ts';
import { imaginedFrom } from './worlds.ts';

/**
 * Information-set Monte Carlo tree search: one tree of decisions shared by many worlds imagined from the view.
 * Each iteration goes down the tree in one world, adds a branch to it, plays the match out and counts each seat's share of the win.
 */
export function search<S, M>(matter: Matter<S, M>, view: Position, budget: Budget, rng: Rng): M {
  const { game } = matter;
  const world = imaginedFrom(matter, view, budget.mastery === true, rng);
  const now = world();
  const first = game.moves(now);
  if (first.length === 1) return first[0]!;
  const counted = isNearEnd(matter, now, budget) ? countOut(matter, view, budget, rng) : undefined;
  if (counted !== undefined) return counted;
  const tree = newTree<M>(game.status(now).actor!);
  for (let done = 0; goesOn(budget, done); done++) iterate(matter, tree, world(), rng);
  return mostVisited(tree.root) ?? matter.insight?.likelyMove?.(now, rng) ?? first[rng.int(first.length)]!;
}

function iterate<S, M>(matter: Matter<S, M>, tree: Tree<M>, state: S, rng: Rng): void {
  const { game, insight } = matter;
  const path: (Place<M> | Branch<M>)[] = [];
  let place = tree.root;
  for (;;) {
    const likely = insight?.likelyMove?.(state, rng);
    const move = mostPromising(place, choices(game, state, place, likely, rng), likely);
    const branch = branchOf(tree, place, move);
    game.apply(state, move, rng);
    path.push(place);
    if (branch === undefined) break;
    path.push(branch);
    const { actor } = game.status(state);
    if (branch.visits === 0 || actor === undefined) break;
    const next = placeAfter(tree, branch, actor);
    if (next === undefined) break;
    place = next;
  }
  count(path, playOut(matter, state, rng));
}
