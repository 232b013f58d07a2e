import { type Happening, heardBy, type Viewer } from '@hoard/kernel';
import { isFree } from './decide/playing.ts';
import type { Event } from './event.ts';
import { look } from './match.ts';
import type { Aftermath, Chair, Line, Play, Room, Undo } from './sight.ts';
import { actorOf, dueOf, type Place, phase, seatOf, type Table } from './table.ts';
import { textOf } from './writing.ts';

/** Whose eyes somebody has at the table: their seat's, a spectator's, or none. */
export function viewerOf(table: Table, person: string): Viewer | undefined {
  const seat = seatOf(table, person);
  if (seat !== undefined) return seat;
  return table.terms.spectators || person === table.host ? 'spectator' : undefined;
}

/** Who sits where and what is played, the same for all. */
export function roomOf(table: Table): Room {
  const { id, terms, host, commitment, places } = table;
  const chairs = places.map(chairOf);
  return { table: id, terms, host: seatOf(table, host), chairs, commitment, ...aftermathOf(table) };
}

/** What of that changes when the match is over. */
export function aftermathOf(table: Table): Aftermath {
  const { ratings, wishes, next } = table;
  return { phase: phase(table), ratings, wishes: wishes.map(({ seat }) => seat), next };
}

function chairOf({ person, bot, link, resigned }: Place): Chair {
  return { name: person?.name, bot, invited: link === undefined ? undefined : true, resigned };
}

/** The match as a viewer may see it, once it has begun. */
export function playOf(table: Table, viewer: Viewer): Play | undefined {
  return table.match && { view: look(table, viewer).view, ...progressOf(table, viewer) };
}

/** The same as JSON, for somebody who knows the match as it was after a change, or NOTHING of it. */
export function playText(table: Table, viewer: Viewer, known: number): string | undefined {
  if (table.match === undefined) return undefined;
  const { actor, moves, due, undo, asked, outcome } = progressOf(table, viewer);
  const progress = `${fieldText('actor', actor)},"moves":${moves}${fieldText('due', due)},"undo":"${undo}"`;
  return `{${textOf(look(table, viewer), known)}${progress}${fieldText('asked', asked)}${fieldText('outcome', outcome)}}`;
}

function fieldText(name: string, value: unknown): string {
  return value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
}

function progressOf(table: Table, viewer: Viewer): Omit<Play, 'view'> {
  const { outcome, asked } = table;
  const moves = table.match!.moves.length;
  return { actor: actorOf(table), moves, due: dueOf(table), undo: undoOf(table, viewer), asked, outcome };
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
  const { is } = event;
  const seat = 'seat' in event ? event.seat : undefined;
  switch (is) {
    case 'opened':
      return { number, is, name: event.by.name };
    case 'sat':
      return { number, is, seat, name: event.person.name };
    case 'hired':
    case 'left':
      return { number, is, seat, level: event.level };
    case 'moved':
      return { number, is, seat, happenings: told.map((happening) => heardBy(viewer, happening)), why: event.why };
    case 'said':
      return { number, is, seat, phrase: event.phrase };
    case 'wrote':
      return { number, is, seat, text: event.text };
    default:
      return { number, is, seat };
  }
}
