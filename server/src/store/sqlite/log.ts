import type { Value } from '../sql.ts';
import type { Append, Listing } from '../store.ts';
import { bulk } from './bulk.ts';
import type { Db } from './database.ts';

/** What became of an append: stored, in conflict, or why it failed. */
export type Outcome = 'stored' | 'conflict' | Error;

/** Where a table stands. */
interface Place {
  last: number; // number of the last event, 0: no such table
  head: number; // its row
}

const UPSERT = `on conflict (id) do update set
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
  const putTables = bulk(db, 'insert into tables (id, last, head, changed, waiting, due) values', 6, UPSERT);
  const findPlace = db.prepare('select last, head from tables where id = ?').raw();
  const findLastRow = db.prepare('select coalesce(max(row), 0) from events').raw();
  const findVersion = db.prepare('pragma data_version').raw();
  const list = lister(db);

  // What this connection has read or written stays true until another one commits; SQLite then changes `data_version`.
  const places = new Map<string, Place>();
  let lastRow = 0;
  let version = NONE;

  function refresh(): void {
    const [now] = findVersion.get([]) as [number];
    if (now !== version) {
      places.clear();
      [lastRow] = findLastRow.get([]) as [number];
      version = now;
    }
    if (places.size > REMEMBERED) places.clear();
  }

  function placeOf(table: string): Place {
    let place = places.get(table);
    if (!place) {
      const [last, head] = (findPlace.get([table]) as [number, number] | undefined) ?? [0, 0];
      place = { last, head };
      places.set(table, place);
    }
    return place;
  }

  const store = db.transaction((group: readonly Append[]): Outcome[] => {
    refresh();
    const events: Value[] = [];
    const changed = new Map<string, Append>();
    const outcomes = group.map((append): Outcome => {
      const place = placeOf(append.table);
      if (place.last !== append.after) return 'conflict';
      for (const body of append.bodies) {
        events.push(++lastRow, append.table, ++place.last, append.at, body, place.head);
        place.head = lastRow;
      }
      changed.set(append.table, append);
      if (append.listing) list(append.table, append.listing, append.at);
      return 'stored';
    });
    addEvents(events);
    const tables: Value[] = [];
    for (const [table, { at, waiting, due }] of changed) {
      const { last, head } = placeOf(table);
      tables.push(table, last, head, at, waiting, due);
    }
    putTables(tables);
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

/** Writes what lists show of a table. */
function lister(db: Db): (table: string, listing: Listing, at: number) => void {
  const put = db.prepare(`
    insert into listings (tbl, game, phase, access, people, summary, listed) values (?, ?, ?, ?, ?, ?, ?)
    on conflict (tbl) do update set
      phase = excluded.phase, people = excluded.people, summary = excluded.summary, listed = excluded.listed`);
  const unseat = db.prepare('delete from seated where tbl = ? and person not in (select value from json_each(?))');
  const seat = db.prepare('insert or ignore into seated (tbl, person) values (?, ?)');
  return (table, { game, phase, access, people, summary }, at) => {
    const names = JSON.stringify(people);
    put.run([table, game, phase, access, names, summary, at]);
    unseat.run([table, names]);
    for (const person of people) if (person !== '') seat.run([table, person]);
  };
}
