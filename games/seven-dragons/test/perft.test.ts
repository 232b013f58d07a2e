import { perft, type Rng, rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { sevenDragons } from '../index.ts';

/** Counted also by a second program, written from the rules alone. */
describe('perft from new games', () => {
  test.each([
    [2, 'perft 1', [1, 21, 373, 8184]],
    [3, 'perft 2', [1, 32, 828, 20258]],
    [4, 'perft 3', [1, 28, 834]],
    [5, 'perft 4', [1, 19, 486]],
  ] as const)('%i players, seed %s', (seats, seed, leaves) => {
    const rng = rngFrom(seed);
    const state = sevenDragons.setup({ moveBonus: true }, seats, rng);
    expect(leaves.map((_, depth) => perft(sevenDragons, state, rng, depth))).toEqual(leaves);
  });
});

describe('a picked move', () => {
  /** The move that each ticket of the first draw stands for, if any. */
  const tickets = (state: Parameters<typeof sevenDragons.moves>[0]) => {
    const found: string[] = [];
    let all = 1;
    for (let ticket = 0; ticket < all; ticket++) {
      let draws = 0;
      const rigged = {
        int: (n: number) => {
          if (draws++ > 0) throw new Error('drawn again');
          all = n;
          return ticket;
        },
      } as unknown as Rng;
      try {
        found.push(sevenDragons.spell(sevenDragons.pick!(state, rigged)));
      } catch (error) {
        if ((error as Error).message !== 'drawn again') throw error;
      }
    }
    return found;
  };

  test('is any of the legal ones, each by exactly one ticket', () => {
    const rng = rngFrom('tickets');
    for (let seats = 2; seats <= 5; seats++) {
      const state = sevenDragons.setup({ moveBonus: false }, seats, rng);
      while (sevenDragons.status(state).outcome === undefined) {
        const legal = sevenDragons.moves(state).map(sevenDragons.spell);
        if (legal[0] !== 'pass') expect(tickets(state).sort()).toEqual(legal.sort());
        sevenDragons.apply(state, sevenDragons.pick!(state, rng), rng);
      }
    }
  });
});
