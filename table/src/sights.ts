import { type Happening, heardBy, type Viewer } from '@hoard/kernel';
import { isFree } from './decide/playing.ts';
import type { Event } from './event.ts';
import { look } from './match.ts';
import type { Chair, Line, Play, Room, Undo } from './sight.ts';
import { actorOf, dueOf, type Place, phase, seatOf, type Table } from './table.ts';

/** Whose eyes somebody has at the table: their seat's, a spectator's, or none. */
export function viewerOf(table: Table, person: string): Viewer | undefined {
  const seat = seatOf(table, person);
  if (seat !== undefined) return seat;
  return table.terms.spectators || person === table.host ? 'spectator' : undefined;
}

/** Who sits where and what is played, the same for all. */
export function roomOf(table: Table): Room {
  const { id, terms, host, commitment, wishes, next, places, ratings } = table;
  const hostSeat = seatOf(table, host);
  return {
    table: id,
    terms,
    phase: phase(table),
    ...(hostSeat === undefined ? {} : { host: hostSeat }),
    chairs: places.map(chairOf),
    commitment,
    ...(ratings === undefined ? {} : { ratings }),
    wishes: wishes.map(({ seat }) => seat),
    ...(next === undefined ? {} : { next }),
  };
}

function chairOf({ person, bot, link, resigned }: Place): Chair {
  return {
    ...(person === undefined ? {} : { name: person.name }),
    ...(bot === undefined ? {} : { bot }),
    ...(link === undefined ? {} : { invited: true }),
    ...(resigned === undefined ? {} : { resigned }),
  };
}

/** The match as a viewer may see it, once it has begun. */
export function playOf(table: Table, viewer: Viewer): Play | undefined {
  const { match, outcome, asked } = table;
  if (match === undefined) return undefined;
  const actor = actorOf(table);
  const due = dueOf(table);
  return {
    view: look(table, viewer).view,
    ...(actor === undefined ? {} : { actor }),
    moves: match.moves.length,
    ...(due === undefined ? {} : { due }),
    undo: undoOf(table, viewer),
    ...(asked === undefined ? {} : { asked }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

function undoOf(table: Table, viewer: Viewer): Undo {
  if (
    viewer === 'spectator' ||
    table.outcome !== undefined ||
    table.asked !== undefined ||
    !table.match!.seats.includes(viewer)
  )
    return 'no';
  return isFree(table, viewer) ? 'freely' : 'asking';
}

/** The line of the log that an event leaves, as a viewer may read it. The move itself is not in it: its spelling may tell too much. */
export function lineOf(number: number, event: Event, told: readonly Happening[], viewer: Viewer): Line {
  const line = { number, is: event.is, ...('seat' in event ? { seat: event.seat } : {}) };
  switch (event.is) {
    case 'opened':
      return { ...line, name: event.by.name };
    case 'sat':
      return { ...line, name: event.person.name };
    case 'hired':
    case 'left':
      return { ...line, level: event.level };
    case 'moved': {
      const happenings = told.map((happening) => heardBy(viewer, happening));
      return { ...line, happenings, ...(event.why === undefined ? {} : { why: event.why }) };
    }
    case 'said':
      return { ...line, phrase: event.phrase };
    case 'wrote':
      return { ...line, text: event.text };
    default:
      return line;
  }
}
