import { describe, expect, test } from 'vitest';
import { after, brokenRule, chance, legal, refusal, SIX_RED, sketch, status, told } from './positions.ts';

describe('playing an action card', () => {
  test('[6.1] the silver dragon has the colour of the top card of the pile, and is wild without one', () => {
    const hands = [['GGGG', 'BBBB'], []];
    expect(legal(sketch({ hands }))).toHaveLength(8);
    expect(legal(sketch({ hands, pile: ['rotate', 'move'] })).every((text) => text.startsWith('lay GGGG'))).toBe(true);
    expect(legal(sketch({ hands, pile: ['move', 'rotate'] })).every((text) => text.startsWith('lay BBBB'))).toBe(true);
  });

  test('[6.2] on top the colour changes, and the action may be carried out or not', () => {
    const before = sketch({ table: { '1,0': 'RRYY' }, pile: ['move'], hands: [['zap'], ['GGGG']] });
    expect(legal(before)).toEqual(['bottom zap 1,0', 'top zap', 'top zap 1,0']);
    expect(after(before, 'top zap')).toMatchObject({ pile: ['move', 'zap'], hands: [[], ['GGGG']] });
    expect(after(before, 'top zap 1,0')).toMatchObject({ pile: ['move', 'zap'], hands: [['RRYY'], ['GGGG']] });
    expect(told(before, 'top zap')[0]).toEqual({ what: 'playedOnTop', args: { seat: 0, action: 'zap', colour: 'R' } });
  });

  test('[6.3] at the bottom the colour stays, and the action must be carried out', () => {
    const before = sketch({ table: { '1,0': 'RRYY' }, pile: ['move'], hands: [['zap'], ['GGGG']] });
    expect(after(before, 'bottom zap 1,0')).toMatchObject({ pile: ['zap', 'move'], hands: [['RRYY'], ['GGGG']] });
    expect(refusal(before, 'bottom zap')).toMatchObject({ rule: '6.3', at: ['zap'] });
    expect(brokenRule(sketch({ pile: ['move'], hands: [['rotate'], []] }), 'bottom rotate')).toBe('6.3');
  });

  test('[6.4] the first action card of the game goes on top', () => {
    const before = sketch({ hands: [['rotate'], ['GGGG']] });
    expect(legal(before)).toEqual(['top rotate', 'top rotate ccw', 'top rotate cw']);
    expect(brokenRule(before, 'bottom rotate cw')).toBe('6.4');
  });

  test('[6.5] on top the colour changes first and the action is judged with it', () => {
    const first = sketch({ table: { '1,0': 'RRRR', '0,1': 'GGGG' }, hands: [['move'], ['KKKK']] });
    expect(brokenRule(first, 'top move 1,0 -1,0 RRRR')).toBe('4.4'); // wild before, green by then
    expect(legal(first)).toEqual(['top move', 'top move 0,1 -1,0 GGGG', 'top move 0,1 0,-1 GGGG']);
    const red = sketch({ table: { '0,1': 'RRRR' }, pile: ['zap'], hands: [['move'], ['KKKK']] });
    expect(legal(red)).toEqual([
      'bottom move 0,1 -1,0 RRRR',
      'bottom move 0,1 0,-1 RRRR',
      'bottom move 0,1 1,0 RRRR',
      'top move',
    ]);
  });

  test('[6.5] where the colour change ends the game the action may be named and is not carried out', () => {
    const before = sketch({
      table: SIX_RED,
      pile: ['move'],
      hands: [['zap'], ['KKKK'], ['YYYY']],
      goals: [...'BGRYK'],
    });
    expect(after(before, 'top zap 6,0')).toMatchObject({ turn: 0, table: SIX_RED, hands: [[], ['KKKK'], ['YYYY']] });
    expect(status(before, 'top zap 6,0')).toMatchObject({ outcome: { winners: [2], rule: '8.2' } });
    expect(status(before, 'bottom zap 6,0')).toEqual({ actor: 1 });
  });

  test('[6.6] an action without a target goes on top without it', () => {
    const bare = sketch({ pile: ['rotate'], hands: [['zap', 'move'], ['GGGG']] });
    expect(legal(bare)).toEqual(['top move', 'top zap']);
    for (const text of ['bottom zap', 'bottom move', 'top zap 1,0', 'bottom zap 1,0', 'top move 1,0 0,1 RRRR']) {
      expect(brokenRule(bare, text), text).toBe('6.6');
    }
    const stuck = sketch({ table: { '1,0': 'RRRR' }, pile: ['rotate'], hands: [['move'], ['GGGG']] });
    expect(legal(stuck)).toEqual(['top move']);
    expect(brokenRule(stuck, 'bottom move')).toBe('6.6');
    expect(brokenRule(stuck, 'bottom move 1,0 0,1 RRRR')).toBe('4.4');
  });
});

