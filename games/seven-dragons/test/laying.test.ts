import { describe, expect, test } from 'vitest';
import { after, brokenRule, legal, refusal, sketch, status, told } from './positions.ts';
import { DRAGONS, turn } from './referee.ts';

describe('a turn', () => {
  test('[3.1] the next player draws, then plays one card from hand', () => {
    const before = sketch({ hands: [['RRRR', 'YYYY'], ['GGGG'], []], deck: ['BBBB', 'KKKK'] });
    expect(after(before, 'lay RRRR 1,0')).toMatchObject({
      turn: 1,
      hands: [['YYYY'], ['GGGG', 'BBBB'], []],
      deck: ['KKKK'],
    });
    expect(brokenRule(before, 'lay GGGG 1,0')).toBe('3.1');
    expect(brokenRule(before, 'top zap')).toBe('3.1');
    expect(brokenRule(before, 'bottom zap 1,0')).toBe('3.1');
    expect(after(sketch({ hands: [['RRRR'], ['GGGG']] }), 'lay RRRR 1,0')).toMatchObject({ hands: [[], ['GGGG']] });
  });

  test('[3.1] of two equal cards one move is made and the first leaves', () => {
    const before = sketch({ hands: [['zap', 'RRRR', 'zap'], []], deck: ['KKKK'] });
    expect(legal(before).filter((text) => text.startsWith('top'))).toEqual(['top zap']);
    expect(after(before, 'top zap').hands).toEqual([['RRRR', 'zap'], ['KKKK']]);
  });

  test('[3.2] a player passes only where no card of the hand can be played', () => {
    const stuck = sketch({ pile: ['zap'], hands: [['BBBB'], ['RRRR']] });
    expect(legal(stuck)).toEqual(['pass']);
    expect(after(stuck, 'pass')).toMatchObject({ turn: 1, passes: 1, hands: [['BBBB'], ['RRRR']] });
    const able = sketch({ pile: ['zap'], hands: [['BBBB', 'RRYY', 'zap'], ['RRRR']] });
    expect(refusal(able, 'pass')).toMatchObject({ rule: '3.2', at: ['RRYY', 'zap'] });
  });

  test('[3.2] a pass with cards in the deck does not count', () => {
    expect(after(sketch({ pile: ['zap'], hands: [['BBBB'], []], deck: ['RRRR'] }), 'pass')).toMatchObject({
      passes: 0,
    });
    const passed = sketch({ pile: ['zap'], hands: [['BBBB'], ['RRRR'], ['KKKK']], turn: 1, passes: 1 });
    expect(after(passed, 'lay RRRR 1,0')).toMatchObject({ turn: 2, passes: 0 });
  });

  test('[3.3] a player without a card after drawing is skipped', () => {
    const before = sketch({ hands: [['RRRR', 'YYYY'], [], ['GGGG']] });
    expect(after(before, 'lay RRRR 1,0')).toMatchObject({ turn: 2 });
    expect(told(before, 'lay RRRR 1,0')).toContainEqual({ what: 'skipped', args: { seat: 1 } });
    expect(after(sketch({ hands: [['RRRR', 'YYYY'], [], []] }), 'lay RRRR 1,0')).toMatchObject({ turn: 0 });
  });
});

