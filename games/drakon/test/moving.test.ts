import { describe, expect, test } from 'vitest';
import { asDocument } from './document.ts';
import { after, brokenRule, legalBy, placeOf, refusal, scene } from './scene.ts';

const ways = (lair: { [cell: string]: string }, at: string, more: object = {}) =>
  legalBy('go', scene({ lair, heroes: [`druid ${at}`, 'knight 0,0'], ...more }));

describe('moving', () => {
  test('[5.1] a hero goes where an arrow of his chamber points to a chamber', () => {
    const lair = { '1,0': 'empty:ES', '2,0': 'find:NE' };
    expect(ways(lair, '1,0')).toEqual(['go 2,0']);
    expect(ways({ ...lair, '1,1': 'find:EW', '1,-1': 'find:E' }, '1,0')).toEqual(['go 1,1', 'go 2,0']);
    const start = scene({ lair, heroes: ['druid 1,0', 'knight 0,0'] });
    expect(refusal(start, 'go 0,0')).toMatchObject({ rule: '5.1', key: 'noArrow', at: ['0,0'] });
    expect(brokenRule(start, 'go 1,0')).toBe('5.1');
    expect(brokenRule(start, 'go 3,0')).toBe('5.1');
    expect(refusal(start, 'go 2,0 3,0')).toMatchObject({ rule: '5.1', key: 'onlyOneChamber' });
  });

  test('[5.1] nobody walks back into the entrance while its arrows point outward', () => {
    expect(ways({ '1,0': 'find:NES' }, '1,0')).toEqual([]);
    expect(ways({ '1,0': 'key:-' }, '1,0')).toEqual(['go 0,0']);
    expect(ways({ '1,0': 'portal:-' }, '1,0')).toEqual(['go 0,0']);
  });

  test('[5.2] from a key a hero goes to any neighbour, from a portal to any other chamber', () => {
    const lair = { '1,0': 'key:-', '2,0': 'find:W', '2,1': 'find:E', '1,1': 'empty:N', '7,7': 'empty:N' };
    expect(ways(lair, '1,0')).toEqual(['go 0,0', 'go 1,1', 'go 2,0']);
    expect(ways({ ...lair, '1,0': 'portal:-' }, '1,0')).toEqual(['go 0,0', 'go 1,1', 'go 2,0', 'go 2,1', 'go 7,7']);
    const key = scene({ lair, heroes: ['druid 1,0', 'knight 0,0'] });
    expect(brokenRule(key, 'go 2,1')).toBe('5.2');
    const portal = scene({ lair: { ...lair, '1,0': 'portal:-' }, heroes: ['druid 1,0', 'knight 0,0'] });
    expect(refusal(portal, 'go 1,0')).toMatchObject({ rule: '5.2', key: 'alreadyThere' });
    expect(brokenRule(portal, 'go 9,9')).toBe('5.2');
    expect(brokenRule(portal, 'go 2,0 2,1')).toBe('5.2');
  });

  test('[5.3] from a wind a hero goes exactly two chambers, by the arrows of both', () => {
    const lair = { '1,0': 'wind:ES', '2,0': 'find:NE', '3,0': 'empty:N', '2,-1': 'lose:EW', '1,1': 'empty:S' };
    expect(ways(lair, '1,0')).toEqual(['go 2,0 2,-1', 'go 2,0 3,0'].sort());
    const start = scene({ lair, heroes: ['druid 1,0', 'knight 0,0'] });
    expect(refusal(start, 'go 2,0')).toMatchObject({ rule: '5.3', key: 'windCarriesTwo' });
    expect(refusal(start, 'go 1,1 2,1')).toMatchObject({ rule: '5.3', key: 'noArrow' });
    expect(brokenRule(start, 'go 0,0 0,1')).toBe('5.3');
    expect(brokenRule(start, 'go 2,0 9,9')).toBe('5.3');
  });

  test('[5.3] only the last chamber is entered', () => {
    const start = scene({
      lair: { '1,0': 'wind:ES', '2,0': 'find:NE', '3,0': 'find:N' },
      heroes: ['druid 1,0', 'knight 0,0'],
    });
    expect(asDocument(after(start, 'go 2,0 3,0'))).toMatchObject({ coins: [[2], []], hoard: [2, 1] });
  });

  test('[5.3] a key or portal in between counts as having arrows where no arrow points at it', () => {
    for (const open of ['key:-', 'portal:-']) {
      const lair = { '1,0': 'wind:ES', '2,0': open, '3,0': 'find:W', '2,1': 'find:E', '2,-1': 'key:-' };
      expect(ways(lair, '1,0')).toEqual(['go 2,0 2,-1', 'go 2,0 2,1']);
    }
  });

  test('[5.3] a second wind adds nothing', () => {
    const lair = { '1,0': 'wind:ES', '2,0': 'wind:NES', '3,0': 'wind:NS', '4,0': 'find:N' };
    expect(ways(lair, '1,0')).toEqual(['go 2,0 3,0']);
  });

  test('[5.3] Drakon passed in the wind is not met, at its end she is', () => {
    const start = (drakon: string) =>
      scene({
        lair: { '1,0': 'wind:ES', '2,0': 'find:NE', '3,0': 'find:N' },
        heroes: ['druid 1,0', 'knight 0,0'],
        coins: [[2], []],
        hoard: [2, 1],
        drakon,
      });
    expect(asDocument(after(start('2,0'), 'go 2,0 3,0'))).toMatchObject({ coins: [[2, 2], []] });
    const met = after(start('3,0'), 'go 2,0 3,0');
    expect(placeOf(0, met)).toBe('0,0');
    expect(asDocument(met).coins).toEqual([[], []]);
  });

  test('[5.4] where an arrow points to a harp, the move goes to a harp', () => {
    const lair = { '1,0': 'empty:NES', '2,0': 'harp:E', '1,-1': 'find:NE' };
    expect(ways(lair, '1,0')).toEqual(['go 2,0']);
    const start = scene({ lair, heroes: ['druid 1,0', 'knight 0,0'] });
    expect(refusal(start, 'go 1,-1')).toMatchObject({ rule: '5.4', key: 'harpCalls' });
    expect(brokenRule(start, 'place empty:NS -1,0')).toBeUndefined();
  });

  test('[5.4] of two harps either may be gone to', () => {
    const lair = { '1,0': 'empty:NES', '2,0': 'harp:E', '1,1': 'harp:ES', '1,-1': 'find:NE' };
    expect(ways(lair, '1,0')).toEqual(['go 1,1', 'go 2,0']);
  });

  test('[5.4] heroes on a key or portal are free of harps', () => {
    const lair = { '1,0': 'key:-', '2,0': 'harp:E', '1,1': 'find:E' };
    expect(ways(lair, '1,0')).toEqual(['go 0,0', 'go 1,1', 'go 2,0']);
    expect(ways({ ...lair, '1,0': 'portal:-' }, '1,0')).toEqual(['go 0,0', 'go 1,1', 'go 2,0']);
  });

  test('[5.4] both steps of a wind move obey the harp, also through a key', () => {
    const first = { '1,0': 'wind:ES', '2,0': 'harp:E', '3,0': 'find:N', '1,1': 'empty:S', '1,2': 'find:S' };
    expect(ways(first, '1,0')).toEqual(['go 2,0 3,0']);
    expect(brokenRule(scene({ lair: first, heroes: ['druid 1,0', 'knight 0,0'] }), 'go 1,1 1,2')).toBe('5.4');
    const second = { '1,0': 'wind:ES', '2,0': 'key:-', '3,0': 'harp:E', '2,-1': 'find:N' };
    expect(ways(second, '1,0')).toEqual(['go 2,0 3,0']);
    expect(brokenRule(scene({ lair: second, heroes: ['druid 1,0', 'knight 0,0'] }), 'go 2,0 2,-1')).toBe('5.4');
  });

  test('[5.4] a harp that lets nobody on leaves a wind move no way at all', () => {
    const lair = { '1,0': 'wind:ES', '2,0': 'harp:E', '1,1': 'empty:S', '1,2': 'find:S' };
    expect(ways(lair, '1,0')).toEqual([]);
    expect(ways({ ...lair, '1,1': 'harp:ES', '2,1': 'empty:N' }, '1,0')).toEqual(['go 1,1 1,2', 'go 1,1 2,1']);
  });

  test('[5.5] moves that others make you do are legal moves by the same rules', () => {
    const start = scene({
      lair: { '1,0': 'control:NS', '-1,0': 'wind:SW', '-1,1': 'harp:S', '-1,2': 'empty:S', '-2,0': 'find:N' },
      heroes: ['druid 1,0', 'knight -1,0', 'ranger 0,0'],
      pending: [{ seat: 0, what: 'control' }],
    });
    expect(legalBy('control', start).filter((text) => text.startsWith('control 1'))).toEqual(['control 1 -1,1 -1,2']);
    expect(brokenRule(start, 'control 1 -1,1')).toBe('5.3');
    expect(brokenRule(start, 'control 1 -2,0 -2,-1')).toBe('5.4');
    expect(brokenRule(start, 'control 2 1,1')).toBe('5.1');
  });
});