describe('the actions', () => {
  const lone = { '1,0': 'RRYY', '2,0': 'RRBB' };

  test('[7.1] a card is taken from the table and laid again by §4', () => {
    const before = sketch({ table: lone, pile: ['zap'], hands: [['move'], ['KKKK']], deck: ['GGGG'] });
    expect(after(before, 'bottom move 2,0 -1,0 BBRR')).toMatchObject({
      table: { '-1,0': 'BBRR', '1,0': 'RRYY' },
      hands: [[], ['KKKK', 'GGGG']],
    });
    expect(Object.keys(after(before, 'bottom move 2,0 -1,0 BBRR').table as object)).toEqual(['-1,0', '0,0', '1,0']);
    expect(brokenRule(before, 'bottom move 2,0 1,0 RRBB')).toBe('4.3');
    expect(brokenRule(before, 'bottom move 2,0 5,5 RRBB')).toBe('4.3');
    expect(brokenRule(before, 'bottom move 2,0 0,0 RRBB')).toBe('2.1');
    expect(brokenRule(before, 'bottom move 2,0 1,1 RRBB')).toBe('4.4');
    expect(brokenRule(before, 'bottom move 0,0 3,0 RRRR')).toBe('7.1');
    expect(brokenRule(before, 'bottom move 4,0 3,0 RRRR')).toBe('7.1');
    expect(brokenRule(before, 'bottom move 2,0 3,0 RRRR')).toBe('7.1');
  });

  test('[7.1] the card is lifted first: it cannot be laid beside itself alone', () => {
    const before = sketch({ table: lone, pile: ['zap'], hands: [['move'], ['KKKK']] });
    expect(brokenRule(before, 'bottom move 2,0 3,0 RRBB')).toBe('4.3');
    expect(brokenRule(before, 'bottom move 1,0 3,0 RRYY')).toBeUndefined(); // 2,0 is left alone and is touched
  });

  test('[7.1] it may be turned in place where it still continues a colour, but not be put back as it was', () => {
    const before = sketch({ table: { ...lone, '1,1': 'GGGG' }, pile: ['zap'], hands: [['move'], ['KKKK']] });
    expect(after(before, 'bottom move 1,0 1,0 YYRR')).toMatchObject({ table: { '1,0': 'YYRR' } });
    expect(told(before, 'bottom move 1,0 1,0 YYRR')).toContainEqual({
      what: 'turned',
      args: { seat: 0, card: 'YYRR', cell: '1,0' },
    });
    expect(refusal(before, 'bottom move 1,0 1,0 RRYY')).toMatchObject({
      rule: '7.1',
      key: 'staysAsItWas',
      at: ['1,0'],
    });
    expect(refusal(before, 'bottom move 1,1 1,1 GGGG')).toMatchObject({ rule: '7.1', key: 'looksTheSame' });
    expect(brokenRule(before, 'bottom move 2,0 2,0 BBRR')).toBe('4.4');
    const alone = sketch({ table: { '5,5': 'RRYY' }, pile: ['zap'], hands: [['move'], ['KKKK']] });
    expect(brokenRule(alone, 'bottom move 5,5 5,5 YYRR')).toBe('4.3');
  });

  test('[7.2] a zap takes a card into the hand, upright, and the table may fall into parts', () => {
    const before = sketch({
      table: { '1,0': 'YYRR', '2,0': 'RRBB' },
      pile: ['zap'],
      hands: [['KKKK', 'zap'], ['GGGG']],
    });
    const next = after(before, 'bottom zap 1,0');
    expect(next).toMatchObject({ hands: [['KKKK', 'RRYY'], ['GGGG']] });
    expect(next.table).toEqual({ '0,0': 'S', '2,0': 'RRBB' });
    expect(refusal(before, 'top zap 0,0')).toMatchObject({ rule: '7.2', at: ['0,0'] });
    expect(brokenRule(before, 'bottom zap 3,0')).toBe('7.2');
    expect(told(before, 'bottom zap 1,0')[1]).toEqual({ what: 'zapped', args: { seat: 0, card: 'RRYY', cell: '1,0' } });
  });

  test('[7.3] moving earns a bonus only with the option, counted at the new place', () => {
    const table = { '1,0': 'RRRR', '2,1': 'YYYY', '3,0': 'RRYY' };
    const hands = [['move'], ['KKKK']];
    const deck = ['GGGG', 'BBBB'];
    const plain = sketch({ table, pile: ['zap'], hands, deck });
    const generous = sketch({ table, pile: ['zap'], hands, deck, moveBonus: true });
    expect(after(plain, 'bottom move 3,0 2,0 RRYY').hands).toEqual([[], ['KKKK', 'GGGG']]);
    expect(after(generous, 'bottom move 3,0 2,0 RRYY').hands).toEqual([['GGGG'], ['KKKK', 'BBBB']]);
    const turning = sketch({
      table: { ...table, '3,1': 'RRRR', '4,0': 'YYYY' },
      pile: ['zap'],
      hands,
      deck,
      moveBonus: true,
    });
    expect(after(turning, 'bottom move 3,0 3,0 YYRR').hands).toEqual([['GGGG'], ['KKKK', 'BBBB']]);
  });

  test('[7.4] all five goals pass one seat, the imaginary seats included', () => {
    const four = sketch({ pile: ['zap'], hands: [['rotate'], ['RRRR'], [], []] });
    expect(after(four, 'bottom rotate cw').goals).toEqual([...'KRYBG']);
    expect(after(four, 'bottom rotate ccw').goals).toEqual([...'YBGKR']);
    const heard = told(four, 'bottom rotate cw');
    expect(heard.filter(({ what }) => what === 'newGoal')).toHaveLength(4);
    expect(heard).toContainEqual({
      what: 'newGoal',
      args: { seat: 1 },
      secret: { to: [1], what: 'newGoalIs', args: { seat: 1, colour: 'R' } },
    });
  });

  test('[7.5] a goal is exchanged with any other, a player’s or an imaginary one', () => {
    const before = sketch({ turn: 1, pile: ['zap'], hands: [['RRRR'], ['trade-goals'], []] });
    expect(after(before, 'bottom trade-goals 0').goals).toEqual([...'YRBGK']);
    expect(after(before, 'top trade-goals 4').goals).toEqual([...'RKBGY']);
    expect(refusal(before, 'top trade-goals 1')).toMatchObject({ rule: '7.5', at: ['seat 1'] });
    expect(legal(before)).toHaveLength(9);
  });

  test('[7.6] whole hands are exchanged, the played card gone, empty ones too', () => {
    const before = sketch({ pile: ['zap'], hands: [['RRRR', 'trade-hands', 'YYYY'], ['GGGG'], []] });
    expect(after(before, 'bottom trade-hands 1').hands).toEqual([['GGGG'], ['RRRR', 'YYYY'], []]);
    expect(after(before, 'bottom trade-hands 2')).toMatchObject({ hands: [[], ['GGGG'], ['RRRR', 'YYYY']], turn: 1 });
    expect(refusal(before, 'top trade-hands 0')).toMatchObject({ rule: '7.6', key: 'ownHand', at: ['seat 0'] });
    expect(refusal(before, 'top trade-hands 3')).toMatchObject({ rule: '7.6', key: 'nobodyThere' });
    const both = sketch({ pile: ['zap'], hands: [['trade-hands'], []], deck: ['GGGG'] });
    expect(after(both, 'bottom trade-hands 1').hands).toEqual([[], ['GGGG']]);
  });

  test('[7.6] nothing that is played consumes chance', () => {
    const before = sketch({ table: lone, pile: ['zap'], hands: [['trade-hands', 'move'], ['GGGG']], deck: ['BBBB'] });
    for (const text of legal(before)) expect(chance(before, text), text).toBe(false);
  });
});
