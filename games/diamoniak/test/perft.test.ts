import { perft, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { diamoniak } from '../index.ts';

/** Leaves by depth from new games; the pile's order is known, so until it is reshuffled nothing is left to chance.
 * Counted by this engine once; the sample positions hold counts of another program. */
const TABLE: readonly [
  seed: string,
  seats: number,
  buyAfterDraw: boolean,
  colourReleased: boolean,
  leaves: number[],
][] = [
  ['perft 1', 2, false, false, [5, 44, 514, 7811]],
  ['perft 2', 3, false, true, [8, 89, 1365, 29065]],
  ['perft 3', 4, true, false, [8, 89, 988, 15064]],
  ['perft 4', 2, true, true, [5, 55, 611, 7182]],
];

test.each(TABLE)('perft of "%s", %i seats, %s, %s', (seed, seats, buyAfterDraw, colourReleased, leaves) => {
  const rng = rngFrom(seed);
  const state = diamoniak.setup({ buyAfterDraw, colourReleased }, seats, rng);
  expect([5, 10, 15, 20].map((depth) => perft(diamoniak, state, rng, depth))).toEqual(leaves);
});
