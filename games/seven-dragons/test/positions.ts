import type { Position } from '@hoard/kernel';
import { scenario } from '../../../checks/scenario.ts';
import { sevenDragons } from '../index.ts';

/** Positions as small as a test needs: what is not said is empty, and as many play as have hands. */
export interface Sketch {
  readonly turn?: number;
  readonly passes?: number;
  readonly moveBonus?: boolean;
  readonly table?: { readonly [cell: string]: string };
  readonly pile?: readonly string[];
  readonly deck?: readonly string[];
  readonly hands?: readonly (readonly string[])[];
  readonly goals?: readonly string[];
  readonly seen?: { readonly hands: readonly (readonly number[])[]; readonly goals: readonly number[] };
}

export function sketch({ turn = 0, passes = 0, moveBonus = false, ...rest }: Sketch): Position {
  const { table = {}, pile = [], deck = [], hands = [[], []], goals = [...'RYBGK'], seen } = rest;
  return {
    game: 'seven-dragons',
    seats: hands.length,
    options: { moveBonus },
    turn,
    passes,
    table: { '0,0': 'S', ...table },
    pile,
    deck,
    hands,
    goals,
    ...(seen === undefined ? {} : { seen }),
  };
}

export const { legal, refusal, brokenRule, after, told, chance, status, view } = scenario(sevenDragons);

/** Six red cards in a row from 1,0 to 6,0; the first one touches the silver dragon. */
export const SIX_RED = { '1,0': 'RRYY', '2,0': 'RRBB', '3,0': 'RRRR', '4,0': 'RRKG', '5,0': 'RRRR', '6,0': 'RYRB' };
