import type { Refusal, Seat } from '@hoard/kernel';
import type { Event } from '../event.ts';
import type { Problem } from '../problem.ts';
import { seatOf, type Table } from '../table.ts';
import type { Person } from '../terms.ts';

/** What comes of a wish: events to be stored, or the reason why not. */
export type Decision =
  | { readonly events: readonly Event[]; readonly link?: string; readonly next?: NextTable } // the link that was asked for
  | { readonly problem: Problem }
  | { readonly refusal: Refusal };

/** The table of another match. It is opened before the events are stored, unless it is there already. */
export interface NextTable {
  readonly id: string;
  readonly events: readonly Event[];
}

/** What a decision depends on beside the table. */
export interface Circumstances {
  readonly person: Person; // who asks
  isHere(person: string): boolean;
  random(): string; // 128 bits in hexadecimal
}

export function events(...list: Event[]): Decision {
  return { events: list };
}

export function problem(what: Problem): Decision {
  return { problem: what };
}

/** Decides for somebody who sits at the table, and refuses anyone else. */
export function seated(table: Table, { person }: Circumstances, decide: (seat: Seat) => Decision): Decision {
  const seat = seatOf(table, person.id);
  return seat === undefined ? problem('notSeated') : decide(seat);
}
