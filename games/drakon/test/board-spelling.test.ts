import { rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { complete, open, touch } from '../../../board/src/route.ts';
import { layingsOf, lyingAt, turnsFor, waysOf } from '../board/laying.ts';
import { spellingOf } from '../board/spelling.ts';
import { decider, question, tableOf } from '../board/table.ts';
import { drakon } from '../index.ts';
import { SIGHTS } from './sights.ts';

function setUp({ view, viewer, moves }: (typeof SIGHTS)[number]) {
  const table = tableOf(view);
  const layings = layingsOf(moves, table);
  return {
    table,
    spelling: (hint: string) => spellingOf({ table, viewer, layings, turns: turnsFor(hint, table, layings) }),
  };
}

test('every legal move is made by touching its parts, chambers turned as it says', () => {
  for (const sight of SIGHTS.filter((_, i) => i % 9 === 0)) {
    const { spelling } = setUp(sight);
    for (const move of sight.moves.filter((_, i) => i % 5 === 0)) {
      const way = spelling(move);
      const ways = sight.moves.map((other) => ({ move: other, route: way.route(other) }));
      const made = complete(ways, way.route(move).flat());
      expect(ending(made)).toBe(ending(move));
    }
  }
});

/** Two ways of the wind to one chamber are the same move (§5.3). */
function ending(move: string | undefined): string | undefined {
  const words = move?.split(' ') ?? [];
  const [through, last] = words.slice(-2);
  return through?.includes(',') && last?.includes(',') ? [...words.slice(0, -2), last].join(' ') : move;
}

test('what a touch attempts can be spelled', () => {
  for (const sight of SIGHTS.filter((_, i) => i % 7 === 0)) {
    const { table, spelling } = setUp(sight);
    const way = spelling('');
    const ways = sight.moves.map((move) => ({ move, route: way.route(move) }));
    const begun = ['', ...open(ways, [])].map((part) => (part === '' ? [] : [part]));
    for (const taken of begun) {
      for (const part of [...Object.keys(table.lair), 'seat 0', 'seat 1', 'thief', 'warrior', 'knight', 'ranger']) {
        const { attempt } = touch(way, ways, taken, part);
        if (attempt !== undefined) expect(drakon.parse(attempt), attempt).toBeDefined();
      }
    }
  }
});

test('whoever takes a chamber while something else is asked is told what', () => {
  const asked = SIGHTS.filter(({ view, viewer }) => {
    const table = tableOf(view);
    return question(table) === 'put' && decider(table) === viewer;
  });
  expect(asked.length).toBeGreaterThan(0);
  for (const sight of asked) {
    const { table, spelling } = setUp(sight);
    const tile = `tile ${table.hands[decider(table)]![0]}`;
    expect(spelling('').carries(tile)).toBe(false);
    const attempt = spelling('').spell([tile])!;
    const world = drakon.read(sight.view, rngFrom('tile'));
    expect(drakon.refusal(world, drakon.parse(attempt)!)).toMatchObject({ rule: '4.4' });
  }
});

test('nobody attempts anything who is not asked', () => {
  const sight = SIGHTS[20]!;
  const { table } = setUp(sight);
  const { spell } = spellingOf({ table, viewer: 'spectator', layings: new Map(), turns: {} });
  expect(spell(['0,0'])).toBeUndefined();
});

test('a chamber in hand is turned on until it fits', () => {
  const layings = new Map([['tile find:NE 1,0', ['find:ES', 'find:NW']]]);
  const held = { part: 'tile find:NE', ways: waysOf('find:NE') };
  const lying = (turns: number) => lyingAt(layings, held, '1,0', { 'tile find:NE': turns });
  expect(held.ways).toEqual(['find:NE', 'find:ES', 'find:SW', 'find:NW']);
  expect([0, 1, 2, 3, 4].map(lying)).toEqual(['find:ES', 'find:ES', 'find:NW', 'find:NW', 'find:ES']);
  expect(lyingAt(layings, held, '2,0', {})).toBeUndefined();
});

test('a chamber turned where it lies goes on to the next way that fits', () => {
  const layings = new Map([['1,0 1,0', ['find:SW', 'find:NW']]]);
  const held = { part: '1,0', ways: waysOf('find:NE') };
  expect([0, 1, 2].map((turns) => lyingAt(layings, held, '1,0', { '1,0': turns }))).toEqual([
    'find:SW',
    'find:NW',
    'find:SW',
  ]);
});
