import { type Happening, type Position, rngFrom } from '@hoard/kernel';
import { scenario } from '../../../checks/scenario.ts';
import { dragonInferno } from '../index.ts';
import { type Document, table } from './table.ts';

export const { legal, refusal, brokenRule, after, told, status, view } = scenario(dragonInferno);
export const happenings = (...args: Parameters<typeof told>) => told(...args).map(({ what }) => what);
export const NEW = table({ phase: 'eggs' });
export const EIGHT = ['b2', 'b3', 'c2', 'c3', 'f6', 'f7', 'g6', 'g7'];
export const START = table({ eggs: EIGHT });

/** A step of a random match: the document, and what was told of the move that led to it. */
interface Step {
  readonly position: Position;
  readonly document: Document;
  readonly heard: readonly Happening[];
  readonly over: boolean;
}

export const MATCHES: readonly (readonly Step[])[] = Array.from({ length: 80 }, (_, i) => {
  const rng = rngFrom(`rules ${i}`);
  const state = dragonInferno.setup({}, 2, rng);
  const steps: Step[] = [];
  for (let heard: Happening[] = []; ; heard = []) {
    if (steps.length > 0) dragonInferno.apply(state, dragonInferno.pick!(state, rng), rng, (h) => heard.push(h));
    const position = dragonInferno.write(state);
    const over = dragonInferno.status(state).outcome !== undefined;
    steps.push({ position, document: position as unknown as Document, heard, over });
    if (over) return steps;
  }
});
export const STEPS = MATCHES.flat();

/** The board while a tile may catch or break eggs. */
export const CATCH = table({
  eggs: ['c2', 'c3', 'd3', 'f6', 'f7'],
  tiles: [
    [0, 'tile O b2 a1'],
    [1, 'tile O g8 h7'],
  ],
  broken: [1, 2],
  lairs: ['W', 'T', 'U', 'V', 'X'],
});
