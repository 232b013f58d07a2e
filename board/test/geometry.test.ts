import { expect, test } from 'vitest';
import { nextTo, type Rect } from '../src/geometry.ts';

const at = (name: string, x: number, y: number): Rect & { name: string } => ({ name, x, y, width: 10, height: 10 });
const here = at('here', 50, 50);

test('the eye goes to the nearest in a direction', () => {
  const others = [at('near', 70, 50), at('far', 120, 50), at('left', 20, 50)];
  expect(nextTo(here, others, 'right')?.name).toBe('near');
  expect(nextTo(here, others, 'left')?.name).toBe('left');
});

test('rather straight ahead than aside', () => {
  const others = [at('aside', 60, 25), at('ahead', 50, 0)];
  expect(nextTo(here, others, 'up')?.name).toBe('aside');
  expect(nextTo(here, [at('far aside', 90, 30), at('ahead', 50, 0)], 'up')?.name).toBe('ahead');
});

test('nowhere where there is nothing', () => {
  expect(nextTo(here, [at('right', 70, 50)], 'down')).toBeUndefined();
});
