import type { Seat, Tell } from '@hoard/kernel';
import type { Event } from './event.ts';
import { deal, make, takeBack } from './match.ts';
import { actorOf, type Place, type Table } from './table.ts';

type Handler<E> = (table: Table, event: E, at: number, tell?: Tell) => void;

/** Stands in an outcome where no rule of the game decided. */
export const RESIGNATION = 'resignation';

/** Lets an event happen to the table it is the next event of; tell() receives what happened in the match. */
export function happen(table: Table, event: Event, at: number, tell?: Tell): void {
  (HANDLERS[event.is] as Handler<Event>)(table, event, at, tell);
  table.number++;
  table.changed = at;
}

const HANDLERS: { readonly [Is in Event['is']]: Handler<Extract<Event, { is: Is }>> } = {
  opened: () => {},
  invited: (table, { seat, link }) => change(table, seat, (place) => ({ ...place, link })),
  sat: (table, { seat, person, salt }) => {
    // Who takes a chair over during the match takes over its share of the seed, too.
    change(table, seat, (place) => ({ person, ...(table.match === undefined ? { salt } : saltOf(place)) }));
  },
  stood: (table, { seat }) => change(table, seat, () => ({})),
  hired: (table, { seat, level }) => change(table, seat, (place) => ({ ...place, bot: level })),
  dismissed: (table, { seat }) => change(table, seat, () => ({})),
  started: deal,
  moved: (table, { seat, move }, at, tell) => {
    table.asked = undefined;
    make(table, seat, move, at, tell);
  },
  left: (table, { seat, level }) => change(table, seat, (place) => ({ ...place, bot: level })),
  returned: (table, { seat }, at) => {
    if (actorOf(table) === seat) table.match!.since = at;
    change(table, seat, ({ bot: _, ...place }) => place);
  },
  undoAsked: (table, { seat, moves }) => {
    table.asked = { by: seat, moves, agreed: [] };
  },
  undoAgreed: (table, { seat }) => {
    table.asked = { ...table.asked!, agreed: [...table.asked!.agreed, seat] };
  },
  undoDeclined: (table) => {
    table.asked = undefined;
  },
  undone: (table, { moves }, at) => {
    table.asked = undefined;
    takeBack(table, moves, at);
  },
  resigned: (table, { seat, level }) => {
    change(table, seat, (place) => ({ ...place, bot: level, resigned: true }));
    const left = table.places.flatMap(({ resigned }, other) => (resigned ? [] : [other]));
    if (left.length > 1 && left.some((other) => table.places[other]!.person !== undefined)) return;
    table.outcome = { winners: left, scores: table.places.map(() => 0), rule: RESIGNATION };
  },
  said: () => {},
  wrote: () => {},
  wished: (table, { seat, salt }) => {
    table.wishes = [...table.wishes, { seat, salt }];
  },
  rated: (table, { changes }) => {
    table.ratings = changes;
  },
  rematched: (table, { table: next }) => {
    table.next = next;
  },
};

function change(table: Table, seat: Seat, how: (place: Place) => Place): void {
  table.places[seat] = how(table.places[seat]!);
}

function saltOf({ salt }: Place): Pick<Place, 'salt'> {
  return salt === undefined ? {} : { salt };
}
