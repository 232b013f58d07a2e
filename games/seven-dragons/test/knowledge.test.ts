import { describe, expect, test } from 'vitest';
import { after, legal, sketch, told, view } from './positions.ts';

describe('what is hidden', () => {
  const before = sketch({ hands: [['zap', 'RRRR'], ['GGGG'], ['KKKK']], deck: ['BBBB'], table: { '1,0': 'RRYY' } });

  test('is the deck, others’ hands and goals', () => {
    expect(view(before, 1)).toMatchObject({
      deck: ['?'],
      hands: [['?', '?'], ['GGGG'], ['?']],
      goals: ['?', 'Y', '?', '?', '?'],
    });
    expect(view(before, 'spectator')).toMatchObject({ deck: ['?'], hands: [['?', '?'], ['?'], ['?']] });
    expect(view(before, 'spectator').goals).toEqual(['?', '?', '?', '?', '?']);
    expect(view(before, 0)).not.toHaveProperty('seen');
  });

  test('is told only to those who may know it', () => {
    const drew = told(before, 'top zap').at(-1)!;
    expect(drew).toEqual({
      what: 'drew',
      args: { seat: 1 },
      secret: { to: [1], what: 'drewCard', args: { seat: 1, card: 'BBBB' } },
    });
  });
});

describe('what is remembered', () => {
  test('is a zapped card, by all and by those who watch', () => {
    const before = sketch({ table: { '1,0': 'RRYY' }, pile: ['rotate'], hands: [['zap', 'BBBB'], ['GGGG'], []] });
    const next = after(before, 'bottom zap 1,0');
    expect(next.seen).toEqual({ hands: [[0, 32 + 4 + 2], [0], []], goals: [0, 0, 0, 0, 0] });
    for (const viewer of [1, 2, 'spectator'] as const)
      expect((view(next, viewer).hands as string[][])[0]).toEqual(['?', 'RRYY']);
  });

  test('is a traded hand, by both who traded, until its cards are played', () => {
    const before = sketch({
      pile: ['zap'],
      hands: [['trade-hands', 'RRRR', 'BBBB'], ['RRYY', 'GGGG'], ['YYYY']],
      deck: ['KKKK', 'KKGG'],
    });
    const next = after(before, 'bottom trade-hands 1');
    expect(next.seen).toEqual({ hands: [[2, 2], [1, 1, 0], [0]], goals: [0, 0, 0, 0, 0] });
    expect(view(next, 0).hands).toEqual([['RRYY', 'GGGG'], ['RRRR', 'BBBB', '?'], ['?']]);
    expect(view(next, 1).hands).toEqual([['RRYY', 'GGGG'], ['RRRR', 'BBBB', 'KKKK'], ['?']]);
    expect(view(next, 2).hands).toEqual([['?', '?'], ['?', '?', '?'], ['YYYY']]);
    expect(view(after(next, 'lay RRRR 1,0'), 0).hands).toEqual([
      ['RRYY', 'GGGG'],
      ['BBBB', '?'],
      ['?', '?'],
    ]);
  });

  test('is a hand that was traded on, by everyone who has held it', () => {
    const passedOn = after(sketch(TRADED), 'bottom trade-hands 1', 'bottom trade-hands 2');
    expect(passedOn).toMatchObject({ hands: [['GGGG'], ['YYYY'], ['RRRR', 'BBBB']], turn: 2 });
    expect(passedOn.seen).toMatchObject({ hands: [[2], [4], [1 + 2, 0]] });
  });

  const TRADED = {
    pile: ['zap'],
    hands: [['trade-hands', 'RRRR'], ['GGGG'], ['YYYY']],
    deck: ['trade-hands', 'BBBB', 'KKKK'],
  };

  test('is a goal, by whoever has held it, wherever it goes', () => {
    const before = sketch({ pile: ['zap'], hands: [['rotate'], ['trade-goals'], ['YYYY']] });
    const rotated = after(before, 'bottom rotate cw');
    expect(rotated.goals).toEqual([...'KRYBG']);
    expect(rotated.seen).toEqual({ hands: [[], [0], [0]], goals: [0, 1, 2, 4, 0] });
    expect(view(rotated, 0).goals).toEqual(['K', 'R', '?', '?', '?']);
    expect(view(rotated, 2).goals).toEqual(['?', '?', 'Y', 'B', '?']);
    const traded = after(rotated, 'bottom trade-goals 4');
    expect(traded.goals).toEqual([...'KGYBR']);
    expect(traded.seen).toMatchObject({ goals: [0, 0, 2, 4, 1 + 2] });
    expect(view(traded, 1).goals).toEqual(['?', 'G', 'Y', '?', 'R']);
    expect(view(traded, 'spectator').goals).toEqual(['?', '?', '?', '?', '?']);
  });

  test('is not what an imaginary player held', () => {
    const before = sketch({ pile: ['zap'], hands: [['trade-goals'], ['YYYY']] });
    expect(after(before, 'bottom trade-goals 3').seen).toMatchObject({ goals: [0, 0, 0, 1, 0] });
  });

  test('does not change what may be played', () => {
    const before = sketch({ hands: [['zap', 'RRRR'], ['GGGG']], deck: ['BBBB'], table: { '1,0': 'RRYY' } });
    const knowing = { ...before, seen: { hands: [[2, 34], [1]], goals: [2, 1, 3, 0, 0] } };
    expect(legal(knowing)).toEqual(legal(before));
    expect(view(knowing, 1).goals).toEqual(['R', 'Y', 'B', '?', '?']);
  });
});
