import { actorOf, phase, type Table, wantsRematch } from '@hoard/table';

/** What the server itself has to do at a table now, if anything. */
export type Duty = 'think' | 'rate' | 'rematch';

export function todo(table: Table): Duty | undefined {
  const actor = actorOf(table);
  if (actor !== undefined) return table.places[actor]!.bot === undefined ? undefined : 'think';
  if (phase(table) !== 'over') return undefined;
  if (table.terms.rated && table.ratings === undefined) return 'rate';
  return table.next === undefined && wantsRematch(table) ? 'rematch' : undefined;
}
