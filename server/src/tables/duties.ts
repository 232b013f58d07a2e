import { actorOf, phase, type Table } from '@hoard/table';

/** What the server itself has to do at a table now, if anything. */
export type Duty = 'think' | 'rate';

export function todo(table: Table): Duty | undefined {
  const actor = actorOf(table);
  if (actor !== undefined) return table.places[actor]!.bot === undefined ? undefined : 'think';
  return phase(table) === 'over' && table.terms.rated && table.ratings === undefined ? 'rate' : undefined;
}
