import type { Box } from '@hoard/kernel';
import type { Event } from '@hoard/table';
import type { Bus } from '../bus/index.ts';
import type { Store } from '../store/index.ts';
import { broadcast, letters } from './audience.ts';
import { type Asker, type Entry, entryOf } from './entry.ts';
import { changesListing, duty, listingOf, waitingAt } from './listing.ts';
import { load, raise } from './load.ts';
import { befall } from './news.ts';

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

/** Writes events down after those the entry holds, and when they are durable tells everybody; says whether the asker was told. */
export async function write(
  { store, bus, now }: Means,
  entry: Entry,
  events: readonly Event[],
  asker?: Asker,
): Promise<boolean> {
  const { id, table } = entry;
  const after = table.number;
  const at = now();
  entry.stale = true; // until they are stored
  const news = events.map((event) => befall(table, event, at));
  const worded = letters(entry, news, asker); // now, while the table lies in the processor's caches
  await store.append({
    table: id,
    after,
    bodies: events.map((event) => JSON.stringify(event)),
    at,
    waiting: waitingAt(table),
    due: duty(table),
    listing: events.some((event) => changesListing(table, event)) ? listingOf(table) : undefined,
  });
  entry.stale = false;
  const answered = broadcast(entry, news, asker, worded);
  const tell = (text: string) => bus.publish(channelOf(id), text).catch(() => undefined); // who misses it learns of a gap
  if (!bus.alone) tell(String(table.number));
  if (events.some(({ is }) => is === 'sat')) tell(HERE);
  return answered;
}

/** Opens a table: its first events are written down. Rejects with Conflict if it is open already. */
export async function writeFirst({ store, boxOf, now }: Means, id: string, events: readonly Event[]): Promise<Entry> {
  const at = now();
  const bodies = events.map((event) => JSON.stringify(event));
  const { table, news } = raise(
    boxOf,
    id,
    events.map((event) => ({ event, at })),
    0,
  )!;
  const [waiting, due, listing] = [waitingAt(table), duty(table), listingOf(table)];
  await store.append({ table: id, after: 0, bodies, at, waiting, due, listing });
  return entryOf(table, news);
}

/** Brings an entry up to what the store holds, and tells those who follow it. */
export async function catchUp({ store, boxOf }: Means, entry: Entry): Promise<void> {
  const stored = await store.events(entry.id, entry.stale ? 0 : entry.table.number);
  if (!entry.stale) {
    const news = stored.map(({ body, at }) => befall(entry.table, JSON.parse(body) as Event, at));
    broadcast(entry, news);
    return;
  }
  const loaded = load(boxOf, entry.id, stored, entry.heard);
  if (loaded === undefined) return; // it has expired
  entry.table = loaded.table;
  entry.stale = false;
  broadcast(entry, loaded.news);
}
