import type { BoardProps, Choice } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { layingOf } from './laying.ts';
import { reach } from './reach.ts';
import { heroesAt, question, type Table, tableOf } from './table.ts';

/** What a player who points at something can see coming. */
export interface Outlook {
  readonly next: ReadonlySet<string>; // where the own hero could go then
  readonly entered: string | undefined; // the chamber the own hero would enter
  readonly met: readonly Seat[]; // who would meet Drakon
  readonly drakon: string | undefined; // where she would be
}

const NOTHING: Outlook = { next: new Set(), entered: undefined, met: [], drakon: undefined };
const WALKS: readonly (string | undefined)[] = ['go', 'ranger', 'sorceress', 'step'];

export function outlook({ viewer, preview }: BoardProps, table: Table, choice: Choice): Outlook {
  const move = choice.previewed;
  if (move === undefined || viewer === 'spectator') return NOTHING;
  const [verb] = move.split(' ');
  const drakon = verb === 'drakon' ? choice.pointed : undefined;
  const entered = WALKS.includes(verb) ? choice.pointed : undefined;
  const view = preview(move);
  const { lair, heroes } = view === undefined ? changed(move, table) : tableOf(view);
  const at = view === undefined && entered !== undefined ? entered : heroes[viewer]!.at;
  return {
    next: new Set(drakon === undefined && lair[at] !== undefined ? reach(lair, at) : []),
    entered,
    met: drakon === undefined || question(table) === 'put' ? [] : heroesAt(table, drakon),
    drakon,
  };
}

/** The table after a move that will reveal something else too: a laid chamber lies there for certain. */
function changed(move: string, table: Table): Pick<Table, 'lair' | 'heroes'> {
  const laying = layingOf(move, table);
  if (laying === undefined || move.startsWith('fly')) return table;
  return { ...table, lair: { ...table.lair, [laying.cell]: laying.lying } };
}
