import type { Happening, Viewer } from '@hoard/kernel';
import { aftermathOf, type Event, happen, lineOf, NOTHING, playText, roomOf, type Table } from '@hoard/table';

/** An event that watchers have not heard of yet, with what happened in the match. */
export interface News {
  readonly number: number;
  readonly event: Event;
  readonly happenings: readonly Happening[];
}

/** Lets the next event happen, and listens. */
export function befall(table: Table, event: Event, at: number): News {
  const happenings: Happening[] = [];
  happen(table, event, at, (happening) => happenings.push(happening));
  return { number: table.number, event, happenings };
}

type Kinds = readonly Event['is'][];
const SPEECH: Kinds = ['said', 'wrote'];
const IN_PLAY: Kinds = [...SPEECH, 'moved', 'undoAsked', 'undoAgreed', 'undoDeclined', 'undone']; // the room stays as it is
const AFTERWARDS: Kinds = [...IN_PLAY, 'wished', 'rated', 'rematched']; // everybody stays where they are
const IN_ROOM: Kinds = [...SPEECH, 'invited', 'hired', 'left', 'wished', 'rated', 'rematched']; // the match stays as it is

const CHANGES: Kinds = ['moved', 'undone']; // of the match
const FRESH: Kinds = ['started', 'sat']; // somebody has not seen the match so far, or not with these eyes

function only(kinds: Kinds, news: readonly News[]): boolean {
  return news.every(({ event }) => kinds.includes(event.is));
}

/** The change of the match that who has heard everything up to these news knows. */
function changeBefore({ match }: Table, news: readonly News[], after: number): number {
  if (match === undefined || after === 0 || news.some(({ event }) => FRESH.includes(event.is))) return NOTHING;
  return match.change - news.filter(({ event }) => CHANGES.includes(event.is)).length;
}

/** What is new of the room, as a field of a message. */
function roomText(table: Table, news: readonly News[], after: number): string {
  if (after > 0 && table.outcome === undefined && only(IN_PLAY, news)) return '';
  const stays = after > 0 && only(AFTERWARDS, news);
  return `,"room":${JSON.stringify(stays ? aftermathOf(table) : roomOf(table))}`;
}

/** The message about news, for one viewer after the other; what all share is written once. */
export function messages(table: Table, news: readonly News[], after: number): (viewer: Viewer) => string {
  const playStays = after > 0 && only(IN_ROOM, news);
  const head = `{"is":"news","table":"${table.id}","number":${table.number},"after":${after}${roomText(table, news, after)}`;
  const linesFor = (viewer: Viewer) =>
    JSON.stringify(news.map(({ number, event, happenings }) => lineOf(number, event, happenings, viewer)));
  const open = news.every(({ happenings }) => happenings.every(({ secret }) => secret === undefined));
  const common = open ? linesFor('spectator') : undefined;
  const known = changeBefore(table, news, after);
  return (viewer) => {
    const play = playStays ? undefined : playText(table, viewer, known);
    const body = `,"viewer":${JSON.stringify(viewer)},"lines":${common ?? linesFor(viewer)}`;
    return `${head}${body}${play === undefined ? '' : `,"play":${play}`}}`;
  };
}
