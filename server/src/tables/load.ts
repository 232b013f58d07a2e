import type { Box } from '@hoard/kernel';
import { type Event, type Table, tableOf } from '@hoard/table';
import type { Stored } from '../store/index.ts';
import { befall, type News } from './news.ts';

/** A table as its stored events made it, and the news after a number. */
export interface Loaded {
  readonly table: Table;
  readonly news: readonly News[];
}

/** Makes a table from its events; undefined where there are none, or its game is not one of ours. */
export function load(
  boxOf: (game: string) => Box | undefined,
  id: string,
  stored: readonly Stored[],
  after: number,
): Loaded | undefined {
  return raise(
    boxOf,
    id,
    stored.map(({ body, at }) => ({ event: JSON.parse(body) as Event, at })),
    after,
  );
}

/** The same from the events themselves. */
export function raise(
  boxOf: (game: string) => Box | undefined,
  id: string,
  events: readonly { readonly event: Event; readonly at: number }[],
  after: number,
): Loaded | undefined {
  const [first, ...rest] = events;
  if (first?.event.is !== 'opened') return undefined;
  const opened = first.event;
  const box = boxOf(opened.terms.game);
  if (box === undefined) return undefined;
  const table = tableOf(box.game, id, opened, first.at);
  const news: News[] = after < 1 ? [{ number: 1, event: opened, happenings: [] }] : [];
  for (const { event, at } of rest) {
    const item = befall(table, event, at);
    if (item.number > after) news.push(item);
  }
  return { table, news };
}
