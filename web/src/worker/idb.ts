import { createStore, del, entries, get, update } from 'idb-keyval';
import { Conflict, type Kept, type Shelf } from './shelf.ts';

/** The device's own database: reload, crash and empty battery lose nothing. */
const store = createStore('hoard', 'tables');

export const idbShelf: Shelf = {
  events: async (table) => (await get<readonly Kept[]>(table, store)) ?? [],
  append: (table, after, events) =>
    update<readonly Kept[]>(
      table,
      (kept = []) => {
        if (kept.length !== after) throw new Conflict();
        return [...kept, ...events];
      },
      store,
    ),
};

export function keptTables(): Promise<[table: string, events: readonly Kept[]][]> {
  return entries<string, readonly Kept[]>(store);
}

export function forget(table: string): Promise<void> {
  return del(table, store);
}
