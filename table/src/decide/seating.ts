import type { Level } from '@hoard/bots';
import type { Seat } from '@hoard/kernel';
import type { Event } from '../event.ts';
import { hash } from '../seed.ts';
import { actorOf, dueOf, phase, type Table } from '../table.ts';
import type { Command } from '../wire.ts';
import { type Circumstances, type Decision, events, problem, seated } from './decision.ts';

/** Who plays for somebody who left. */
const STAND_IN: Level = 'medium';

type Of<V extends Command['do']> = Extract<Command, { do: V }>;

export function sit(table: Table, { seat: wished, link, salt }: Of<'sit'>, { person }: Circumstances): Decision {
  if (table.places.some((place) => place.person?.id === person.id)) return problem('seated');
  if (phase(table) === 'over') return problem('over');
  const seat = link === undefined ? freeChair(table, person.id, wished) : chairOf(table, link);
  if (typeof seat === 'string') return problem(seat);
  return events({ is: 'sat', seat, person, salt });
}

function freeChair(table: Table, person: string, wished: Seat | undefined): Seat | 'byLinkOnly' | 'noChair' | 'taken' {
  if (table.terms.access === 'private' && person !== table.host) return 'byLinkOnly';
  if (phase(table) !== 'gathering') return 'taken';
  const free = (seat: Seat) => {
    const place = table.places[seat]!;
    return place.person === undefined && place.bot === undefined && place.link === undefined;
  };
  if (wished === undefined) return table.places.map((_, seat) => seat).find(free) ?? 'taken';
  if (wished >= table.places.length) return 'noChair';
  return free(wished) ? wished : 'taken';
}

function chairOf(table: Table, link: string): Seat | 'badLink' | 'taken' {
  const mark = hash(link);
  const seat = table.places.findIndex((place) => place.link === mark);
  if (seat < 0) return 'badLink';
  return table.places[seat]!.person === undefined ? seat : 'taken';
}

export function leave(table: Table, _: Of<'leave'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) => {
    if (phase(table) === 'over') return problem('over');
    if (phase(table) === 'gathering') return events({ is: 'stood', seat });
    if (table.places[seat]!.bot !== undefined) return events();
    return events({ is: 'left', seat, level: STAND_IN });
  });
}

export function comeBack(table: Table, _: Of<'return'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) => {
    const { bot, resigned } = table.places[seat]!;
    if (phase(table) === 'over' || resigned) return problem('over');
    return bot === undefined ? problem('notAway') : events({ is: 'returned', seat });
  });
}

export function invite(table: Table, { seat }: Of<'invite'>, circumstances: Circumstances): Decision {
  const { person, random } = circumstances;
  if (person.id !== table.host) return problem('hostOnly');
  const place = table.places[seat];
  if (place === undefined) return problem('noChair');
  if (place.person !== undefined) return problem('taken');
  if (phase(table) === 'over') return problem('over');
  const link = random();
  return { events: [{ is: 'invited', seat, link: hash(link) }], link };
}

export function hire(table: Table, { seat, level }: Of<'hire'>, circumstances: Circumstances): Decision {
  const place = table.places[seat];
  if (place === undefined) return problem('noChair');
  if (phase(table) === 'over') return problem('over');
  if (phase(table) === 'gathering') {
    if (circumstances.person.id !== table.host) return problem('hostOnly');
    return place.person === undefined ? events({ is: 'hired', seat, level }) : problem('taken');
  }
  return seated(table, circumstances, () => {
    if (place.person === undefined || place.bot !== undefined) return problem('taken');
    return circumstances.isHere(place.person.id) ? problem('stillHere') : events({ is: 'left', seat, level });
  });
}

export function dismiss(table: Table, { seat }: Of<'dismiss'>, { person }: Circumstances): Decision {
  if (person.id !== table.host) return problem('hostOnly');
  if (table.places[seat] === undefined) return problem('noChair');
  return phase(table) === 'gathering' ? events({ is: 'dismissed', seat }) : problem('started');
}

export function start(table: Table, _: Of<'start'>, { person }: Circumstances): Decision {
  if (person.id !== table.host) return problem('hostOnly');
  if (phase(table) !== 'gathering') return problem('started');
  const bots = table.places.flatMap((place, seat): Event[] =>
    place.person === undefined && place.bot === undefined ? [{ is: 'hired', seat, level: STAND_IN }] : [],
  );
  return events(...bots, { is: 'started' });
}

/** What the clock does: who let it run out is played for until they are back. */
export function lateness(table: Table, now: number): Decision | undefined {
  const due = dueOf(table);
  const seat = actorOf(table);
  if (due === undefined || seat === undefined || now < due || table.places[seat]!.bot !== undefined) return undefined;
  return events({ is: 'left', seat, level: STAND_IN, late: true });
}
