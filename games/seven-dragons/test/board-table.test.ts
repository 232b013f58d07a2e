import { describe, expect, test } from 'vitest';
import { flows } from '../board/flow.ts';
import { groupsOf, sizes } from '../board/groups.ts';
import { freeCells, lyingAfter, lyingOn } from '../board/lying.ts';
import { outlines } from '../board/outline.ts';
import { bonusOf, fits } from '../board/outlook.ts';
import { follow, NO_PIECES } from '../board/pieces.ts';
import { type Table, tableOf } from '../board/table.ts';
import { SIX_RED, type Sketch, sketch } from './positions.ts';

const [RED, BLUE] = [0, 2] as const;

function tableWith(what: Sketch): Table {
  return tableOf(sketch(what));
}

describe('groups on the board', () => {
  test('[8.1] are the cards that hang together by a colour, the largest first', () => {
    const lying = lyingOn(tableWith({ table: SIX_RED, pile: ['rotate'] }));
    expect(groupsOf(lying, RED).map(({ places }) => places.length)).toEqual([6]);
    expect(sizes(lying)[RED]).toBe(6);
  });

  test('are outlined along the quarters of their colour', () => {
    const lying = lyingOn(tableWith({ table: { '1,0': 'RRYY', '2,0': 'RRBB' }, pile: ['rotate'] }));
    const [red, ...others] = outlines(lying, new Set(['R']));
    expect(others).toEqual([]);
    expect(red).toMatchObject({ size: 2, ripe: false });
    expect(red!.path.match(/M/g)).toHaveLength(10); // four quarters wide, one high
  });
});

describe('glass runs on', () => {
  test('where a colour meets its own, over both halves of a side as one', () => {
    const lying = lyingOn(tableWith({ table: { '1,0': 'BKBK', '2,0': 'KGKG', '3,0': 'BBBB' }, pile: ['zap'] }));
    expect(flows(lying).map(({ glass, cells }) => [glass, ...cells])).toEqual([['K', '1,0', '2,0']]);
  });

  test('in every colour where two wild cards meet', () => {
    const lying = lyingOn(tableWith({ table: { '1,0': '****' } }));
    expect(flows(lying).map(({ glass }) => glass)).toEqual(['*']);
  });
});

describe('what a card would do', () => {
  const table = tableWith({ table: { '1,0': 'BKBK', '1,1': 'RRRR' }, pile: ['rotate'], hands: [['BRBR', 'zap'], []] });

  test('[5.1] shows the bonus before it is laid', () => {
    expect(bonusOf('lay BBBB -1,0', table, lyingOn(table))).toBe(0);
    expect(bonusOf('lay BRBR 0,1', table, lyingOn(table))).toBe(1);
  });

  test('[8.2] shows the colours that would have seven', () => {
    const six = tableWith({ table: SIX_RED, pile: ['rotate'] });
    expect(fits(['lay RRRR 6,1'], six, lyingOn(six))).toMatchObject([{ cell: '6,1', ripe: ['R'] }]);
  });

  test('[6.5] the silver dragon has its new colour, and the table itself stays as it is', () => {
    const lying = lyingOn(table);
    expect(sizes(lyingAfter(lying, 'top zap 1,0'))).toEqual([1, 0, 0, 0, 0]);
    expect(sizes(lying)[BLUE]).toBe(2);
    expect(sizes(lyingAfter(lying, 'top trade-hands'))[BLUE]).toBe(1);
  });

  test('[4.3] free places touch a card', () => {
    expect(freeCells(lyingOn(tableWith({}))).sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
  });
});

describe('pieces keep their names', () => {
  const before = follow(NO_PIECES, tableWith({ table: { '1,0': 'RRRR' }, hands: [['RRRR', 'zap'], []] }), []);

  test('from the hand to the table', () => {
    const now = follow(before, tableWith({ table: { '1,0': 'RRRR', '2,0': 'RRRR' }, hands: [['zap'], []] }), []);
    expect(now.at.get('1,0')).toBe(before.at.get('1,0'));
    expect(now.at.get('2,0')).toBe(before.at.get('hand 0 RRRR 0'));
  });

  test('from the hand to the pile', () => {
    const now = follow(before, tableWith({ table: { '1,0': 'RRRR' }, pile: ['zap'], hands: [['RRRR'], []] }), []);
    expect(now.at.get('top zap')).toBe(before.at.get('hand 0 zap 0'));
  });

  test('[7.4] goals go round the circle of five', () => {
    const table = tableWith({});
    expect(follow(before, table, [{ what: 'rotated', args: { seat: 0, way: 'cw' } }]).goals).toEqual([4, 0, 1, 2, 3]);
    expect(follow(before, table, [{ what: 'rotated', args: { seat: 0, way: 'ccw' } }]).goals).toEqual([1, 2, 3, 4, 0]);
    expect(follow(before, table, [{ what: 'tradedGoals', args: { seat: 0, other: 2 } }]).goals).toEqual([
      2, 1, 0, 3, 4,
    ]);
  });
});
