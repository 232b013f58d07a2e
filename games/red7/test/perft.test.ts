import { begin, perft } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { red7 } from '../index.ts';

/** From new games of the seed "perft": depths 1, 2, 3 … */
const TABLE = [
  { seats: 2, advanced: false, actions: false, leaves: [8, 22, 160, 866, 4493] },
  { seats: 2, advanced: true, actions: false, leaves: [8, 36, 392, 3384, 24481] },
  { seats: 2, advanced: false, actions: true, leaves: [8, 29, 168, 853, 3789] },
  { seats: 3, advanced: true, actions: true, leaves: [8, 47, 289, 1450, 10991] },
  { seats: 4, advanced: false, actions: true, leaves: [9, 46, 298, 1416, 7014] },
];

test.each(TABLE)(
  'perft with $seats seats, advanced $advanced, actions $actions',
  ({ seats, advanced, actions, leaves }) => {
    const options = { advanced, actions, sevenMayMoveItself: true };
    const { state, rng } = begin(red7, { options, seats, seed: 'perft' });
    expect(leaves.map((_, i) => perft(red7, state, rng, i + 1))).toEqual(leaves);
  },
);
