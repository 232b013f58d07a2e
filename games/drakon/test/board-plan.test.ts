import { expect, test } from 'vitest';
import { journeys } from '../board/journeys.ts';
import { extent, middleOf, neighbours } from '../board/plan.ts';
import { freePlaces, reach } from '../board/reach.ts';
import { goldIn, richest, stacks, tableOf } from '../board/table.ts';
import { SIGHTS } from './sights.ts';

const LAIR = { '0,0': 'entrance:NESW', '1,0': 'find:NS', '0,1': 'wind:ES', '1,1': 'empty:E', '2,1': 'key:-' };

test('the lair lies on the plan with the entrance in the middle', () => {
  expect(middleOf('0,0')).toEqual({ x: 60, y: 60 });
  expect(extent(Object.keys(LAIR), 1)).toEqual({ x: -120, y: -120, width: 600, height: 480 });
  expect(neighbours(LAIR, '0,0')).toBe('ES');
});

test('a hero reaches what the arrows lead to, two chambers away in the wind, all sides of a key', () => {
  expect(reach(LAIR, '0,0')).toEqual(['1,0', '0,1']);
  expect(reach(LAIR, '0,1')).toEqual(['2,1']);
  expect(reach(LAIR, '2,1')).toEqual(['1,1']);
});

test('the lair grows where a place shares a side with a chamber', () => {
  expect(freePlaces({ '0,0': 'entrance:NESW' }).sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
  expect(freePlaces(LAIR, '2,1')).not.toContain('3,1');
});

test('equal chambers of a hand lie on each other', () => {
  expect(stacks(['key:-', 'find:NE', 'key:-'])).toEqual([
    { name: 'key:-', count: 2 },
    { name: 'find:NE', count: 1 },
  ]);
});

test('the gold one can see is counted, and who has the most coins', () => {
  expect(goldIn([3, 2, '?'])).toBe(5);
  const { view } = SIGHTS[0]!;
  expect(richest(tableOf(view))).toEqual([]);
  expect(richest({ ...tableOf(view), coins: [['?', '?'], [3]] })).toEqual([0]);
});

test('every coin and chamber that comes or goes has a way', () => {
  const whats = new Set([
    'placed',
    'swapped',
    'replaced',
    'destroyed',
    'flew',
    'drewChamber',
    'robbedChamber',
    'found',
    'lost',
  ]);
  for (const { view, viewer, happenings } of SIGHTS) {
    const all = journeys(happenings, tableOf(view), viewer);
    happenings.forEach(({ what }, beat) => {
      if (whats.has(what))
        expect(
          all.some((journey) => journey.beat === beat),
          what,
        ).toBe(true);
    });
  }
});
