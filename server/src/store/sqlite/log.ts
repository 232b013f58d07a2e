import type { Value } from '../sql.ts';
import type { Append } from '../store.ts';
import { bulk } from './bulk.ts';
import type { Db } from './database.ts';
import { lister } from './lister.ts';

/** What became of an append: stored, in conflict, or why it failed. */
export type Outcome = 'stored' | 'conflict' | Error;

/** Where a table stands. */
interface Place {
  readonly row: number; // of the table
  last: number; // number of the last event, 0: no such table
  head: number; // its row
}

const UPSERT = `on conflict (row) do update set
  last = excluded.last, head = excluded.head, changed = excluded.changed, waiting = excluded.waiting, due = excluded.due`;
const REMEMBERED = 50_000; // places
const NONE = -1; // no version yet

/** Appends groups of events, each group in one transaction. */
export interface Log {
  append(group: readonly Append[]): Outcome[];
  /** Forgets where tables stand, because something else than `append` has changed them. */
  forget(): void;
}

export function openLog(db: Db): Log {
  const addEvents = bulk(db, 'insert into events (row, tbl, number, at, body, previous) values', 6);
  const putTables = bulk(db, 'insert into tables (row, id, last, head, changed, waiting, due) values', 7, UPSERT);
  const findPlace = db.prepare('select row, last, head from tables where id = ?').raw();
  const findLastRows = db
    .prepare('select coalesce((select max(row) from events), 0), coalesce((select max(row) from tables), 0)')
    .raw();
  const findVersion = db.prepare('pragma data_version').raw();
  const lists = lister(db);

  // What this connection has read or written stays true until another one commits; SQLite then changes `data_version`.
  const places = new Map<string, Place>();
  let [lastEvent, lastTable] = [0, 0]; // rows
  let version = NONE;

  function refresh(): void {
    const [now] = findVersion.get([]) as [number];
    if (now !== version) {
      forgetPlaces();
      [lastEvent, lastTable] = findLastRows.get([]) as [number, number];
      version = now;
    }
    if (places.size > REMEMBERED) forgetPlaces();
  }

  function forgetPlaces(): void {
    places.clear();
    lists.forget();
  }

  function placeOf(table: string): Place {
    let place = places.get(table);
    if (!place) {
      const [row, last, head] = (findPlace.get([table]) as [number, number, number] | undefined) ?? [NONE, 0, 0];
      place = { row: row === NONE ? ++lastTable : row, last, head };
      places.set(table, place);
    }
    return place;
  }

  const store = db.transaction((group: readonly Append[]): Outcome[] => {
    refresh();
    const events: Value[] = [];
    const changed = new Map<Place, Append>();
    const outcomes = group.map((append): Outcome => {
      const place = placeOf(append.table);
      if (place.last !== append.after) return 'conflict';
      for (const body of append.bodies) {
        events.push(++lastEvent, append.table, ++place.last, append.at, body, place.head);
        place.head = lastEvent;
      }
      changed.set(place, append);
      if (append.listing) lists.put(place.row, append.listing, append.at);
      return 'stored';
    });
    addEvents(events);
    const tables: Value[] = [];
    for (const [{ row, last, head }, { table, at, waiting, due }] of changed) {
      tables.push(row, table, last, head, at, waiting, due);
    }
    putTables(tables);
    lists.write();
    return outcomes;
  });

  function forget(): void {
    version = NONE;
  }

  function append(group: readonly Append[]): Outcome[] {
    if (group.length === 0) return []; // reading alone needs no transaction
    try {
      return store.immediate(group);
    } catch (error) {
      forget();
      return group.map(() => error as Error);
    }
  }

  return { append, forget };
}
