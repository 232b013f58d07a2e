import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFrom } from '../src/rng.ts';

describe('the generator', () => {
  // Frozen: every record ever written depends on these.
  test.each([
    ['', [2088, 6165, 4993, 2, 44763, 29804, 49017, 45473]],
    ['hoard', [22371, 32052, 37274, 3578, 2471, 9817, 11266, 15487]],
    ['Příliš žluťoučký kůň 🐉', [1776, 841, 34344, 16725, 20356, 21469, 22636, 14172]],
  ])('gives the same numbers for the seed "%s" for ever', (seed, expected) => {
    const rng = rngFrom(seed);
    expect(Array.from({ length: 8 }, () => rng.int(50_000))).toEqual(expected);
  });

  test('shuffles the same way for ever', () => {
    const list = [...Array(10).keys()];
    rngFrom('shuffle').shuffle(list);
    expect(list).toEqual([2, 1, 8, 9, 6, 3, 7, 5, 4, 0]);
  });

  test('draws the same from few and from many', () => {
    const [few, many] = [rngFrom('width'), rngFrom('width')];
    for (let i = 0; i < 1000; i++) expect(many.int(65_536 * 16) >> 5).toBe(few.int(65_536 / 2));
    expect(() => few.int((1 << 21) + 1)).toThrow(RangeError);
  });

  test('never draws for a choice of one', () => {
    const rng = rngFrom('one');
    expect(rng.int(1)).toBe(0);
    rng.shuffle([7]);
    expect(rng.drawn).toBe(0);
  });

  test('a clone goes on with the same numbers and leaves the original alone', () => {
    const rng = rngFrom('clone');
    rng.int(10);
    const copy = rng.clone();
    const ahead = Array.from({ length: 20 }, () => copy.int(1000));
    expect(Array.from({ length: 20 }, () => rng.int(1000))).toEqual(ahead);
    expect(copy.drawn).toBe(rng.drawn);
  });

  test('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1 << 21 }), (seed, n) => {
        const x = rngFrom(seed).int(n);
        return Number.isInteger(x) && x >= 0 && x < n;
      }),
    );
  });

  test.each([2, 3, 7, 49, 1000])('favours none of %i (chi square)', (n) => {
    const rng = rngFrom(`even ${n}`);
    const counts = Array(n).fill(0);
    const draws = 2000 * n;
    for (let i = 0; i < draws; i++) counts[rng.int(n)]++;
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(n + 5 * Math.sqrt(2 * n) + 10);
  });

  test('favours no order of a shuffle (chi square over the 24 orders of four)', () => {
    const rng = rngFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = [0, 1, 2, 3];
      rng.shuffle(list);
      counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(60);
  });

  test('seeds that differ a little give other numbers', () => {
    const first = (seed: string) => rngFrom(seed).int(65_535);
    const seeds = Array.from({ length: 1000 }, (_, i) => `table ${i}`);
    expect(new Set(seeds.map(first)).size).toBeGreaterThan(990);
  });
});
