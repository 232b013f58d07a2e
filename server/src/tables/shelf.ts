import { phase } from '@hoard/table';
import { LRUCache } from 'lru-cache';
import { type Entry, entryOf, recentOf } from './entry.ts';
import type { Means } from './ledger.ts';
import { load } from './load.ts';

const IDLE = 1000; // tables that nobody follows are kept so many, for whoever comes back

/** The tables in memory: all that somebody follows, and the last ones that somebody needed. */
export interface Shelf {
  /** The table's entry, read from the store where needed; undefined where there is no such table. */
  find(id: string): Entry | undefined | Promise<Entry | undefined>;
  /** Puts a table there that was just opened. */
  add(entry: Entry): void;
  /** Keeps the entry in memory. */
  hold(entry: Entry): void;
  /** Lets it go: at once where the match is over, otherwise when others are needed more. */
  release(entry: Entry): void;
  held(): IterableIterator<Entry>;
  readonly size: number;
}

export function shelf({ store, boxOf }: Means): Shelf {
  const followed = new Map<string, Entry>();
  const idle = new LRUCache<string, Entry>({ max: IDLE });
  const coming = new Map<string, Promise<Entry | undefined>>();

  async function read(id: string): Promise<Entry | undefined> {
    const loaded = load(boxOf, id, await store.events(id), 0);
    if (loaded === undefined) return undefined;
    const entry = entryOf(loaded.table, recentOf(loaded.news));
    idle.set(id, entry);
    return entry;
  }

  return {
    find(id) {
      const known = followed.get(id) ?? idle.get(id);
      if (known !== undefined) return known;
      const reading = coming.get(id) ?? read(id).finally(() => coming.delete(id));
      coming.set(id, reading);
      return reading;
    },
    add: (entry) => void idle.set(entry.id, entry),
    hold(entry) {
      idle.delete(entry.id);
      followed.set(entry.id, entry);
    },
    release(entry) {
      followed.delete(entry.id);
      if (phase(entry.table) !== 'over') idle.set(entry.id, entry);
    },
    held: () => followed.values(),
    get size() {
      return followed.size + idle.size;
    },
  };
}
