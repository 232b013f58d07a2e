import type { Event } from '@hoard/table';
import { idbShelf } from '../worker/idb.ts';
import { isHolder } from './opening.ts';

/** The people whom this device holds chairs for at a table of its own, in the order of the chairs. */
export async function holdersAt(table: string): Promise<string[]> {
  return holdersOf((await idbShelf.events(table)).map(({ event }) => event));
}

export function holdersOf(events: readonly Event[]): string[] {
  const chairs: string[] = [];
  for (const event of events) if (event.is === 'sat') chairs[event.seat] = event.person.id;
  return chairs.filter((person) => person !== undefined && isHolder(person));
}
