import { perft, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonInferno } from '../index.ts';
import { DRAGONS, TILES, table } from './table.ts';

const leaves = (position: unknown, depth: number) => {
  const rng = rngFrom('perft');
  return perft(dragonInferno, dragonInferno.read(position, rng), rng, depth);
};
const count = (all: readonly { piece: string }[], piece: string) => all.filter((laid) => laid.piece === piece).length;

test('perft from a new game is as §9 gives it', () => {
  const game = table({ phase: 'eggs' });
  expect([1, 2, 3].map((depth) => leaves(game, depth))).toEqual([36, 1260, 42840]);
});

test('perft with all eggs placed is as §9 gives it, wherever they lie', () => {
  for (const eggs of [
    ['b2', 'b3', 'c2', 'c3', 'f6', 'f7', 'g6', 'g7'],
    ['b7', 'c6', 'd5', 'd4', 'e4', 'e5', 'f3', 'g2'],
  ]) {
    expect([1, 2].map((depth) => leaves(table({ eggs }), depth))).toEqual([80, 4800]);
  }
});

test('the first moves are I 16, O 16, T 8, L 12, J 12, S 8, Z 8', () => {
  const state = dragonInferno.read(table({ eggs: ['b2', 'b3', 'c2', 'c3', 'f6', 'f7', 'g6', 'g7'] }), rngFrom(''));
  const texts = dragonInferno.moves(state).map(dragonInferno.spell);
  const of = (piece: string) => texts.filter((text) => text.startsWith(`tile ${piece} `)).length;
  expect([...'IOTLJSZ'].map(of)).toEqual([16, 16, 8, 12, 12, 8, 8]);
});

test('there are 1196 placements of tiles, and of dragons T 144, U 168, V 144, W 144, X 36', () => {
  expect(TILES).toHaveLength(1196);
  expect([...'TUVWX'].map((dragon) => count(DRAGONS, dragon))).toEqual([144, 168, 144, 144, 36]);
  for (const { move } of [...TILES, ...DRAGONS]) expect(dragonInferno.parse(move), move).toBeDefined();
});

/** Counted by this engine once, after so many random moves; the sample positions hold counts of another program. */
const TABLE: readonly [seed: string, moves: number, leaves: number[]][] = [
  ['perft 1', 12, [144, 18227]],
  ['perft 2', 14, [156, 13542]],
  ['perft 3', 17, [55, 1728, 28333]],
];

test.each(TABLE)('perft of "%s" after %i moves', (seed, moves, expected) => {
  const rng = rngFrom(seed);
  const state = dragonInferno.setup({}, 2, rng);
  for (let i = 0; i < moves; i++) {
    const texts = dragonInferno.moves(state).map(dragonInferno.spell).sort();
    dragonInferno.apply(state, dragonInferno.parse(texts[rng.int(texts.length)]!)!, rng);
  }
  expect(expected.map((_, i) => perft(dragonInferno, state, rng, i + 1))).toEqual(expected);
});
