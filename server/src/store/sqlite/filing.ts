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
  due: number; // as it is filed
}

/** What is to be filed of a table. */
interface Note extends Pick<Append, 'table' | 'at' | 'waiting' | 'due' | 'listing'> {
  readonly listed?: number | undefined; // when the listing changed
  readonly first: number; // row of the first event that is not filed
}

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

/** Files where tables stand and what lists show of them, by which they are found. Writes within a transaction of the caller's. */
export interface Filing {
  readonly size: number; // tables to be filed
  /** A table stands so after an append, whose first event has this row. */
  note(place: Place, append: Omit<Append, 'after' | 'bodies'>, first: number): void;
  /** Notes all stored events that nobody has filed, by their tables' places. */
  noteStored(placeOf: (table: string) => Place): void;
  /** Files so many tables, those first that wait longest; `last` is the row of the last event of all. */
  write(last: number, most?: number): void;
  /** Files those at which the server has, or had, something to do. */
  writeDue(last: number): void;
  forget(): void;
}

export function filing(db: Db): Filing {
  const putTables = bulk(db, 'insert into tables (row, id, last, head, changed, waiting, due) values', 7, UPSERT);
  const unfiled = db.prepare(`${UNFILED} order by row`).raw();
  const fileUpTo = db.prepare('update filed set row = ?');
  const lists = lister(db);
  const notes = new Map<Place, Note>(); // in the order of their first events

  const note: Filing['note'] = (place, { table, at, waiting, due, listing }, first) => {
    const before = notes.get(place);
    const listed = listing === undefined ? before?.listed : at;
    const latest = listing ?? before?.listing;
    notes.set(place, { table, at, waiting, due, listing: latest, listed, first: before?.first ?? first });
  };

  function write(last: number, chosen: Iterable<readonly [Place, Note]>, most: number): void {
    const tables: Value[] = [];
    let left = most;
    for (const [place, { table, at, waiting, due, listing, listed }] of chosen) {
      if (left-- === 0) break;
      tables.push(place.row, table, place.last, place.head, at, waiting, due);
      if (listing !== undefined) lists.put(place.row, listing, listed!);
      place.due = due;
      notes.delete(place);
    }
    putTables(tables);
    lists.write();
    const [oldest] = notes.values();
    fileUpTo.run([oldest === undefined ? last : oldest.first - 1]);
  }

  return {
    get size() {
      return notes.size;
    },
    note,
    noteStored(placeOf) {
      for (const [row, table, number, at, waiting, due, listed] of unfiled.all([]) as Unfiled[]) {
        const place = placeOf(table);
        place.last = number;
        place.head = row;
        const listing = listed === null ? undefined : (JSON.parse(listed) as Listing);
        note(place, { table, at, waiting, due, listing }, row);
      }
    },
    write: (last, most = notes.size) => write(last, notes, most),
    writeDue(last) {
      const chosen = [...notes].filter(([place, { due }]) => due > 0 || place.due > 0);
      if (chosen.length > 0) write(last, chosen, chosen.length);
    },
    forget() {
      notes.clear();
      lists.forget();
    },
  };
}
