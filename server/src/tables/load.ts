import type { Box } from '@hoard/kernel';
import { type Event, happen, type Opened, type Table, tableOf } from '@hoard/table';
import type { Stored } from '../store/index.ts';
import { type News, told } from './news.ts';

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
  const [first, ...rest] = stored;
  if (first === undefined) return undefined;
  const opened = JSON.parse(first.body) as Opened;
  const box = boxOf(opened.terms.game);
  if (box === undefined) return undefined;
  const table = tableOf(box.game, id, opened, first.at);
  const news = after < 1 ? [told(1, opened)] : [];
  for (const { number, body, at } of rest) {
    const item = told(number, JSON.parse(body) as Event);
    happen(table, item.event, at, item.tell);
    if (number > after) news.push(item);
  }
  return { table, news };
}
