import { describe, expect, test } from 'vitest';
import { asDocument } from './document.ts';
import { after, brokenRule, chance, legal, legalBy, placeOf, refusal, scene, status, told, whats } from './scene.ts';

const three = ['druid 0,0', 'knight 0,0', 'ranger 0,0'];

describe('coins', () => {
  test('[6.1] a find takes the next coin of the hoard, and only its holder sees it', () => {
    const start = scene({ lair: { '1,0': 'find:NS' }, hoard: [3, 2] });
    expect(asDocument(after(start, 'go 1,0'))).toMatchObject({ coins: [[3], []], hoard: [2], quietRounds: 0 });
    expect(chance(start, 'go 1,0')).toBe(false);
    expect(told(start, 'go 1,0')).toContainEqual({
      what: 'found',
      args: { seat: 0 },
      secret: { to: [0], what: 'foundCoin', args: { seat: 0, gold: 3 } },
    });
    expect(whats(scene({ lair: { '1,0': 'find:NS' }, hoard: [] }), 'go 1,0')).toEqual(['went', 'emptyHoard']);
  });

  test('[6.2] steal-left takes from the next seat clockwise, steal-right from the one before', () => {
    const start = scene({
      lair: { '1,0': 'steal-left:NS', '-1,0': 'steal-right:NS' },
      heroes: three,
      turn: 1,
      coins: [[3], [], [1]],
    });
    expect(asDocument(after(start, 'go 1,0')).coins).toEqual([[3], [1], []]);
    expect(asDocument(after(start, 'go -1,0')).coins).toEqual([[], [3], [1]]);
    expect(chance(start, 'go 1,0')).toBe(false);
  });

  test('[6.2] of several coins a random one is taken, of none nothing', () => {
    const start = scene({ lair: { '1,0': 'steal-left:NS' }, coins: [[], [2, 2]], quietRounds: 4 });
    expect(chance(start, 'go 1,0')).toBe(true);
    const poor = scene({ lair: { '1,0': 'steal-left:NS' }, coins: [[2], []], quietRounds: 4 });
    expect(asDocument(after(poor, 'go 1,0'))).toMatchObject({ coins: [[2], []], quietRounds: 4 });
  });

  test('[6.3] a lost coin goes back to the hoard, which is shuffled', () => {
    const lair = { '1,0': 'lose:NS' };
    const one = scene({ lair, coins: [[2], []], hoard: [] });
    expect(asDocument(after(one, 'go 1,0'))).toMatchObject({ coins: [[], []], hoard: [2] });
    expect(chance(one, 'go 1,0')).toBe(false);
    expect(chance(scene({ lair, coins: [[2], []], hoard: [2] }), 'go 1,0')).toBe(true);
    expect(chance(scene({ lair, coins: [[3, 2], []], hoard: [] }), 'go 1,0')).toBe(true);
    expect(whats(scene({ lair }), 'go 1,0')).toEqual(['went', 'noCoinToTake']);
  });
});

