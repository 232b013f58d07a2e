import { rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { drakon } from '../index.ts';
import { asDocument } from './document.ts';
import { after, scene, view } from './scene.ts';

describe('hands', () => {
  test('a viewer sees his own hand, and no pile', () => {
    const start = scene({ hands: [['key:-', 'find:N'], ['rob:NE']], pile: ['empty:N', 'swap:NS'] });
    expect(view(start, 0)).toMatchObject({ hands: [['key:-', 'find:N'], ['?']], pile: ['?', '?'] });
    expect(view(start, 'spectator')).toMatchObject({ hands: [['?', '?'], ['?']], pile: ['?', '?'] });
  });

  test('a robbed chamber is known to robber and robbed', () => {
    const start = scene({
      lair: { '1,0': 'rob:NE' },
      heroes: ['druid 1,0', 'knight 0,0', 'ranger 0,0'],
      hands: [['empty:N'], ['key:-'], ['find:N']],
      pending: [{ seat: 0, what: 'rob' }],
    });
    const robbed = after(start, 'rob 1');
    expect(asDocument(view(robbed, 1)).hands[0]).toEqual(['?', 'key:-']);
    expect(asDocument(view(robbed, 2)).hands[0]).toEqual(['?', '?']);
  });

  test('a swapped-out chamber is known to everybody, those who watch too', () => {
    const start = scene({
      lair: { '1,0': 'swap:NS', '2,0': 'find:NE' },
      heroes: ['druid 1,0', 'knight 0,0'],
      hands: [['empty:N', 'key:-'], ['find:N']],
      pending: [{ seat: 0, what: 'swap' }],
    });
    const swapped = after(start, 'swap 2,0 key:-');
    expect(swapped.seen).toEqual({ hands: [[[], 'all'], [[]]] });
    expect(asDocument(view(swapped, 1)).hands[0]).toEqual(['?', 'find:NE']);
    expect(asDocument(view(swapped, 'spectator')).hands[0]).toEqual(['?', 'find:NE']);
    expect(asDocument(view(after(swapped, 'place find:N -1,0', 'place find:NE 3,0'), 1)).hands[0]).toEqual(['?']);
  });

  test('what has left the game is not imagined in a hand', () => {
    const start = scene({
      hands: [['key:-'], ['find:N']],
      pile: ['empty:N'],
      seen: { gone: Array(3).fill('portal:-') },
    });
    const seen = view(start, 0);
    for (let i = 0; i < 100; i++) {
      const world = asDocument(drakon.write(drakon.read(seen, rngFrom(`gone ${i}`))));
      expect([...world.hands.flat(), ...world.pile]).not.toContain('portal:-');
    }
  });
});

describe('coins', () => {
  const lair = { '1,0': 'steal-left:NS', '-1,0': 'lose:NS', '0,1': 'find:ES' };
  const three = ['druid 0,0', 'knight 0,0', 'ranger 0,0'];

  test('a viewer sees only his own coins, partners their pool, and the hoard nobody', () => {
    const start = scene({ heroes: three, coins: [[3, 1], [2], []], hoard: [2, 1] });
    expect(view(start, 0)).toMatchObject({ coins: [[3, 1], ['?'], []], hoard: ['?', '?'] });
    expect(view(start, 'spectator')).toMatchObject({ coins: [['?', '?'], ['?'], []] });
    const teams = scene({
      options: { teams: true },
      heroes: [...three, 'thief 0,0'],
      coins: [[3, 1], [2]],
    });
    expect(view(teams, 2)).toMatchObject({ coins: [[3, 1], ['?']] });
  });

  test('a coin stolen from me I know, and it stands first among unknown ones', () => {
    const start = scene({ lair, heroes: three, coins: [[1, 1], [3], []] });
    const stolen = after(start, 'go 1,0');
    expect(asDocument(stolen).coins).toEqual([[3, 1, 1], [], []]);
    expect(view(stolen, 1).coins).toEqual([[3, '?', '?'], [], []]);
    expect(view(stolen, 2).coins).toEqual([['?', '?', '?'], [], []]);
    expect(stolen.seen).toEqual({ coins: { 1: { 0: [3] } } });
  });

  test('a coin lost by another may be the one I know, so I no longer know it', () => {
    const start = scene({
      lair,
      heroes: three,
      coins: [[3, 1], [], []],
      hoard: [],
      seen: { coins: { 1: { 0: [3] } } },
    });
    const left = [...Array(20).keys()].map((i) => {
      const state = drakon.read(start, rngFrom('lost'));
      drakon.apply(state, drakon.parse('go -1,0')!, rngFrom(`lost ${i}`));
      expect(drakon.write(state, 1).coins).toEqual([['?'], [], []]);
      expect(drakon.write(state, 2).coins).toEqual([['?'], [], []]);
      return asDocument(drakon.write(state)).coins[0]![0]!;
    });
    expect([...new Set(left)].sort()).toEqual([1, 3]);
  });

  test('coins that are all known and alike are followed wherever they go', () => {
    const start = scene({
      lair,
      heroes: three,
      turn: 2,
      coins: [[2, 2], [], []],
      seen: { coins: { 1: { 0: [2, 2] } } },
    });
    const stolen = after(start, 'go 1,0');
    expect(view(stolen, 1).coins).toEqual([[2], [], [2]]);
  });

  test('a coin returned to an empty hoard is known there, and to its next finder’s loss', () => {
    const start = scene({ lair, heroes: three, coins: [[3], [], []], hoard: [] });
    const lost = after(start, 'go -1,0');
    expect(view(lost, 0).hoard).toEqual([3]);
    expect(view(lost, 1).hoard).toEqual(['?']);
    const found = after(lost, 'go 0,1');
    expect(view(found, 0).coins).toEqual([[], [3], []]);
    expect(view(found, 2).coins).toEqual([[], ['?'], []]);
  });

  test('when the game is over all coins are shown, but not the hoard', () => {
    const start = scene({ lair, coins: [[3, 3, 3], [2]], hoard: [1, 2] });
    expect(view(after(start, 'go 0,1'), 'spectator')).toMatchObject({ coins: [[3, 3, 3, 1], [2]], hoard: ['?'] });
  });

  test('an imagined world keeps everybody below the winning sum, and what is known where it is', () => {
    const start = scene({
      heroes: three,
      coins: [[2, 2], [1, 1, 1, 2, 2, 2].toSorted((a, b) => b - a), [3, 3, 1]],
      hoard: [3, 3, 2, 1],
      seen: { coins: { 0: { 2: [3], hoard: [3, 2] } } },
    });
    const seen = view(start, 0);
    expect(seen.coins).toEqual([[2, 2], Array(6).fill('?'), [3, '?', '?']]);
    for (let i = 0; i < 200; i++) {
      const { coins, hoard } = asDocument(drakon.write(drakon.read(seen, rngFrom(`rich ${i}`))));
      for (const pool of coins) expect(pool.reduce((sum, value) => sum + value, 0)).toBeLessThan(10);
      expect(coins[2]).toContain(3);
      expect(hoard).toContain(3);
      expect(hoard).toContain(2);
    }
  });

  test('hidden coins are shared out evenly', () => {
    const seen = view(scene({ coins: [[], [2]], hoard: [] }), 0);
    const found = [0, 0, 0, 0];
    for (let i = 0; i < 2800; i++)
      found[asDocument(drakon.write(drakon.read(seen, rngFrom(`even ${i}`)))).coins[1]![0]!]!++;
    expect(Math.abs(found[1]! - 500)).toBeLessThan(100);
    expect(Math.abs(found[2]! - 1800)).toBeLessThan(150);
    expect(Math.abs(found[3]! - 500)).toBeLessThan(100);
  });
});