describe('laying', () => {
  test('[4.1] the first card may lie on any of four sides of the wild silver dragon, either way up, without bonus', () => {
    const before = sketch({ hands: [['RRYY'], ['GGGG']], deck: ['KKKK', 'BBBB'] });
    const cells = ['-1,0', '0,-1', '0,1', '1,0'];
    expect(legal(before)).toEqual(['RRYY', 'YYRR'].flatMap((face) => cells.map((cell) => `lay ${face} ${cell}`)));
    expect(after(before, 'lay YYRR 0,-1')).toMatchObject({ table: { '0,-1': 'YYRR' }, hands: [[], ['GGGG', 'KKKK']] });
  });

  test('[4.2] a card turned by 180° has its letters reversed', () => {
    const before = sketch({ table: { '1,0': 'BKBK' }, pile: ['zap'], hands: [['KGKG'], []] });
    expect(legal(before)).toEqual(['lay GKGK 1,-1', 'lay GKGK 1,1', 'lay KGKG 2,0']);
    const turns = legal(sketch({ hands: [[...new Set(DRAGONS)], []] })).map((text) => text.split(' ')[1]!);
    for (const face of DRAGONS) expect(turns).toContain(turn(face));
    expect(legal(sketch({ hands: [['RRRR', '****'], []] }))).toHaveLength(8);
  });

  test('[4.3] the place is free and shares a side with a card, on any part of the table', () => {
    const before = sketch({ table: { '3,0': 'YYGG', '4,0': 'YYYY' }, pile: ['zap'], hands: [['YYKK'], []] });
    expect(refusal(before, 'lay YYKK 3,0')).toMatchObject({ rule: '4.3', at: ['3,0'] });
    expect(brokenRule(before, 'lay YYKK 1,1')).toBe('4.3');
    expect(brokenRule(before, 'lay YYKK -300,50')).toBe('4.3');
    expect(brokenRule(before, 'lay YYKK 2,0')).toBeUndefined();
  });

  test('[4.4] a colour continues along some shared side, corners do not count', () => {
    const before = sketch({ table: { '1,0': 'BKBK' }, hands: [['BRBR', 'KGKG'], []], deck: ['YYYY'] });
    expect(refusal(before, 'lay BRBR 2,0')).toMatchObject({ rule: '4.4', at: ['1,0'] });
    expect(brokenRule(before, 'lay RBRB 2,0')).toBe('4.4');
    expect(after(before, 'lay KGKG 2,0')).toMatchObject({ hands: [['BRBR'], ['YYYY']] });
    const corner = sketch({ table: { '1,0': 'RRRR', '2,1': 'KKKK' }, pile: ['move'], hands: [['KKGB'], []] });
    expect(brokenRule(corner, 'lay BGKK 2,0')).toBeUndefined();
    expect(brokenRule(corner, 'lay KKGB 2,0')).toBe('4.4');
  });

  test('[4.4] quarters face those across the side, by all four sides', () => {
    const faces = (cell: string) =>
      legal(sketch({ table: { '5,5': 'RKBG' }, pile: ['trade-goals'], hands: [['RRRR', 'KKKK', 'BBBB', 'GGGG'], []] }))
        .filter((text) => text.endsWith(` ${cell}`))
        .map((text) => text[4]!);
    expect(faces('6,5')).toEqual(['G', 'K']);
    expect(faces('5,6')).toEqual(['B', 'G']);
    expect(faces('4,5')).toEqual(['B', 'R']);
    expect(faces('5,4')).toEqual(['K', 'R']);
  });

  test('[4.5] the rainbow dragon and the wild silver dragon continue every colour, the coloured one only its own', () => {
    const rainbow = sketch({ table: { '1,0': '****' }, pile: ['zap'], hands: [['BBBB'], []] });
    expect(legal(rainbow)).toEqual(['lay BBBB 1,-1', 'lay BBBB 1,1', 'lay BBBB 2,0']);
    expect(legal(sketch({ pile: ['zap'], hands: [['BBBB', '****'], []] }))).toHaveLength(4);
    expect(legal(sketch({ hands: [['BBBB'], []] }))).toHaveLength(4);
    expect(brokenRule(sketch({ pile: ['zap'], hands: [['RRRR'], []] }), 'lay RRRR 0,1')).toBeUndefined();
    expect(brokenRule(sketch({ pile: ['zap'], hands: [['BBBB'], []] }), 'lay BBBB 0,1')).toBe('4.4');
  });
});

