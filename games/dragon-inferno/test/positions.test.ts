import { BadPosition, type Position, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonInferno } from '../index.ts';
import { table } from './table.ts';

const good = table({
  turn: 1,
  eggs: ['f6', 'f7', 'g3'],
  tiles: [
    [0, 'tile O b2 a1'],
    [1, 'tile O g8 h7'],
    [0, 'tile L c2 e3'],
  ],
  hatched: ['c2'],
  broken: [3, 1],
  dragons: ['dragon W b1 b2 c2 c3 d3'],
  lairs: ['T', 'U', 'V', 'X'],
});
const load = (position: unknown) => dragonInferno.read(position, rngFrom('load'));
const but = (changes: object): Position => JSON.parse(JSON.stringify({ ...good, ...changes }));
const [first, second, third] = good.tiles;
const [dragon] = good.dragons;
const tile = (changes: object) => but({ tiles: [first, second, { ...third, ...changes }] });
const burning = (changes: object) => but({ dragons: [{ ...dragon, ...changes }] });
const eggs = (changes: object) => ({ ...table({ phase: 'eggs', eggs: ['c3', 'd4'] }), ...changes });
const [mine, theirs] = good.unplaced;
const eight = ['b2', 'b3', 'c2', 'c3', 'f6', 'f7', 'g6', 'g7'];

const BAD: readonly [what: string, position: unknown, field: string][] = [
  ['no object', null, 'position'],
  ['a missing field', but({ lairs: undefined }), 'lairs'],
  ['an unknown field', but({ board: [] }), 'board'],
  ['another game', but({ game: 'drakon' }), 'game'],
  ['three seats', but({ seats: 3 }), 'seats'],
  ['an option', but({ options: { hard: true } }), 'options.hard'],
  ['a seat that is not there', but({ turn: 2 }), 'turn'],
  ['an unknown phase', but({ phase: 'egg' }), 'phase'],
  ['an egg off the board', but({ eggs: ['f6', 'f7', 'i3'] }), 'eggs[2]'],
  ['an egg that is no text', but({ eggs: ['f6', 'f7', 3] }), 'eggs[2]'],
  ['an unknown egg', but({ eggs: ['f6', 'f7', '?'] }), 'eggs[2]'],
  ['an egg on a square field', but({ eggs: ['f6', 'f7', 'g1'] }), 'eggs[2]'],
  ['an egg on a tile', but({ eggs: ['d3', 'f6', 'f7'] }), 'eggs[0]'],
  ['an egg twice', but({ eggs: ['f6', 'f6', 'g3'] }), 'eggs[1]'],
  ['unsorted eggs', but({ eggs: ['f7', 'f6', 'g3'] }), 'eggs[1]'],
  ['an egg too many', but({ eggs: ['f6', 'f7', 'g3', 'g4'] }), 'eggs, hatched, broken'],
  ['an egg too few', but({ eggs: ['f6', 'f7'] }), 'eggs, hatched, broken'],
  ['a broken egg too many', but({ broken: [3, 2] }), 'eggs, hatched, broken'],
  ['three players’ broken eggs', but({ broken: [3, 1, 0] }), 'broken'],
  ['fewer than no broken eggs', but({ broken: [5, -1] }), 'broken[1]'],
  ['an egg hatched outside a hole', but({ hatched: ['d3'] }), 'hatched[0]'],
  ['a tile with an unknown field', tile({ colour: 'red' }), 'tiles[2].colour'],
  ['a tile of nobody', tile({ seat: 2 }), 'tiles[2].seat'],
  ['an unknown tile', tile({ piece: 'P' }), 'tiles[2].piece'],
  ['unsorted fields of a tile', tile({ cells: ['c3', 'c2', 'd3', 'e3'] }), 'tiles[2].cells[1]'],
  ['a tile of three fields', tile({ cells: ['c2', 'c3', 'd3'] }), 'tiles[2].cells'],
  ['a tile of another shape', tile({ cells: ['c2', 'c3', 'd3', 'd4'] }), 'tiles[2].cells'],
  ['a hole in the wrong field', tile({ hole: 'c3' }), 'tiles[2].hole'],
  ['a tile on another', but({ tiles: [first, second, { ...second, seat: 0, piece: 'O' }] }), 'tiles[2].piece'],
  ['two tiles on one field', but({ tiles: [first, { ...first, seat: 1 }, third] }), 'tiles[1].cells'],
  ['a dragon of another shape', burning({ piece: 'V' }), 'dragons[0].cells'],
  ['an unknown dragon', burning({ piece: 'I' }), 'dragons[0].piece'],
  ['a dragon beside the tiles', burning({ cells: ['c1', 'c2', 'd2', 'd3', 'e3'] }), 'dragons[0].cells'],
  ['a dragon twice', but({ dragons: [dragon, dragon] }), 'dragons[1].piece'],
  ['a dragon on the board and in a lair', but({ lairs: ['T', 'W', 'V', 'X'] }), 'lairs[1]'],
  ['a dragon too few', but({ lairs: ['T', 'U', 'V'] }), 'lairs'],
  ['a tile placed and unplaced', but({ unplaced: [['I', 'O', 'T', 'S', 'Z', 'J'], theirs] }), 'unplaced[0][1]'],
  ['unplaced tiles out of order', but({ unplaced: [['T', 'I', 'S', 'Z', 'J'], theirs] }), 'unplaced[0][1]'],
  ['a tile lost', but({ unplaced: [mine, ['I', 'T', 'S', 'Z', 'L']] }), 'unplaced[1]'],
  ['a dragon to place that no egg called', but({ phase: 'dragon', lairs: ['T', 'U', 'V'] }), 'lairs'],
  ['a dragon that fits nowhere', but({ phase: 'dragon', dragons: [], lairs: ['X', 'T', 'U', 'V', 'W'] }), 'turn'],
  ['tiles before all eggs are put', but({ phase: 'eggs' }), 'tiles'],
  ['the wrong seat to put an egg', eggs({ turn: 1 }), 'turn'],
  ['broken eggs before the first tile', eggs({ broken: [1, 0] }), 'broken'],
  ['a dragon gone before the first tile', eggs({ lairs: ['T', 'U', 'V', 'W'] }), 'lairs'],
  ['all eggs put and an egg to put', table({ phase: 'eggs', turn: 1, eggs: eight }), 'phase'],
];

