import type { NextTable } from './decide/decision.ts';
import type { Event } from './event.ts';
import { hash } from './seed.ts';
import type { Table } from './table.ts';

type Wishes = Table['wishes'];

/** The name of the table where the same people play again: always the same, so that it is opened once. A prefix stays. */
function rematchOf({ id }: Table): string {
  return id.slice(0, id.lastIndexOf('-') + 1) + hash(`hoard rematch ${id}`).slice(0, 22);
}

/** Have all people at the table wished for another match? Who has resigned is asked, too, while they are here. */
export function isWishOfAll({ places }: Table, wishes: Wishes, isHere: (person: string) => boolean): boolean {
  return places.every(({ person, bot, resigned }, seat) => {
    const asked = person !== undefined && (resigned ? isHere(person.id) : bot === undefined);
    return !asked || wishes.some((wish) => wish.seat === seat);
  });
}

/** The table of that match: everybody moves one seat on, so that another begins. */
export function rematchAfter(table: Table, wishes: Wishes, secret: string): NextTable {
  const { terms, places, host } = table;
  const by = places.find(({ person }) => person?.id === host)?.person ?? { id: host, name: '' };
  const seats = places.flatMap((place, old): Event[] => {
    const seat = (old + 1) % places.length;
    const salt = wishes.find((wish) => wish.seat === old)?.salt;
    if (place.person !== undefined && salt !== undefined) return [{ is: 'sat', seat, person: place.person, salt }];
    return [{ is: 'hired', seat, level: place.bot ?? 'medium' }];
  });
  return { id: rematchOf(table), events: [{ is: 'opened', by, terms, secret }, ...seats, { is: 'started' }] };
}