describe('chambers', () => {
  test('[6.4] destroy may remove a chamber without figures, not the entrance', () => {
    const start = scene({
      lair: { '1,0': 'destroy:NS', '2,0': 'find:NE', '0,1': 'drakon:SW', '1,1': 'empty:ES' },
      heroes: ['druid 1,0', 'knight 1,1'],
      pending: [{ seat: 0, what: 'destroy' }],
      drakon: '0,1',
    });
    expect(legal(start)).toEqual(['destroy 2,0', 'skip']);
    expect(refusal(start, 'destroy 0,0')).toMatchObject({ rule: '6.4', key: 'entranceStays' });
    expect(refusal(start, 'destroy 1,1')).toMatchObject({ rule: '6.4', key: 'figureThere' });
    expect(brokenRule(start, 'destroy 0,1')).toBe('6.4');
    expect(brokenRule(start, 'destroy 4,4')).toBe('6.4');
    expect(brokenRule(start, 'rotate 2,0 ES')).toBe('6.4');
    expect(brokenRule(scene({ lair: { '1,0': 'find:NS' } }), 'destroy 1,0')).toBe('6.4');
    expect(asDocument(after(start, 'destroy 2,0')).lair['2,0']).toBeUndefined();
    expect(asDocument(after(start, 'skip')).turn).toBe(1);
  });

  test('[6.4] the lair may fall apart, and both parts are built on', () => {
    const start = scene({
      lair: { '1,0': 'empty:ES', '2,0': 'empty:NE', '3,0': 'destroy:NS' },
      heroes: ['druid 3,0', 'knight 0,0'],
      pending: [{ seat: 0, what: 'destroy' }],
    });
    const split = after(start, 'destroy 1,0', 'place empty:NS -1,0');
    expect(Object.keys(asDocument(split).lair)).toEqual(['0,0', '2,0', '3,0', '-1,0']);
    expect(legalBy('place', after(start, 'destroy 1,0'))).toContain('place empty:EW 2,1');
  });

  test('[6.5] rotate may turn any chamber so that it lies differently and no arrows face', () => {
    const start = scene({
      lair: { '1,0': 'rotate:NS', '2,0': 'find:NE', '1,1': 'key:-' },
      heroes: ['druid 1,0', 'knight 0,0'],
      pending: [{ seat: 0, what: 'rotate' }],
    });
    expect(legal(start)).toEqual(['rotate 2,0 ES', 'rotate 2,0 NW', 'rotate 2,0 SW', 'skip']);
    expect(refusal(start, 'rotate 2,0 NE')).toMatchObject({ rule: '6.5', key: 'liesSoAlready' });
    expect(refusal(start, 'rotate 2,0 NS')).toMatchObject({ rule: '6.5', key: 'notItsArrows' });
    expect(brokenRule(start, 'rotate 0,0 NESW')).toBe('6.5');
    expect(brokenRule(start, 'rotate 5,5 N')).toBe('6.5');
    expect(brokenRule(start, 'rotate 1,0 EW')).toBe('4.2');
    expect(asDocument(after(start, 'rotate 2,0 SW')).lair['2,0']).toBe('find:SW');
  });

  test('[6.6] swap may replace a chamber without figures by one from hand; the old one comes into the hand', () => {
    const start = scene({
      lair: { '1,0': 'swap:NS', '2,0': 'find:SW' },
      heroes: ['druid 1,0', 'knight 0,0'],
      hands: [['empty:N', 'harp:NS'], []],
      pile: ['rob:NE'],
      pending: [{ seat: 0, what: 'swap' }],
      quietRounds: 3,
    });
    expect(legal(start).length).toBe(4 + 2 + 1);
    expect(brokenRule(start, 'swap 2,0 key:-')).toBe('6.6');
    expect(brokenRule(start, 'swap 0,0 empty:N')).toBe('6.6');
    expect(brokenRule(start, 'swap 1,0 empty:N')).toBe('6.6');
    expect(brokenRule(start, 'swap 3,0 empty:N')).toBe('6.6');
    const swapped = asDocument(after(start, 'swap 2,0 harp:EW'));
    expect(swapped).toMatchObject({ hands: [['empty:N', 'find:NE'], []], pile: ['rob:NE'], quietRounds: 3 });
    expect(swapped.lair['2,0']).toBe('harp:EW');
  });

  test('[6.6] a swapped-in chamber obeys §4.2, gives no step, and leaves the old one out of the game by option', () => {
    const fine = scene({
      options: { swapKeepsTile: false },
      lair: { '1,0': 'swap:NE', '2,0': 'find:NS', '0,1': 'key:-' },
      heroes: ['druid 1,0', 'knight 0,0'],
      hands: [['escape:NES'], []],
      pending: [{ seat: 0, what: 'swap' }],
    });
    expect(brokenRule(fine, 'swap 2,0 escape:ESW')).toBe('4.2');
    const swapped = asDocument(after(fine, 'swap 2,0 escape:NES'));
    expect(swapped).toMatchObject({ pending: [], turn: 1, hands: [[], []], seen: { gone: ['find:NS'] } });
  });

  test('[6.7] control may move another hero, once a turn, never the active one or oneself', () => {
    const start = scene({
      lair: { '1,0': 'control:NS', '0,1': 'control:ES', '1,1': 'find:ES', '-1,0': 'control:NSW' },
      heroes: ['druid 1,0', 'knight 0,0', 'ranger 0,1'],
      pending: [{ seat: 0, what: 'control' }],
    });
    expect(brokenRule(start, 'control 0 1,1')).toBe('6.7');
    expect(brokenRule(start, 'control 4 1,1')).toBe('6.7');
    const second = after(start, 'control 1 0,1');
    expect(asDocument(second)).toMatchObject({ pending: [{ seat: 1, what: 'control' }], moved: [1] });
    expect(status(start, 'control 1 0,1')).toEqual({ actor: 1 });
    expect(refusal(second, 'control 0 0,0')).toMatchObject({ rule: '6.7', key: 'controlsActive' });
    expect(refusal(second, 'control 1 1,1')).toMatchObject({ rule: '6.7', key: 'controlsYourself' });
    expect(legalBy('control', second)).toEqual(['control 2 1,1']);
    expect(told(second, 'control 2 1,1')[0]).toEqual({ what: 'wasMoved', args: { seat: 1, other: 2, cell: '1,1' } });
    const four = scene({
      lair: { '1,0': 'control:NS', '0,1': 'control:ES', '1,1': 'find:ES' },
      heroes: ['druid 1,0', 'knight 0,0', 'ranger 0,1', 'thief 0,1'],
      pending: [{ seat: 2, what: 'control' }],
      moved: [2, 3],
    });
    expect(refusal(four, 'control 3 1,1')).toMatchObject({ rule: '6.7', key: 'controlledAlready' });
  });

  test('[6.7] what the moved hero sets off counts from his seat, and he can be moved from a portal', () => {
    const start = scene({
      lair: { '1,0': 'control:NS', '2,0': 'portal:-', '5,5': 'steal-left:NS', '6,6': 'rotate:NS' },
      heroes: ['druid 1,0', 'knight 2,0', 'ranger 0,0'],
      coins: [[3], [], [1]],
      pending: [{ seat: 0, what: 'control' }],
    });
    expect(asDocument(after(start, 'control 1 5,5')).coins).toEqual([[3], [1], []]);
    const asked = after(start, 'control 1 6,6');
    expect(asDocument(asked).pending).toEqual([{ seat: 1, what: 'rotate' }]);
    expect(asDocument(after(asked, 'skip'))).toMatchObject({ turn: 1, moved: [] });
  });

  test('[6.8] flying may lift the chamber with everyone on it, and nobody enters anything', () => {
    const start = scene({
      lair: { '1,0': 'flying:NS', '2,0': 'find:NE', '0,1': 'empty:ES' },
      heroes: ['druid 1,0', 'knight 1,0', 'ranger 0,0'],
      pending: [{ seat: 0, what: 'flying' }],
    });
    expect(legalBy('fly', start).length).toBe(10);
    expect(brokenRule(start, 'fly 1,0 NS')).toBe('6.8');
    expect(brokenRule(start, 'fly 2,0 NS')).toBe('6.8');
    expect(brokenRule(start, 'fly 9,9 NS')).toBe('6.8');
    expect(brokenRule(start, 'fly 1,1 NE')).toBe('6.8');
    expect(brokenRule(start, 'fly 1,1 EW')).toBe('4.2');
    const flown = after(start, 'fly 1,1 NS');
    expect([0, 1, 2].map((seat) => placeOf(seat, flown))).toEqual(['1,1', '1,1', '0,0']);
    expect(asDocument(flown)).toMatchObject({ turn: 1, pending: [], coins: [[], [], []] });
  });

  test('[6.8] a place next to its own old one alone is none', () => {
    const start = scene({
      lair: { '0,-1': 'flying:EW' },
      heroes: ['druid 0,-1', 'knight 0,0'],
      pending: [{ seat: 0, what: 'flying' }],
    });
    expect(brokenRule(start, 'fly 0,1 EW')).toBeUndefined();
    expect(brokenRule(start, 'fly 0,-2 NS')).toBe('6.8');
  });

  test('[6.9] a drakon chamber may move Drakon, and declining is no move', () => {
    const start = scene({
      lair: { '1,0': 'drakon:NE', '2,0': 'empty:NE' },
      heroes: ['druid 1,0', 'knight 2,0'],
      coins: [[], [2]],
      hoard: [],
      drakon: '2,0',
      pending: [{ seat: 0, what: 'drakon' }],
    });
    expect(legal(start)).toEqual(['drakon 0,0', 'drakon 1,0', 'drakon 2,0', 'skip']);
    expect(asDocument(after(start, 'skip')).coins).toEqual([[], [2]]);
    expect(asDocument(after(start, 'drakon 2,0')).coins).toEqual([[], []]);
    expect(brokenRule(scene({ lair: { '1,0': 'drakon:NE' }, drakon: '1,0' }), 'drakon 1,0')).toBe('6.9');
  });

  test('[6.10] rob may take a random chamber from another hand, which both then know', () => {
    const start = scene({
      lair: { '1,0': 'rob:NE' },
      heroes: ['druid 1,0', 'knight 0,0', 'ranger 0,0'],
      hands: [['empty:N'], ['key:-'], []],
      pending: [{ seat: 0, what: 'rob' }],
    });
    expect(legal(start)).toEqual(['rob 1', 'skip']);
    expect(brokenRule(start, 'rob 0')).toBe('6.10');
    expect(refusal(start, 'rob 2')).toMatchObject({ rule: '6.10', key: 'hasNoChamber' });
    expect(brokenRule(start, 'rob 5')).toBe('6.10');
    expect(chance(start, 'rob 1')).toBe(false);
    expect(asDocument(after(start, 'rob 1'))).toMatchObject({
      hands: [['empty:N', 'key:-'], [], []],
      seen: { hands: [[[], [1]], [], []] },
    });
  });

  test('[6.11] the other chambers do nothing on entering', () => {
    for (const chamber of ['empty:NS', 'key:-', 'portal:-', 'wind:NS', 'harp:NS', 'escape:NE']) {
      const start = scene({ lair: { '1,0': chamber }, hands: [['find:N'], ['find:N']] });
      expect(whats(start, 'go 1,0')).toEqual(['went']);
      expect(asDocument(after(start, 'go 1,0'))).toMatchObject({ turn: 1, pending: [] });
    }
  });

  test('[6.12] an effect with no possible target is passed over', () => {
    const entering = (chamber: string, more: object = {}) =>
      whats(scene({ lair: { '1,0': chamber }, hands: [[], ['find:N']], ...more }), 'go 1,0');
    expect(entering('destroy:NS')).toContain('passedOver');
    expect(entering('rotate:NES')).toContain('passedOver');
    expect(entering('swap:NS', { lair: { '1,0': 'swap:NS', '2,0': 'find:N' } })).toContain('passedOver');
    expect(entering('drakon:NS')).toContain('passedOver');
    expect(entering('rob:NE', { hands: [['empty:N'], []] })).toContain('passedOver');
    expect(
      entering('control:NS', { heroes: ['druid 0,0', 'knight 5,5'], lair: { '1,0': 'control:NS', '5,5': 'empty:N' } }),
    ).toContain('passedOver');
    expect(entering('destroy:NS', { lair: { '1,0': 'destroy:NS', '2,0': 'find:N' } })).toEqual(['went']);
  });
});
