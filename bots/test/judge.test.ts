import { expect, test } from 'vitest';
import { judge, networkOf } from '../src/judge.ts';

const nothing = { hidden: [], output: [], direct: [0, 0] };

test('who is told nothing apart has the same chances', () => {
  expect(judge(networkOf({ ...nothing, direct: [3, -1] }), Array(4).fill([1, 2]))).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test('each trait adds to the score directly, and the better score has the better chances', () => {
  const [first, second] = judge(networkOf({ ...nothing, direct: [Math.log(3), 0] }), [
    [1, 5],
    [0, 9],
  ]);
  expect(first).toBeCloseTo(0.75);
  expect(second).toBeCloseTo(0.25);
});

test('a unit adds what it minds above its beginning, and hardly anything below', () => {
  const network = networkOf({ ...nothing, hidden: [[1, 0, -2]], output: [Math.log(3)] });
  const chance = (trait: number) =>
    judge(network, [
      [trait, 0],
      [2, 0],
    ])[0];
  expect(chance(3)).toBeCloseTo(0.75);
  expect(chance(1)).toBeCloseTo(0.5, 1);
});
