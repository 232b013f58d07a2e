import { think } from '@hoard/bots';
import { begin, type Position, rngFrom, settings } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { insight } from '../bot.ts';
import { box, sevenDragons } from '../index.ts';
import { spell } from '../notation.ts';
import { SIX_RED, sketch } from './positions.ts';

const load = (position: Position) => sevenDragons.read(position, rngFrom('bot'));
const chances = (position: Position) => insight.chances!(load(position));
const likely = (position: Position) => spell(insight.likelyMove!(load(position), rngFrom('bot')));

/** Five red cards in a row; the silver dragon beside them is blue in these tests. */
const FIVE_RED = { '1,0': 'RRYY', '2,0': 'RRBB', '3,0': 'RRRR', '4,0': 'RRKG', '5,0': 'RRRR' };
const HANDS = [['BBBB'], ['GGGG']];

describe('chances', () => {
  test.each([
    ['0', [...'RYBGK']],
    ['1', [...'YRBGK']],
  ])('favour seat %s, whose colour has five cards', (seat, goals) => {
    const found = chances(sketch({ table: FIVE_RED, pile: ['rotate'], hands: HANDS, goals }));
    expect(found[0]! + found[1]!).toBeCloseTo(1);
    expect(found[Number(seat)]).toBeGreaterThan(0.7);
  });

  test('grow with the group', () => {
    const five = chances(sketch({ table: FIVE_RED, pile: ['rotate'], hands: HANDS }));
    const six = chances(sketch({ table: SIX_RED, pile: ['rotate'], hands: HANDS }));
    expect(six[0]).toBeGreaterThan(five[0]!);
  });

  test('are all the winner has', () => {
    expect(chances(sketch({ table: { ...SIX_RED, '2,-1': 'KKRR' }, pile: ['rotate'], hands: HANDS }))).toEqual([1, 0]);
  });

  test('add up to 1 and every likely move is legal, however many play', () => {
    for (const { options, seats } of settings(sevenDragons)) {
      const { state, rng } = begin(sevenDragons, { options, seats, seed: 'likely' });
      for (let i = 0; sevenDragons.status(state).actor !== undefined; i++) {
        expect(insight.chances!(state).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
        const before = JSON.stringify(state);
        const move = insight.likelyMove!(state, rng);
        expect(JSON.stringify(state)).toBe(before);
        expect(sevenDragons.refusal(state, move)).toBeUndefined();
        sevenDragons.apply(state, i % 3 === 0 ? sevenDragons.pick!(state, rng) : move, rng);
      }
    }
  });
});

test('a world is more plausible in which somebody wants the colour of the largest group', () => {
  const plausibility = (goals: string) =>
    insight.plausibility!(load(sketch({ table: FIVE_RED, pile: ['rotate'], hands: HANDS, goals: [...goals] })));
  expect(plausibility('YRBGK')).toBeGreaterThan(5 * plausibility('YBRGK'));
});

describe('the likely player', () => {
  test('lays the card that makes the largest group of his colour', () => {
    const position = sketch({ table: FIVE_RED, pile: ['rotate'], hands: [['BBKK', 'RYRB'], ['GGGG']] });
    expect(likely(position)).toMatch(/^lay (RYRB|BRYR) /);
  });

  test('recolours the silver dragon when that makes a larger one', () => {
    const position = sketch({ table: SIX_RED, pile: ['rotate'], hands: [['BBKK', 'zap'], ['GGGG']] });
    expect(likely(position)).toBe('top zap');
  });
});

describe('hard wins where it can', () => {
  test.each([
    ['with a card', ['RYRB', 'BBKK', 'YGBR'], { ...FIVE_RED, '6,0': 'RKRK' }],
    ['with the colour of the silver dragon', ['zap', 'BBKK'], SIX_RED],
  ])('%s', (_, hand, cards) => {
    const position = sketch({
      table: cards,
      pile: ['rotate'],
      deck: ['GGGG', 'KKKK'],
      hands: [hand, ['GGBB', 'KKKK']],
    });
    for (const seed of ['a', 'b', 'c']) {
      const state = load(position);
      const move = think('hard', box, sevenDragons.write(state, 0), rngFrom(seed)).move as number;
      sevenDragons.apply(state, move, rngFrom('match'));
      expect(sevenDragons.status(state).outcome?.winners).toEqual([0]);
    }
  });
});