describe('bonus', () => {
  const drawn = (position: ReturnType<typeof sketch>, move: string) =>
    (after(position, move).hands as string[][])[0]!.length;
  const deck = ['KGKG', 'KYKY', 'KKRR', 'KKGG', 'KKGB'];

  test('[5.1] two colours earn one card, three two, four three, as far as the deck gives them', () => {
    const around = { '1,-1': 'RRRR', '0,0': 'S', '2,0': 'YYYY', '1,1': 'GGGG' };
    const four = sketch({ table: { ...around, '0,0': 'S' }, pile: ['rotate'], hands: [['RYRB', 'GRYB'], []], deck });
    expect(drawn(four, 'lay RYRB 1,0')).toBe(1 + 1); // red above, yellow on the right
    const wheel = sketch({ table: around, pile: ['rotate'], hands: [['BKYR', 'RKBG'], []], deck });
    expect(drawn(wheel, 'lay RKBG 1,0')).toBe(1 + 2); // red above, blue on the left, green below
    const all = { '1,-1': 'RRRR', '2,0': 'KKKK', '1,1': 'GGGG' };
    const best = sketch({ table: all, pile: ['rotate'], hands: [['RKBG'], []], deck });
    expect(drawn(best, 'lay RKBG 1,0')).toBe(3);
    expect(drawn(sketch({ table: all, pile: ['rotate'], hands: [['RKBG'], []], deck: ['KGKG'] }), 'lay RKBG 1,0')).toBe(
      1,
    );
    expect(told(best, 'lay RKBG 1,0')).toContainEqual({
      what: 'bonus',
      args: { seat: 0, count: 3 },
      secret: { to: [0], what: 'bonusCards', args: { seat: 0, count: 3, cards: 'KGKG, KYKY, KKRR' } },
    });
  });

  test('[5.1] a winning card earns none', () => {
    const table = { '1,0': 'RRYY', '2,0': 'RRBB', '3,0': 'RRRR', '4,0': 'RRKG', '5,0': 'RRRR', '6,1': 'GGGG' };
    const before = sketch({ table, pile: ['zap'], hands: [['GGRR'], []], deck });
    expect(after(before, 'lay RRGG 6,0')).toMatchObject({ hands: [[], []], deck, turn: 0 });
    expect(status(before, 'lay RRGG 6,0')).toMatchObject({ outcome: { winners: [0], rule: '8.2' } });
  });

  test('[5.2] a colour that continues on two sides counts once', () => {
    const table = { '1,-1': 'BBBB', '2,0': 'RRRR' };
    const before = sketch({ table, pile: ['rotate'], hands: [['BRBR'], []], deck });
    expect(drawn(before, 'lay BRBR 1,0')).toBe(1);
  });

  test('[5.3] contact with a wild dragon counts for nothing, and laying the rainbow dragon earns nothing', () => {
    const wild = sketch({ table: { '1,-1': 'RRRR' }, hands: [['RRBB', '****'], []], deck });
    expect(drawn(wild, 'lay RRBB 1,0')).toBe(1);
    const rainbow = sketch({ table: { '1,-1': 'RRRR', '2,0': '****' }, pile: ['rotate'], hands: [['RKBG'], []], deck });
    expect(drawn(rainbow, 'lay RKBG 1,0')).toBe(1); // red above, blue on the left; the rainbow aside
    const table = { '1,0': 'RRRR', '2,1': 'KKKK', '0,1': 'BBBB', '1,2': 'GGGG' };
    expect(drawn(sketch({ table, pile: ['rotate'], hands: [['****'], []], deck }), 'lay **** 1,1')).toBe(0);
  });

  test('[5.4] the coloured silver dragon counts like any card', () => {
    const before = sketch({ table: { '1,-1': 'BBBB' }, pile: ['zap'], hands: [['BBYR', 'RYRB'], []], deck });
    expect(drawn(before, 'lay RYBB 1,0')).toBe(1);
    const both = sketch({ table: { '1,-1': 'BBBB' }, pile: ['zap'], hands: [['BRBR', 'RRBB'], []], deck });
    expect(drawn(both, 'lay BBRR 1,0')).toBe(1 + 1);
  });
});
