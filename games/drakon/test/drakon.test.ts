import { describe, expect, test } from 'vitest';
import { asDocument } from './document.ts';
import { after, brokenRule, legal, legalBy, placeOf, scene, status, told, whats } from './scene.ts';

const row = { '1,0': 'drakon:NE', '2,0': 'empty:NE', '3,0': 'find:NE', '4,0': 'lose:NE', '5,0': 'key:-' };
const moveDrakon = [{ seat: 0, what: 'drakon' }];

describe('Drakon', () => {
  test('[7.1] she is in play only after a drakon chamber was laid', () => {
    const before = scene({ lair: { '1,0': 'empty:NS' }, hands: [['drakon:N'], ['empty:N']] });
    expect(asDocument(before).drakon).toBeNull();
    expect(asDocument(after(before, 'place drakon:N 0,-1', 'drakon 1,0')).drakon).toBe('1,0');
  });

  test('[7.2] she moves 0 to 3 chambers side to side, whatever the arrows', () => {
    const start = scene({ lair: row, heroes: ['druid 1,0', 'knight 0,0'], drakon: '5,0', pending: moveDrakon });
    expect(legalBy('drakon', start)).toEqual(['drakon 2,0', 'drakon 3,0', 'drakon 4,0', 'drakon 5,0']);
    expect(brokenRule(start, 'drakon 1,0')).toBe('7.2');
    expect(brokenRule(start, 'drakon 5,1')).toBe('7.2');
    const diagonal = scene({
      lair: { '1,0': 'drakon:NE', '2,1': 'key:-', '2,2': 'key:-' },
      heroes: ['druid 1,0', 'knight 0,0'],
      drakon: '2,1',
      pending: moveDrakon,
    });
    expect(legal(diagonal)).toEqual(['drakon 2,1', 'drakon 2,2', 'skip']);
  });

  test('[7.3] where her move ends every hero meets her in seat order, and none she passes', () => {
    const start = scene({
      lair: row,
      heroes: ['druid 1,0', 'knight 3,0', 'ranger 2,0', 'thief 3,0'],
      coins: [[1], [2], [3], [2]],
      hoard: [],
      drakon: '5,0',
      pending: moveDrakon,
    });
    const heard = told(start, 'drakon 3,0');
    expect(heard.filter(({ what }) => what === 'met').map(({ args }) => args.seat)).toEqual([1, 3]);
    expect(whats(start, 'drakon 2,0').filter((what) => what === 'met').length).toBe(1);
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, after(start, 'drakon 3,0')))).toEqual(['1,0', '0,0', '2,0', '0,0']);
    expect(whats(start, 'skip')).toEqual(['declined']);
  });

  test('[7.4] who meets her goes to the entrance and returns a coin, if he has one', () => {
    const start = scene({
      lair: row,
      heroes: ['druid 1,0', 'knight 2,0', 'ranger 2,0'],
      coins: [[1], [2], []],
      hoard: [],
      drakon: '1,0',
      pending: [{ seat: 0, what: 'drakon' }],
      quietRounds: 5,
    });
    const met = after(start, 'drakon 2,0');
    expect(asDocument(met)).toMatchObject({ coins: [[1], [], []], hoard: [2], quietRounds: 0 });
    expect([1, 2].map((seat) => placeOf(seat, met))).toEqual(['0,0', '0,0']);
  });

  test('[7.4] Drakon moved 0 onto a hero at the entrance: he stays and pays', () => {
    const start = scene({
      lair: row,
      heroes: ['druid 1,0', 'knight 0,0'],
      coins: [[3], [2]],
      hoard: [],
      drakon: '0,0',
      pending: moveDrakon,
    });
    const met = after(start, 'drakon 0,0');
    expect(asDocument(met)).toMatchObject({ coins: [[3], []], hoard: [2] });
    expect(placeOf(1, met)).toBe('0,0');
    expect(whats(start, 'drakon 0,0')).toEqual(['drakonStayed', 'metAtEntrance', 'lost']);
  });

  test('[7.5] a hero who enters her chamber has no effect there and meets her when his turn ends', () => {
    const start = scene({ lair: { '1,0': 'find:NS' }, coins: [[2], []], hoard: [], drakon: '1,0' });
    const met = after(start, 'go 1,0');
    expect(asDocument(met)).toMatchObject({ coins: [[], []], hoard: [2], turn: 1 });
    expect(placeOf(0, met)).toBe('0,0');
    expect(whats(start, 'go 1,0')).toEqual(['went', 'enteredDrakons', 'met', 'lost']);
  });

  test('[7.5] he does not meet her if he has left by then', () => {
    const start = scene({
      options: { heroes: true },
      lair: { '1,0': 'find:ES', '2,0': 'empty:N' },
      heroes: ['ranger 0,0', 'knight 0,0'],
      coins: [[2], []],
      drakon: '1,0',
    });
    const left = after(start, 'go 1,0', 'ranger 2,0');
    expect(asDocument(left)).toMatchObject({ coins: [[2], []], turn: 1 });
    expect(placeOf(0, left)).toBe('2,0');
  });

  test('[7.5] on another seat’s turn he meets her at once', () => {
    const start = scene({
      lair: { '1,0': 'control:NS', '0,1': 'find:ES' },
      heroes: ['druid 1,0', 'knight 0,0'],
      coins: [[], [3]],
      hoard: [],
      drakon: '0,1',
      pending: [{ seat: 0, what: 'control' }],
    });
    expect(whats(start, 'control 1 0,1')).toEqual(['wasMoved', 'met', 'lost']);
    expect(asDocument(after(start, 'control 1 0,1'))).toMatchObject({ coins: [[], []], hoard: [3] });
  });

  test('[7.5] an active hero met at the entrance meets her there again at the end of his turn', () => {
    const start = scene({
      lair: { '1,0': 'drakon:NE' },
      heroes: ['druid 0,0', 'knight 1,0'],
      coins: [[2, 2], []],
      hoard: [],
      drakon: '0,0',
      pending: [{ seat: 1, what: 'drakon' }],
      moved: [1],
    });
    expect(asDocument(after(start, 'drakon 0,0')).coins).toEqual([[], []]);
    expect(status(start, 'drakon 0,0')).toEqual({ actor: 1 });
  });
});
