import type { BoardProps } from '@hoard/board';
import { type Footprint, formOf, landing } from './shapes.ts';
import { scoresOf, type Table, tableOf } from './table.ts';

/** What would come of laying the piece in hand where it is held. */
export interface Outlook {
  readonly footprint: Footprint;
  readonly legal: boolean;
  readonly breaks: readonly string[]; // fields of eggs
  readonly caught: string | undefined; // the field of the egg in the hole
  readonly dragon: string | undefined; // that would come
  readonly flees: boolean; // it would fit nowhere
  readonly scores: readonly [number, number] | undefined; // after it
}

export function outlook(
  { moves, preview }: Pick<BoardProps, 'moves' | 'preview'>,
  table: Table,
  piece: string,
  turn: number,
  cell: string,
): Outlook {
  const footprint = landing(formOf(piece, turn), cell);
  const { cells, hole, move } = footprint;
  const legal = moves.includes(move);
  const after = legal ? preview(move) : undefined;
  const under = legal && hole !== undefined ? table.eggs.filter((egg) => cells.includes(egg)) : [];
  const caught = under.find((egg) => egg === hole);
  const dragon = caught === undefined ? undefined : table.lairs[0];
  return {
    footprint,
    legal,
    breaks: under.filter((egg) => egg !== hole),
    caught,
    dragon,
    flees: dragon !== undefined && after !== undefined && tableOf(after).phase !== 'dragon',
    scores: after && scoresOf(after),
  };
}
