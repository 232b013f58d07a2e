import { type Game, type Position, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { imaginedFrom } from '../src/search/worlds.ts';

/** A game of which only one thing is hidden: 0 or 1. */
const game = {
  read: (_: Position, rng: { int(below: number): number }) => rng.int(2),
  clone: (state: number) => state,
} as unknown as Game<number, never>;
const matter = { game, insight: { plausibility: (state: number) => (state === 1 ? 9 : 1) } };

/** How often the thing is 1 in many imagined worlds. */
function share(guesses: boolean, about: Parameters<typeof imaginedFrom<number, never>>[0]): number {
  const imagine = imaginedFrom(about, {}, guesses, rngFrom('worlds'));
  const worlds = Array.from({ length: 2000 }, imagine);
  return worlds.reduce((sum, world) => sum + world) / worlds.length;
}

test('who guesses imagines likely worlds more often, but not only these', () => {
  expect(share(true, matter)).toBeGreaterThan(0.75);
  expect(share(true, matter)).toBeLessThan(0.99);
});

test('who does not, or cannot, imagines any', () => {
  expect(Math.abs(share(false, matter) - 0.5)).toBeLessThan(0.12);
  expect(share(true, { game })).toBe(share(false, matter));
});
