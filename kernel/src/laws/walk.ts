import { type Rng, rngFrom } from '../rng.ts';
import type { Setting } from '../settings.ts';
import type { Subject } from './subject.ts';

/** One decision of a random match, before it is made. */
export interface Step<S, M> {
  readonly state: S;
  readonly moves: readonly M[];
  readonly move: M; // the one that will be made
  readonly rng: Rng; // the match's own chance; clone it to try things
  readonly dice: Rng; // chance for the law's own use
}

/** Where and how a law was broken; with this seed it happens again. */
export class Broken extends Error {
  override name = 'Broken';
}

/** Plays a random match, showing each decision, and at the end the final state and the moves made. */
export function walk<S, M>(
  { game, longest }: Subject<S, M>,
  { options, seats }: Setting,
  seed: string,
  visit: (step: Step<S, M>) => void = () => {},
  finish: (state: S, moves: readonly string[]) => void = () => {},
): void {
  const rng = rngFrom(seed);
  const dice = rngFrom(`${seed} dice`);
  const played: string[] = [];
  try {
    const state = game.setup(options, seats, rng);
    while (game.status(state).outcome === undefined) {
      if (played.length >= longest) throw new Error(`it is not over after ${longest} decisions`);
      const moves = game.moves(state);
      if (moves.length === 0) throw new Error('the seat to decide has no move');
      const move = moves[dice.int(moves.length)]!;
      visit({ state, moves, move, rng, dice });
      game.apply(state, move, rng);
      played.push(game.spell(move));
    }
    finish(state, played);
  } catch (error) {
    const where = `${game.id}, ${seats} seats, ${JSON.stringify(options)}, seed "${seed}"`;
    const recent = played.slice(-6).join(', ') || 'none';
    throw new Broken(`${(error as Error).message}\n  in ${where}, after ${played.length} moves (last: ${recent})`);
  }
}

/** The same, but of a long match not every decision is shown: all of the first ones, then now and then one. */
export function stroll<S, M>(
  subject: Subject<S, M>,
  setting: Setting,
  seed: string,
  visit: (step: Step<S, M>) => void,
  finish?: (state: S) => void,
): void {
  let seen = 0;
  const sometimes = (step: Step<S, M>) => {
    if (seen++ < 40 || step.dice.int(8) === 0) visit(step);
  };
  walk(subject, setting, seed, sometimes, finish);
}

/** Fails with both values where two JSON values differ. */
export function same(found: unknown, expected: unknown, what: string): void {
  const [f, e] = [JSON.stringify(found), JSON.stringify(expected)];
  if (f !== e) throw new Error(`${what}:\n    ${f}\n  is not\n    ${e}`);
}
