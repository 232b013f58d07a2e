import type { Happening, Tell, Viewer } from '@hoard/kernel';
import { type Event, lineOf, playOf, roomOf, type Table } from '@hoard/table';

/** An event that watchers have not heard of yet, with what happened in the match. */
export interface News {
  readonly number: number;
  readonly event: Event;
  readonly happenings: Happening[];
  readonly tell: Tell;
}

export function told(number: number, event: Event): News {
  const happenings: Happening[] = [];
  return { number, event, happenings, tell: (happening) => happenings.push(happening) };
}

/** After these the room is as it was, unless the match is over. */
const WITHIN: readonly Event['is'][] = ['moved', 'undoAsked', 'undoAgreed', 'undoDeclined', 'said', 'wrote'];

export function changesRoom({ event }: News): boolean {
  return !WITHIN.includes(event.is);
}

/** The message about news, for one viewer after the other; what all share is written once. */
export function messages(table: Table, news: readonly News[], after: number): (viewer: Viewer) => string {
  const roomChanged = after === 0 || table.outcome !== undefined || news.some(changesRoom);
  const room = roomChanged ? `,"room":${JSON.stringify(roomOf(table))}` : '';
  const head = `{"is":"news","table":"${table.id}","number":${table.number},"after":${after}${room}`;
  const written = new Map<Viewer, string>();
  return (viewer) => {
    const known = written.get(viewer);
    if (known !== undefined) return known;
    const lines = news.map(({ number, event, happenings }) => lineOf(number, event, happenings, viewer));
    const play = playOf(table, viewer);
    const body = `,"viewer":${JSON.stringify(viewer)},"lines":${JSON.stringify(lines)}`;
    const message = `${head}${body}${play === undefined ? '' : `,"play":${JSON.stringify(play)}`}}`;
    written.set(viewer, message);
    return message;
  };
}
