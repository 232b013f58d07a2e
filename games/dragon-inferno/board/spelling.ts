import type { Route, Spelling } from '@hoard/board';
import { footprintOf, formOf, gripOf, isCell, isPiece, landing } from './shapes.ts';
import type { Table } from './table.ts';

/** How each piece is held: quarters by its name. */
export type Turns = { readonly [piece: string]: number };

/**
 * The parts of the board: `L` a tile in hand, `c3` a field, `egg` the nest, `dragon` the one that was summoned, and the
 * buttons `turn` and `place`. A field stands for the piece held over it, in the turn it has.
 */
export function spellingOf(phase: Table['phase'], dragon: string | undefined, turns: Turns): Spelling {
  function route(move: string): Route {
    const [kind, piece] = move.split(' ');
    if (kind === 'egg') return [piece!];
    const name = kind === 'dragon' ? `dragon ${piece}` : piece!;
    const lying = footprintOf(move, turns[name] ?? 0);
    const place = lying === undefined ? 'turn' : gripOf(lying);
    return kind === 'dragon' ? [place] : [piece!, place];
  }
  return {
    route,
    carriedRoute: (move) => (phase === 'eggs' ? ['egg', ...route(move)] : undefined),
    spell([part = '', place]) {
      if (isPiece(part)) return isCell(place) ? landing(formOf(part, turns[part] ?? 0), place).move : undefined;
      if (!isCell(part) || phase === 'tile') return undefined;
      if (phase === 'eggs') return `egg ${part}`;
      return landing(formOf(`dragon ${dragon}`, turns[`dragon ${dragon}`] ?? 0), part).move;
    },
    carries: (part) => (isPiece(part) && phase !== 'eggs') || part === 'egg' || part === 'dragon',
  };
}
