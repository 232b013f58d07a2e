import type { Event } from './event.ts';
import { hash } from './seed.ts';
import { peopleSeats, phase, type Table } from './table.ts';

/** The name of the table where the same people play again: always the same, so that it is opened once. */
export function rematchOf({ id }: Table): string {
  return hash(`hoard rematch ${id}`).slice(0, 22);
}

/** Have all people at the table wished for another match? */
export function wantsRematch(table: Table): boolean {
  const people = peopleSeats(table);
  const wishing = table.wishes.map(({ seat }) => seat);
  return phase(table) === 'over' && wishing.length > 0 && people.every((seat) => wishing.includes(seat));
}

/** The first events of that match: everybody moves one seat on, so that another begins. */
export function rematchEvents(table: Table, secret: string): Event[] {
  const { terms, places, host } = table;
  const by = places.find(({ person }) => person?.id === host)?.person ?? { id: host, name: '' };
  const seats = places.flatMap((place, old): Event[] => {
    const seat = (old + 1) % places.length;
    const salt = table.wishes.find((wish) => wish.seat === old)?.salt;
    if (place.person !== undefined && salt !== undefined) return [{ is: 'sat', seat, person: place.person, salt }];
    return [{ is: 'hired', seat, level: place.bot ?? 'medium' }];
  });
  return [{ is: 'opened', by, terms, secret }, ...seats, { is: 'started' }];
}
