import { type Position, rngFrom } from '@hoard/kernel';
import { apply } from '../apply.ts';
import { DRAGONS } from '../components.ts';
import { parse } from '../notation.ts';
import { write } from '../position.ts';
import { emptyBoard } from '../state.ts';

/** The dragons of the match, that of the first lair first. */
const LAIRS = ['W', 'T', 'U', 'V', 'X'] as const;
/** One whole match, which the examples look at again and again. */
const MATCH = [
  ...['egg b2', 'egg c3', 'egg d5', 'egg e4', 'egg f6', 'egg g3', 'egg g7', 'egg b6'],
  'tile T g2 g1',
  'tile O g7 h8',
  'tile J a8 c7',
  'tile I f6 f8',
  'dragon T f6 f7 f8 g7 h7',
  'tile L b6 c4',
  'tile J h6 g4',
  'tile Z c3 d2',
  'dragon V a7 b7 c5 c6 c7',
  'tile S e4 d3',
  'dragon X b3 c2 c3 c4 d3',
  'tile I d7 d5',
  'tile L f2 h3',
  'tile O b2 a1',
  'tile S a5 b4',
];

/** The board after so many moves of the match; the first eight put the eggs. */
export function board(moves: number): Position {
  const state = emptyBoard(LAIRS.map((dragon) => DRAGONS.indexOf(dragon)).reverse());
  const rng = rngFrom('match'); // all chance was in the lairs
  for (const move of MATCH.slice(0, moves)) apply(state, parse(move)!, rng);
  return write(state);
}
