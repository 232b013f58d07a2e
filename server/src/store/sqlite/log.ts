import type { Value } from '../sql.ts';
import type { Append } from '../store.ts';
import { bulk } from './bulk.ts';
import type { Db } from './database.ts';
import { filing, type Place } from './filing.ts';

/** What became of an append: stored, in conflict, or why it failed. */
export type Outcome = 'stored' | 'conflict' | Error;

const LAST_ROWS = 'select coalesce((select max(row) from events), 0), coalesce((select max(row) from tables), 0)';
const REMEMBERED = 50_000; // places
const BACKLOG = 4000; // tables that may wait to be filed: most matches are over before, and are filed once
const BITE = 64; // of those beyond; who wants to append waits no longer
const NONE = -1; // no version yet, no row yet

type Found = readonly [row: number, last: number, head: number, due: number];
const NOWHERE: Found = [NONE, 0, 0, 0];

/** Appends groups of events, each group in one transaction. */
export interface Log {
  append(group: readonly Append[]): Outcome[];
  /** Files everything, so that tables are found as they stand; or only where the server has something to do. */
  file(what: 'all' | 'due'): void;
  /** Files some of what has been waiting for long, if there is much of it. */
  fileSome(): void;
  /** Changes tables by other means than `append`, in a transaction in which everything is filed. */
  change<T>(work: () => T): T;
}

export function openLog(db: Db): Log {
  const columns = 'row, tbl, number, at, body, previous, waiting, due, listing';
  const addEvents = bulk(db, `insert into events (${columns}) values`, 9);
  const findPlace = db.prepare('select row, last, head, due from tables where id = ?').raw();
  const findLastRows = db.prepare(LAST_ROWS).raw();
  const findVersion = db.prepare('pragma data_version').raw();
  const files = filing(db);

  // What this connection has read or written stays true until another one commits; SQLite then changes `data_version`.
  const places = new Map<string, Place>();
  let [lastEvent, lastTable] = [0, 0]; // rows
  let version = NONE;

  function isCurrent(): boolean {
    return (findVersion.get([]) as [number])[0] === version;
  }

  function refresh(): void {
    if (!isCurrent()) {
      places.clear();
      files.forget();
      [lastEvent, lastTable] = findLastRows.get([]) as [number, number];
      [version] = findVersion.get([]) as [number];
      files.noteStored(placeOf);
      files.write(lastEvent);
    } else if (places.size > REMEMBERED) {
      files.write(lastEvent);
      places.clear();
      files.forget();
    }
  }

  function placeOf(table: string): Place {
    let place = places.get(table);
    if (!place) {
      const [row, last, head, due] = (findPlace.get([table]) as Found | undefined) ?? NOWHERE;
      place = { row: row === NONE ? ++lastTable : row, last, head, due };
      places.set(table, place);
    }
    return place;
  }

  const store = db.transaction((group: readonly Append[]): Outcome[] => {
    refresh();
    const events: Value[] = [];
    const outcomes = group.map((append): Outcome => {
      const { table, after, at, bodies, waiting, due, listing } = append;
      const place = placeOf(table);
      if (place.last !== after) return 'conflict';
      for (const [i, body] of bodies.entries()) {
        const listed = listing === undefined || i < bodies.length - 1 ? null : JSON.stringify(listing);
        events.push(++lastEvent, table, ++place.last, at, body, place.head, waiting, due, listed);
        place.head = lastEvent;
      }
      files.note(place, append, lastEvent - bodies.length + 1);
      return 'stored';
    });
    addEvents(events);
    return outcomes;
  });

  const whenFiled = db.transaction((work: () => unknown) => {
    refresh();
    files.write(lastEvent);
    return work();
  });

  const fileDue = db.transaction(() => {
    refresh();
    files.writeDue(lastEvent);
  });

  const fileBite = db.transaction(() => {
    refresh();
    if (files.size > BACKLOG) files.write(lastEvent, BITE);
  });

  function forget(): void {
    version = NONE;
  }

  return {
    append(group) {
      if (group.length === 0) return []; // reading alone needs no transaction
      try {
        return store.immediate(group);
      } catch (error) {
        forget();
        return group.map(() => error as Error);
      }
    },
    file(what) {
      if (files.size === 0 && isCurrent()) return;
      try {
        if (what === 'all') whenFiled.immediate(() => {});
        else fileDue.immediate();
      } catch (error) {
        forget();
        throw error;
      }
    },
    fileSome() {
      if (files.size <= BACKLOG) return;
      db.exec('pragma synchronous = normal'); // what is not on the disk can be filed again
      try {
        fileBite.immediate();
      } catch {
        forget(); // it will be tried again
      }
      db.exec('pragma synchronous = full');
    },
    change<T>(work: () => T): T {
      try {
        return whenFiled.immediate(work) as T;
      } finally {
        forget();
      }
    },
  };
}
