import { rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { sevenDragons } from '../index.ts';
import { after, brokenRule, legal, SIX_RED, sketch, status, told } from './positions.ts';
import { type Document, isWon, largest } from './referee.ts';

describe('groups', () => {
  const scores = (table: { [cell: string]: string }, pile: string[]) =>
    status(sketch({ table, pile, hands: [[], [], [], [], []] })).outcome?.scores;

  test('[8.1] cards are joined through facing quarters of a colour, however large the panels', () => {
    expect(scores({ '1,0': 'RRYY', '2,0': 'RRBB', '2,1': 'KKBB' }, ['move'])).toEqual([2, 1, 1, 1, 1]);
    expect(scores({ '1,0': 'RYRB', '2,0': 'YRYR' }, ['zap'])).toEqual([2, 2, 1, 0, 0]);
    expect(scores({ '1,0': 'RKRK', '2,0': 'RYRY' }, ['move'])).toEqual([1, 1, 0, 1, 1]);
  });

  test('[8.1] the silver dragon counts when it has the colour or is wild, the rainbow dragon always', () => {
    expect(scores({ '1,0': 'RRYY' }, ['zap'])).toEqual([2, 1, 0, 0, 0]);
    expect(scores({ '1,0': 'RRYY' }, [])).toEqual([2, 2, 1, 1, 1]);
    expect(scores({ '1,0': '****', '2,0': 'BBBB' }, ['move'])).toEqual([1, 1, 2, 2, 1]);
    expect(scores({ '1,0': '****' }, [])).toEqual([2, 2, 2, 2, 2]);
  });

  test('[8.1] sizes and wins are as an independent referee finds them', () => {
    for (let seed = 0; seed < 60; seed++) {
      const seats = 2 + (seed % 4);
      const rng = rngFrom(`referee ${seed}`);
      const state = sevenDragons.setup({ moveBonus: seed % 2 === 0 }, seats, rng);
      while (sevenDragons.status(state).outcome === undefined) {
        expect(isWon(sevenDragons.write(state) as unknown as Document)).toBe(false);
        sevenDragons.apply(state, sevenDragons.pick!(state, rng), rng);
      }
      const position = sevenDragons.write(state) as unknown as Document;
      const { outcome } = sevenDragons.status(state);
      expect(outcome!.scores).toEqual(position.goals.slice(0, seats).map((colour) => largest(position, colour)));
      expect(isWon(position)).toBe(outcome!.rule !== '8.5');
    }
  });
});

describe('the end', () => {
  test('[8.2] a laid card, a colour change, a moved card or a goal that changes hands ends the game at once', () => {
    const deck = ['KKKK'];
    const laying = sketch({ table: SIX_RED, pile: ['move'], hands: [['GGRR'], ['YYYY']], deck });
    expect(status(laying, 'lay GGRR 0,1')).toMatchObject({ actor: 1 });
    expect(status(laying, 'lay GGRR 2,-1')).toMatchObject({ outcome: { winners: [0], scores: [7, 1], rule: '8.2' } });
    const colouring = sketch({ table: SIX_RED, pile: ['move'], hands: [['zap'], ['YYYY']], deck });
    expect(status(colouring, 'top zap')).toMatchObject({ outcome: { winners: [0], rule: '8.2' } });
    const moving = sketch({ table: { ...SIX_RED, '0,1': 'GGRR' }, pile: ['move'], hands: [['move'], ['YYYY']], deck });
    expect(status(moving, 'bottom move 0,1 2,-1 GGRR')).toMatchObject({ outcome: { winners: [0], rule: '8.2' } });
    const seven = { ...SIX_RED, '2,-1': 'GGRR' };
    const trading = sketch({
      table: seven,
      pile: ['move'],
      hands: [['trade-goals'], ['YYYY']],
      deck,
      goals: [...'YGRBK'],
    });
    expect(status(trading, 'bottom trade-goals 2')).toMatchObject({ outcome: { winners: [0], rule: '8.2' } });
    expect(after(trading, 'bottom trade-goals 2')).toMatchObject({ turn: 0, deck, goals: [...'RGYBK'] });
    const rotating = sketch({ table: seven, pile: ['move'], hands: [['rotate'], ['YYYY']], deck, goals: [...'YGRBK'] });
    expect(status(rotating, 'bottom rotate ccw')).toMatchObject({ outcome: { winners: [1], rule: '8.2' } });
  });

  test('[8.2] a player wins on another’s turn, before the action happens', () => {
    const before = sketch({ table: SIX_RED, pile: ['move'], hands: [['zap'], ['YYYY'], []], goals: [...'BGRYK'] });
    expect(status(before, 'top zap')).toEqual({ outcome: { winners: [2], scores: [1, 1, 7], rule: '8.2' } });
    expect(told(before, 'top zap').map(({ what }) => what)).toEqual([
      'playedOnTop',
      'grown',
      'goalShown',
      'goalShown',
      'goalShown',
      'wonBySeven',
    ]);
  });

  test('[8.2] after the end nothing is legal', () => {
    const won = sketch({ table: { ...SIX_RED, '2,-1': 'GGRR' }, pile: ['move'], hands: [['YYYY'], ['GGGG']] });
    expect(legal(won)).toEqual([]);
    expect(brokenRule(won, 'lay YYYY 1,1')).toBe('8.2');
  });

  const TWICE = {
    ...{ '0,1': '****', '1,1': 'RRYY', '2,1': 'RRBB', '3,1': 'RRRR', '4,1': 'RRKG', '5,1': 'RRRR' },
    ...{ '-1,1': 'BBBB', '-2,1': 'BBYY', '-3,1': 'BBKK', '-4,1': 'BBBB', '-5,1': 'BBYR' },
  };

  test('[8.3] of several the player on turn wins, else the larger group, else the first clockwise', () => {
    const red = { ...TWICE, '6,1': 'RYRB' };
    const blue = { ...red, '-6,1': 'KBGB' };
    const end = (turn: number, goals: string, table: { [cell: string]: string }) =>
      status(sketch({ table, pile: ['move'], turn, goals: [...goals], hands: [['YYYY'], ['KKKK'], ['GGGG'], []] }));
    expect(end(1, 'KBRGY', blue)).toMatchObject({ outcome: { winners: [1], scores: [1, 7, 7, 2], rule: '8.3' } });
    expect(end(2, 'KBRGY', blue)).toMatchObject({ outcome: { winners: [2], rule: '8.3' } });
    expect(end(0, 'KBRGY', blue)).toMatchObject({ outcome: { winners: [1], rule: '8.3' } });
    expect(end(3, 'KBRGY', blue)).toMatchObject({ outcome: { winners: [1], rule: '8.3' } });
    const larger = { ...blue, '6,0': 'KKRR' };
    expect(end(0, 'KBRGY', larger)).toMatchObject({ outcome: { winners: [2], scores: [1, 7, 8, 2], rule: '8.3' } });
    expect(end(1, 'KBRGY', larger)).toMatchObject({ outcome: { winners: [1], rule: '8.3' } });
  });

  test('[8.4] a colour whose goal is imaginary wins nothing while it is', () => {
    const before = sketch({
      table: SIX_RED,
      pile: ['move'],
      hands: [['GGRR'], ['YYYY']],
      deck: ['KKKK'],
      goals: [...'YBRGK'],
    });
    expect(status(before, 'lay GGRR 2,-1')).toEqual({ actor: 1 });
  });

  test('[8.5] when the deck and all hands are empty the largest group wins', () => {
    const before = sketch({ table: { '1,0': 'RRYY' }, pile: ['zap'], hands: [['RRBB'], [], []] });
    expect(status(before, 'lay RRBB 2,0')).toEqual({ outcome: { winners: [0], scores: [3, 1, 1], rule: '8.5' } });
    expect(after(before, 'lay RRBB 2,0')).toMatchObject({ turn: 0, hands: [[], [], []] });
    expect(brokenRule(after(before, 'lay RRBB 2,0'), 'pass')).toBe('8.5');
  });

  test('[8.5] when every player who has cards passed in a row the largest group wins, equal ones share', () => {
    const before = sketch({
      turn: 2,
      passes: 2,
      table: { '1,0': 'RRRR' },
      pile: ['zap'],
      hands: [['BBBB'], ['GGGG'], ['KKKK']],
    });
    expect(legal(before)).toEqual(['pass']);
    expect(after(before, 'pass')).toMatchObject({ turn: 2, passes: 3 });
    expect(status(before, 'pass')).toEqual({ outcome: { winners: [0], scores: [2, 0, 0], rule: '8.5' } });
    const two = sketch({ turn: 1, pile: ['zap'], hands: [[], ['GGGG'], ['KKKK']], goals: [...'YBKRG'] });
    expect(status(two, 'pass')).toEqual({ actor: 2 });
    expect(status(two, 'pass', 'pass')).toEqual({
      outcome: { winners: [0, 1, 2], scores: [0, 0, 0], rule: '8.5' },
    });
  });

  test('[8.5] a lone wild dragon is a group of one in every colour, a colour not on the table has size 0', () => {
    expect(status(sketch({}))).toEqual({ outcome: { winners: [0, 1], scores: [1, 1], rule: '8.5' } });
    expect(status(sketch({ pile: ['zap'] }))).toEqual({ outcome: { winners: [0], scores: [1, 0], rule: '8.5' } });
    const rainbow = sketch({ table: { '5,5': '****' }, pile: ['zap'] });
    expect(status(rainbow)).toEqual({ outcome: { winners: [0, 1], scores: [1, 1], rule: '8.5' } });
  });

  test('[8.6] scores are the largest groups in the seats’ own colours, and the rule is the one that decided', () => {
    const won = sketch({ table: { ...SIX_RED, '2,-1': 'GGRR' }, pile: ['move'], hands: [['YYYY'], [], []] });
    expect(status(won)).toEqual({ outcome: { winners: [0], scores: [7, 1, 1], rule: '8.2' } });
  });
});