test.each(BAD)('a position with %s does not load, and the field is named', (_, position, field) => {
  try {
    load(position);
  } catch (error) {
    expect(error).toBeInstanceOf(BadPosition);
    expect((error as BadPosition).field).toBe(field);
    return;
  }
  expect.unreachable('it loaded');
});

test('a seat that can place nothing is not on turn, and the end is the turn of who placed last', () => {
  const rng = rngFrom('ends');
  let skipped = 0;
  for (let i = 0; i < 40; i++) {
    const state = dragonInferno.setup({}, 2, rng);
    while (dragonInferno.status(state).outcome === undefined) {
      dragonInferno.apply(state, dragonInferno.pick!(state, rng), rng);
      const position = dragonInferno.write(state);
      const last = (position.tiles as { seat: number }[]).at(-1)?.seat;
      if (position.phase !== 'tile' || last !== position.turn) continue;
      skipped++;
      expect(() => load({ ...position, turn: 1 - last! })).toThrow(/^turn: /);
    }
    expect(dragonInferno.status(load(dragonInferno.write(state)))).toEqual(dragonInferno.status(state));
  }
  expect(skipped).toBeGreaterThan(40);
});

test('a position read and written is the same document, field by field', () => {
  for (const position of [good, eggs({}), table({ eggs: eight })]) {
    expect(JSON.stringify(dragonInferno.write(load(position)))).toBe(JSON.stringify(position));
  }
});
