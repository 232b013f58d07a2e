import type { Position, Rng } from '@hoard/kernel';
import { type Budget, goesOn, type Matter } from '../bot.ts';

const WORLDS = 64; // more tell little that is new
const DEAR = 4; // to count a turn out takes as long as so many iterations, and more
const FEW = 20; // where no turn wins in any of so many, counting out has nothing to say

/** There is an end in sight that can be counted out, and time for it. */
export function isNearEnd<S, M>({ insight }: Matter<S, M>, state: S, { iterations }: Budget): boolean {
  const endings = insight?.endings;
  return endings?.isNear(state) === true && iterations >= WORLDS * DEAR * endings.outlook(state).turns.length;
}

/**
 * The first move of the turn that wins in most of the worlds imagined from the view, if all see everything from then on:
 * others are taken to play as well as can be. Undefined where no turn wins in the first few worlds.
 */
export function countOut<S, M>(matter: Matter<S, M>, view: Position, budget: Budget, rng: Rng): M | undefined {
  const { game, insight } = matter;
  let outlook = insight!.endings!.outlook(game.read(view, rng));
  const { turns } = outlook;
  if (turns.length === 1) return turns[0]!;
  const won = turns.map(() => 0);
  for (let worlds = 0, done = 0; worlds < WORLDS; worlds++) {
    const winning: number[] = [];
    for (let turn = 0; turn < turns.length; turn++) {
      if (!goesOn(budget, DEAR * done++)) return best(turns, won); // a world that was not gone through does not count
      if (outlook.wins(turn)) winning.push(turn);
    }
    for (const turn of winning) won[turn]!++;
    if (worlds + 1 === FEW && !won.some(Boolean)) return undefined;
    outlook = insight!.endings!.outlook(game.read(view, rng));
  }
  return best(turns, won);
}

function best<M>(turns: readonly M[], won: readonly number[]): M {
  return turns[won.indexOf(Math.max(...won))]!;
}
