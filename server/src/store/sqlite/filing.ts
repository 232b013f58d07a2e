import type { Value } from '../sql.ts';
import type { Append, Listing } from '../store.ts';
import { bulk } from './bulk.ts';
import type { Db } from './database.ts';
import { lister } from './lister.ts';

/** Where a table stands. */
export interface Place {
  readonly row: number; // of the table
  last: number; // number of the last event, 0: no such table
  head: number; // its row
}

/** What an append says of its table beside the events. */
type Note = Pick<Append, 'table' | 'at' | 'waiting' | 'due' | 'listing'>;

/** An event that was stored and perhaps not filed. */
type Unfiled = [
  row: number,
  table: string,
  number: number,
  at: number,
  waiting: number,
  due: number,
  listing: string | null,
];

const UPSERT = `on conflict (row) do update set
  last = excluded.last, head = excluded.head, changed = excluded.changed, waiting = excluded.waiting, due = excluded.due`;
const UNFILED = 'select row, tbl, number, at, waiting, due, listing from events where row > (select row from filed)';

/** Files where tables stand and what lists show of them, by which they are found. All of it is within a transaction of the caller's. */
export interface Filing {
  /** A table stands so after an append. */
  note(place: Place, append: Note): void;
  /** Notes all stored events that nobody has filed, by their tables' places. */
  noteStored(placeOf: (table: string) => Place): void;
  /** Writes all that was noted, up to the event of a row. */
  write(head: number): void;
  forget(): void;
}

export function filing(db: Db): Filing {
  const putTables = bulk(db, 'insert into tables (row, id, last, head, changed, waiting, due) values', 7, UPSERT);
  const unfiled = db.prepare(`${UNFILED} order by row`).raw();
  const fileUpTo = db.prepare('update filed set row = ?');
  const lists = lister(db);
  const noted = new Map<Place, Note>();

  function note(place: Place, append: Note): void {
    noted.set(place, append);
    if (append.listing) lists.put(place.row, append.listing, append.at);
  }

  return {
    note,
    noteStored(placeOf) {
      for (const [row, table, number, at, waiting, due, listed] of unfiled.all([]) as Unfiled[]) {
        const place = placeOf(table);
        place.last = number;
        place.head = row;
        const listing = listed === null ? undefined : (JSON.parse(listed) as Listing);
        note(place, { table, at, waiting, due, listing });
      }
    },
    write(head) {
      const tables: Value[] = [];
      for (const [{ row, last, head }, { table, at, waiting, due }] of noted) {
        tables.push(row, table, last, head, at, waiting, due);
      }
      putTables(tables);
      lists.write();
      fileUpTo.run([head]);
      noted.clear();
    },
    forget() {
      noted.clear();
      lists.forget();
    },
  };
}
