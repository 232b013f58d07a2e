import type { Event, Person } from '@hoard/table';

/** The person who holds the n-th of the chairs of this device. */
export function holder(seat: number, name: string): Person {
  return { id: `here-${seat}`, name };
}

function isHolder(person: string): boolean {
  return person.startsWith('here-');
}

/** The people whom this device holds chairs for at a table of its own, in the order of the chairs. */
export function holdersOf(events: readonly Event[]): string[] {
  const chairs: string[] = [];
  for (const event of events) if (event.is === 'sat') chairs[event.seat] = event.person.id;
  return chairs.filter((person) => person !== undefined && isHolder(person));
}
