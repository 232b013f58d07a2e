import { rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { drakon } from '../index.ts';
import { asDocument } from './document.ts';
import { after, brokenRule, legal, legalBy, placeOf, refusal, scene, told, whats } from './scene.ts';

describe('a turn', () => {
  const lair = { '1,0': 'empty:ES', '2,0': 'find:NS' };

  test('[3.1] a seat places or moves, and the turn goes on clockwise', () => {
    const start = scene({ lair, heroes: ['druid 0,0', 'knight 0,0', 'ranger 0,0'], turn: 1 });
    expect(asDocument(after(start, 'go 1,0')).turn).toBe(2);
    expect(asDocument(after(start, 'place empty:NS -1,0')).turn).toBe(2);
    expect(asDocument(after(start, 'go 1,0', 'place empty:NS -1,0')).turn).toBe(0);
  });

  test('[3.1] there is no passing', () => {
    expect(brokenRule(scene({ lair }), 'skip')).toBe('3.1');
    expect(brokenRule(scene({ lair }), 'end')).toBe('3.1');
    const acted = scene({ lair, options: { heroes: true }, phase: 'after', heroes: ['ranger 0,0', 'knight 0,0'] });
    expect(brokenRule(acted, 'go 1,0')).toBe('3.1');
    expect(brokenRule(acted, 'place empty:NS -1,0')).toBe('3.1');
    expect(legal(acted)).toEqual(['end', 'ranger 1,0']);
  });

  test('[3.2] who cannot do one must do the other, and who can do neither is skipped', () => {
    const stuck = scene({
      lair: { '1,0': 'empty:N', '0,1': 'empty:S' },
      heroes: ['druid 0,0', 'knight 1,0', 'ranger 0,0'],
      hands: [['empty:NS'], [], []],
    });
    const next = after(stuck, 'place empty:NS -1,0');
    expect(asDocument(next).turn).toBe(2);
    expect(legal(next)).toEqual(['go -1,0', 'go 0,1', 'go 1,0']);
    expect(whats(stuck, 'place empty:NS -1,0')).toContain('skipped');
  });

  test('[3.2] a skipped hero does not meet Drakon, and an ability is no way to act', () => {
    const stuck = scene({
      options: { heroes: true },
      lair: { '1,0': 'empty:N' },
      heroes: ['druid 0,0', 'sorceress 1,0', 'knight 0,0'],
      hands: [['empty:NS'], [], []],
      coins: [[], [2], []],
      drakon: '1,0',
    });
    const next = after(stuck, 'place empty:NS -1,0');
    expect(asDocument(next)).toMatchObject({ turn: 2, coins: [[], [2], []] });
    expect(placeOf(1, next)).toBe('1,0');
  });

  test('[3.3] the active hero meets Drakon when the turn ends, others in her chamber do not', () => {
    const beside = scene({
      lair: { '1,0': 'empty:ES' },
      heroes: ['druid 1,0', 'knight 1,0'],
      drakon: '1,0',
      coins: [[2], [3]],
      hoard: [],
    });
    const next = after(beside, 'place empty:NS -1,0');
    expect(asDocument(next)).toMatchObject({ coins: [[], [3]], hoard: [2], turn: 1 });
    expect([placeOf(0, next), placeOf(1, next)]).toEqual(['0,0', '1,0']);
  });
});

describe('picking a move', () => {
  test('any legal move is picked as often as any other', () => {
    const start = drakon.read(
      scene({
        options: { heroes: true },
        lair: { '1,0': 'empty:ES', '2,0': 'find:NE' },
        heroes: ['warrior 0,0', 'knight 0,0'],
        hands: [['empty:N', 'find:NES', 'find:NES'], []],
      }),
      rngFrom('picking'),
    );
    const rng = rngFrom('picked');
    const counts = new Map(drakon.moves(start).map((move) => [drakon.spell(move), 0]));
    const each = 400;
    for (let i = 0; i < each * counts.size; i++) {
      const text = drakon.spell(drakon.pick!(start, rng));
      counts.set(text, counts.get(text)! + 1);
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(each * 0.75);
    expect(Math.max(...counts.values())).toBeLessThan(each * 1.25);
  });
});

describe('placing', () => {
  test('[4.1] a chamber from hand goes to a free place that shares a side with a chamber, turned at will', () => {
    const start = scene({ lair: { '1,0': 'key:-' }, hands: [['empty:N', 'find:NE'], []] });
    expect(brokenRule(start, 'place key:- -1,0')).toBe('4.1');
    expect(refusal(start, 'place empty:N 1,0')).toMatchObject({ rule: '4.1', key: 'placeTaken', at: ['1,0'] });
    expect(refusal(start, 'place empty:N 1,2')).toMatchObject({ rule: '4.1', key: 'placeAlone' });
    expect(brokenRule(start, 'place empty:N 5000,0')).toBe('4.1');
    expect(legalBy('place', start).filter((text) => text.endsWith(' 2,0'))).toEqual([
      'place empty:E 2,0',
      'place empty:N 2,0',
      'place empty:S 2,0',
      'place empty:W 2,0',
      'place find:ES 2,0',
      'place find:NE 2,0',
      'place find:NW 2,0',
      'place find:SW 2,0',
    ]);
  });

  test('[4.1] an island of the lair can be built on too', () => {
    expect(brokenRule(scene({ lair: { '5,5': 'empty:N' } }), 'place empty:EW 5,6')).toBeUndefined();
  });

  test('[4.2] two arrows never point at each other', () => {
    const start = scene({ lair: { '2,0': 'find:W' } });
    expect(refusal(start, 'place empty:EW 1,0')).toMatchObject({ rule: '4.2', at: ['2,0', '0,0'] });
    expect(brokenRule(start, 'place empty:NS 1,0')).toBeUndefined();
    expect(legalBy('place', start)).not.toContain('place empty:EW 1,0');
  });

  test('[4.2] around a new entrance a chamber lies in the turns that do not point at it', () => {
    const counts = ['empty:N', 'empty:NS', 'empty:NE', 'empty:NES', 'key:-'].map(
      (chamber) => legal(scene({ hands: [[chamber], []] })).length,
    );
    expect(counts).toEqual([12, 4, 8, 4, 4]);
  });

  test('[4.3] a chamber is drawn at once, as long as the pile has one', () => {
    const start = scene({ hands: [['empty:N', 'find:N'], []], pile: ['key:-', 'rob:NE'] });
    const next = asDocument(after(start, 'place empty:N 0,-1'));
    expect(next).toMatchObject({ hands: [['find:N', 'key:-'], []], pile: ['rob:NE'] });
    expect(told(start, 'place empty:N 0,-1')).toContainEqual({
      what: 'drew',
      args: { seat: 0 },
      secret: { to: [0], what: 'drewChamber', args: { seat: 0, chamber: 'key:-' } },
    });
    expect(asDocument(after(scene({ hands: [['empty:N'], []] }), 'place empty:N 0,-1')).hands[0]).toEqual([]);
  });

  test('[4.3] the draw comes before Drakon does', () => {
    const start = scene({ hands: [['drakon:N'], []], pile: ['key:-'] });
    expect(whats(start, 'place drakon:N 0,-1', 'drakon 0,-1')).toEqual(['placed', 'drew', 'drakonCame']);
  });

  test('[4.4] the first drakon chamber brings Drakon onto any chamber with no figure, and nobody meets her', () => {
    const start = scene({
      lair: { '1,0': 'empty:E' },
      heroes: ['druid 0,0', 'knight 1,0'],
      hands: [['drakon:N'], ['empty:NS']],
      coins: [[2], [3]],
    });
    const put = after(start, 'place drakon:N 0,-1');
    expect(asDocument(put)).toMatchObject({ phase: 'resolve', pending: [{ seat: 0, what: 'put' }] });
    expect(legal(put)).toEqual(['drakon 0,-1']);
    expect(brokenRule(put, 'skip')).toBe('4.4');
    expect(brokenRule(put, 'go 1,0')).toBe('4.4');
    expect(refusal(put, 'drakon 0,0')).toMatchObject({ rule: '4.4', key: 'figureThere' });
    expect(refusal(put, 'drakon 7,7')).toMatchObject({ rule: '4.4', key: 'noChamber' });
    expect(asDocument(after(put, 'drakon 0,-1'))).toMatchObject({ drakon: '0,-1', coins: [[2], [3]], turn: 1 });
  });

  test('[4.4] a second drakon chamber brings nothing', () => {
    const start = scene({ lair: { '1,0': 'drakon:NS' }, hands: [['drakon:N'], ['empty:NS']], drakon: '1,0' });
    expect(asDocument(after(start, 'place drakon:N 0,-1'))).toMatchObject({ pending: [], turn: 1 });
  });

  test('[4.4] a drakon chamber swapped in first makes the one who swapped put Drakon', () => {
    const start = scene({
      lair: { '1,0': 'swap:NS', '2,0': 'find:NE', '-1,0': 'control:NS' },
      heroes: ['druid -1,0', 'knight 1,0', 'ranger 0,0'],
      hands: [['empty:N'], ['drakon:N'], []],
      pending: [{ seat: 1, what: 'swap' }],
      moved: [1],
    });
    const put = after(start, 'swap 2,0 drakon:E');
    expect(asDocument(put).pending).toEqual([{ seat: 1, what: 'put' }]);
    expect(asDocument(after(put, 'drakon 2,0'))).toMatchObject({ drakon: '2,0', turn: 1, moved: [] });
  });

  test('[4.5] an escape chamber laid where an arrow of your chamber points may be stepped onto', () => {
    const start = scene({
      lair: { '1,0': 'empty:ES' },
      heroes: ['druid 1,0', 'knight 0,0'],
      hands: [['escape:NE'], []],
    });
    const step = after(start, 'place escape:NE 2,0');
    expect(asDocument(step).pending).toEqual([{ seat: 0, what: 'step', at: '2,0' }]);
    expect(legal(step)).toEqual(['skip', 'step']);
    expect(brokenRule(step, 'go 2,0')).toBe('4.5');
    expect(placeOf(0, after(step, 'step'))).toBe('2,0');
    expect(placeOf(0, after(step, 'skip'))).toBe('1,0');
    expect(brokenRule(start, 'step')).toBe('4.5');
  });

  test('[4.5] without an arrow there is no step, but from a key or portal on any side', () => {
    const from = (chamber: string) =>
      asDocument(
        after(
          scene({ lair: { '1,0': chamber }, heroes: ['druid 1,0', 'knight 0,0'], hands: [['escape:NE'], ['empty:N']] }),
          'place escape:NE 2,0',
        ),
      ).pending.length;
    expect(['empty:S', 'key:-', 'portal:-'].map(from)).toEqual([0, 1, 1]);
  });

  test('[4.5] neither wind nor harp keeps a hero from the step', () => {
    const start = scene({
      lair: { '1,0': 'wind:NES', '1,1': 'harp:S' },
      heroes: ['druid 1,0', 'knight 0,0'],
      hands: [['escape:NE'], []],
    });
    expect(placeOf(0, after(start, 'place escape:NE 2,0', 'step'))).toBe('2,0');
  });
});
