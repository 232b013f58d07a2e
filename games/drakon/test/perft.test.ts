import { perft, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { drakon } from '../index.ts';
import { scene } from './scene.ts';

const options = { heroes: false, goal: 'standard', teams: false, swapKeepsTile: true };

/** Leaves of the tree after some decisions of a seeded random match. */
function leaves(wished: object, seats: number, seed: string, decisions: number, depth: number): number {
  const rng = rngFrom(seed);
  const state = drakon.setup({ ...options, ...wished }, seats, rng);
  for (let i = 0; i < decisions; i++) drakon.apply(state, drakon.pick!(state, rng), rng);
  return perft(drakon, state, rng, depth);
}

test('a finished position and any position at depth 0 have one leaf', () => {
  const over = scene({
    phase: 'over',
    coins: [[3, 3, 3, 1], []],
    outcome: { winners: [0], scores: [10, 0], rule: '9.1' },
  });
  const rng = rngFrom('perft');
  expect(perft(drakon, drakon.read(over, rng), rng, 3)).toBe(1);
  expect(leaves({}, 2, 'perft', 0, 0)).toBe(1);
});

test('a line that consumed chance or ended the game is a leaf', () => {
  const rng = rngFrom('perft');
  const start = scene({ lair: { '1,0': 'lose:NS' }, coins: [[3, 2], []], hands: [[], ['key:-']] });
  expect(perft(drakon, drakon.read(start, rng), rng, 2)).toBe(1);
  const wins = scene({ lair: { '1,0': 'find:NS' }, coins: [[3, 3, 3], []], hands: [[], ['key:-']] });
  expect(perft(drakon, drakon.read(wins, rng), rng, 4)).toBe(1);
});

test.each<[wished: object, seats: number, seed: string, decisions: number, depth: number, count: number]>([
  [{}, 2, 'perft 1', 0, 2, 560],
  [{}, 3, 'perft 2', 30, 2, 40687],
  [{ heroes: true }, 4, 'perft 3', 20, 2, 14840],
  [{ heroes: true, goal: 'escape' }, 3, 'perft 4', 40, 2, 36495],
  [{ heroes: true, teams: true, goal: 'short' }, 6, 'perft 5', 30, 2, 962],
])('%j, %d players, "%s" after %d decisions: %d deep %d', (wished, seats, seed, decisions, depth, count) => {
  expect(leaves(wished, seats, seed, decisions, depth)).toBe(count);
});
