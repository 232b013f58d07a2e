import { begin, type Position, rngFrom, settings } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { insight } from '../bot.ts';
import { red7 } from '../index.ts';
import { spell } from '../notation.ts';
import { table } from './table.ts';

const load = (position: Position) => red7.read(position, rngFrom('bot'));
const chances = (position: Position) => insight.chances!(load(position));
const likely = (position: Position, seed: string) => spell(insight.likelyMove!(load(position), rngFrom(seed)));
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('chances', () => {
  test('favour more cards in hand, and nobody who is out', () => {
    const few = { hand: 'R1', palette: 'V4' };
    const many = { hand: 'G1 G2 G3', palette: 'R4' };
    const [first, second] = chances(table({}, few, many));
    expect(first).toBeLessThan(second!);
    expect(chances(table({}, many, few, { palette: 'B4', hand: 'B1 B2 B3 B5', out: true }))[2]).toBe(0);
  });

  test('favour more points in the advanced game', () => {
    const [first, second] = chances(
      table(
        { options: { advanced: true } },
        { hand: 'R1', palette: 'V4', scored: 'R7 O7' },
        { hand: 'G1', palette: 'R4' },
      ),
    );
    expect(first).toBeGreaterThan(second!);
  });

  test('add up to 1 and every likely move is legal, however it is played', () => {
    for (const { options, seats } of settings(red7)) {
      const { state, rng } = begin(red7, { options, seats, seed: 'likely' });
      for (let i = 0; i < 200 && red7.status(state).actor !== undefined; i++) {
        expect(insight.chances!(state).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
        const before = JSON.stringify(state);
        const move = insight.likelyMove!(state, rng);
        expect(JSON.stringify(state)).toBe(before);
        expect(red7.refusal(state, move)).toBeUndefined();
        red7.apply(state, move, rng);
      }
    }
  });
});

describe('the likely player', () => {
  test('leads with one card where that can be done', () => {
    const position = table({}, { hand: 'R7 V1', palette: 'V3' }, { hand: 'G1', palette: 'R4' });
    for (const seed of SEEDS) expect(['play R7', 'discard V1']).toContain(likely(position, seed));
  });

  test('ends the turn when leading, and passes when nothing leads', () => {
    const leading = table({ step: 'discard' }, { hand: 'G1', palette: 'V3 R7' }, { hand: 'G2', palette: 'R4' });
    const lost = table({}, { hand: 'I1', palette: 'V1' }, { hand: 'G2', palette: 'R7 O7 Y6' });
    for (const seed of SEEDS) {
      expect(likely(leading, seed)).toBe('end');
      expect(likely(lost, seed)).toBe('pass');
    }
  });
});
