import type { BoardProps, Choice } from '@hoard/board';
import { type Player, type Table, tableOf } from './table.ts';

/** What a player who points at something can see coming to what is theirs. */
export interface Outlook {
  readonly coming: readonly string[]; // pieces that would join the castle
  readonly going: readonly string[]; // pieces that would be lost
  readonly diamonds: number; // how many would be left, at most
  readonly fairies: number;
}

const UNCHANGED: Outlook = { coming: [], going: [], diamonds: Infinity, fairies: Infinity };

export function outlook({ viewer, preview }: BoardProps, table: Table, { previewed }: Choice): Outlook {
  const view = previewed === undefined ? undefined : preview(previewed);
  if (viewer === 'spectator' || view === undefined) return UNCHANGED;
  const now = table.players[viewer]!;
  const then = tableOf(view).players[viewer]!;
  return {
    coming: then.castle.filter((piece) => !now.castle.includes(piece)),
    going: owned(now).filter((piece) => !owned(then).includes(piece)),
    diamonds: then.diamonds,
    fairies: then.fairies,
  };
}

function owned({ castle, spares }: Player): string[] {
  return [...castle, ...spares];
}
