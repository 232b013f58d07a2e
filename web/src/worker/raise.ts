import type { Game, Happening, Viewer } from '@hoard/kernel';
import { type Event, happen, lineOf, type News, playOf, roomOf, type Table, tableOf } from '@hoard/table';
import type { Kept } from './shelf.ts';

/** A table, and all that has been told at it, event by event. */
export interface Raised {
  readonly table: Table;
  readonly log: { readonly event: Event; readonly told: readonly Happening[] }[];
}

/** A table as its events have made it. */
export function raise(game: Game, id: string, kept: readonly Kept[]): Raised | undefined {
  const [first, ...rest] = kept;
  if (first?.event.is !== 'opened') return undefined;
  const raised: Raised = {
    table: tableOf(game, id, first.event, first.at),
    log: [{ event: first.event, told: [] }],
  };
  for (const each of rest) befall(raised, each);
  return raised;
}

/** Lets one more event happen. */
export function befall({ table, log }: Raised, { event, at }: Kept): void {
  const told: Happening[] = [];
  happen(table, event, at, (happening) => told.push(happening));
  log.push({ event, told });
}

/** What is new for a viewer since a number. */
export function newsOf({ table, log }: Raised, from: number, viewer: Viewer): News {
  const play = playOf(table, viewer);
  return {
    is: 'news',
    table: table.id,
    number: table.number,
    after: from,
    viewer,
    lines: log.slice(from).map(({ event, told }, i) => lineOf(from + i + 1, event, told, viewer)),
    room: roomOf(table),
    ...(play === undefined ? {} : { play }),
  };
}
