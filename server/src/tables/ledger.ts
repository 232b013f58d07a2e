import type { Box } from '@hoard/kernel';
import { type Event, happen, type Table } from '@hoard/table';
import type { Bus } from '../bus/index.ts';
import type { Store } from '../store/index.ts';
import { broadcast } from './audience.ts';
import type { Entry } from './entry.ts';
import { duty, listingOf, waitingAt } from './listing.ts';
import { load } from './load.ts';
import { changesRoom, type News, told } from './news.ts';

/** What tables are kept with. */
export interface Means {
  readonly store: Store;
  readonly bus: Bus;
  boxOf(game: string): Box | undefined;
  now(): number; // ms since 1970
}

/** The channel on which nodes tell each other that a table has news. */
export function channelOf(id: string): string {
  return `news:${id}`;
}

/** Said on it when somebody came or went. */
export const HERE = 'here';

/** Writes events down after those the entry holds, and when they are durable tells everybody. */
export async function write({ store, bus, now }: Means, entry: Entry, events: readonly Event[]): Promise<void> {
  const { id, table } = entry;
  const after = table.number;
  const at = now();
  const news = events.map((event, i) => {
    const item = told(after + 1 + i, event);
    happen(table, event, at, item.tell);
    return item;
  });
  try {
    await store.append({
      ...indexOf(table, news),
      table: id,
      after,
      bodies: events.map((event) => JSON.stringify(event)),
      at,
    });
  } catch (error) {
    entry.stale = true;
    throw error;
  }
  broadcast(entry, news);
  const tell = (text: string) => bus.publish(channelOf(id), text).catch(() => undefined); // who misses it learns of a gap
  tell(String(table.number));
  if (events.some(({ is }) => is === 'sat')) tell(HERE);
}

/** Opens a table: its first events are written down. Rejects with Conflict if it is open already. */
export async function writeFirst({ store, boxOf, now }: Means, id: string, events: readonly Event[]): Promise<Table> {
  const at = now();
  const bodies = events.map((event) => JSON.stringify(event));
  const stored = bodies.map((body, i) => ({ number: i + 1, at, body }));
  const { table, news } = load(boxOf, id, stored, 0)!;
  await store.append({ ...indexOf(table, news), table: id, after: 0, bodies, at });
  return table;
}

function indexOf(table: Table, news: readonly News[]) {
  const listing = news.some(changesRoom) || table.outcome !== undefined ? listingOf(table) : undefined;
  return { waiting: waitingAt(table), due: duty(table), listing };
}

/** Brings an entry up to what the store holds, and tells those who follow it. */
export async function catchUp({ store, boxOf }: Means, entry: Entry): Promise<void> {
  const stored = await store.events(entry.id, entry.stale ? 0 : entry.table.number);
  if (!entry.stale) {
    const news = stored.map(({ number, body, at }) => {
      const item = told(number, JSON.parse(body) as Event);
      happen(entry.table, item.event, at, item.tell);
      return item;
    });
    broadcast(entry, news);
    return;
  }
  const loaded = load(boxOf, entry.id, stored, entry.heard);
  if (loaded === undefined) return; // it has expired
  entry.table = loaded.table;
  entry.stale = false;
  broadcast(entry, loaded.news);
}
