import type { Game, Position, Rng, Seat } from '@hoard/kernel';
import { anyMove, type Budget, type Matter } from '../bot.ts';
import {
  type Branch,
  branchOf,
  choices,
  mostPromising,
  mostVisited,
  newPlace,
  type Place,
  placeAfter,
} from './tree.ts';
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
  const root = newPlace<M>();
  const goesOn = 'iterations' in budget ? (done: number) => done < budget.iterations : () => !budget.spent();
  for (let done = 0; goesOn(done); done++) iterate(matter, root, world(), rng);
  return mostVisited(root) ?? first[rng.int(first.length)]!;
}

function iterate<S, M>(matter: Matter<S, M>, root: Place<M>, state: S, rng: Rng): void {
  const { game, insight } = matter;
  const path: { place: Place<M>; branch: Branch<M>; seat: Seat }[] = [];
  let branch: Branch<M> | undefined;
  for (;;) {
    const { actor } = game.status(state);
    if (actor === undefined) break;
    const place = branch === undefined ? root : placeAfter(branch, actor);
    const likely = insight?.likelyMove?.(state, rng);
    const move = mostPromising(place, choices(game, state, place, likely, rng), likely);
    branch = branchOf(place, move);
    game.apply(state, move, rng);
    path.push({ place, branch, seat: actor });
    if (branch.visits === 0) break;
  }
  const shares = playOut(matter, state, rng);
  for (const { place, branch, seat } of path) {
    for (const counted of [place, branch]) {
      counted.visits++;
      counted.won += shares[seat]!;
    }
  }
}

const LONGEST = 1000; // decisions of a playout; one that is not over by then is shared by all

/** Each seat's share of the win after likely moves to the end, or its chances at the horizon. */
function playOut<S, M>({ game, insight = {} }: Matter<S, M>, state: S, rng: Rng): readonly number[] {
  const horizon = insight.chances === undefined ? LONGEST : (insight.horizon ?? LONGEST);
  for (let i = 0; ; i++) {
    const { outcome } = game.status(state);
    if (outcome !== undefined) return shared(outcome.winners, outcome.scores.length);
    if (i === horizon) return insight.chances?.(state) ?? shared([], seatsOf(game, state));
    game.apply(state, insight.likelyMove?.(state, rng) ?? anyMove(game, state, rng), rng);
  }
}

function shared(winners: readonly Seat[], seats: number): number[] {
  const shares = Array<number>(seats).fill(winners.length > 0 ? 0 : 1 / seats);
  for (const winner of winners) shares[winner] = 1 / winners.length;
  return shares;
}

function seatsOf<S, M>(game: Game<S, M>, state: S): number {
  return game.write(state, 'spectator').seats as number;
}
