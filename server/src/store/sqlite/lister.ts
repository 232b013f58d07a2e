import type { Value } from '../sql.ts';
import type { Listing } from '../store.ts';
import { bulk } from './bulk.ts';
import type { Db } from './database.ts';

/** Writes what lists show of tables. */
export interface Lister {
  /** A table, by its row, is to be shown like this. */
  put(table: number, listing: Listing, at: number): void;
  /** Writes all that was put. */
  write(): void;
  /** Forgets who sits where, and what was put. */
  forget(): void;
}

const NOBODY = '[]';

const UPSERT = `on conflict (tbl) do update set
  phase = excluded.phase, people = excluded.people, summary = excluded.summary, listed = excluded.listed`;

export function lister(db: Db): Lister {
  const list = bulk(db, 'insert into listings (tbl, game, phase, access, people, summary, listed) values', 7, UPSERT);
  const seat = bulk(db, 'insert or ignore into seated (person, tbl) values', 2);
  const unseat = db.prepare('delete from seated where person = ? and tbl = ?');
  const findPeople = db.prepare('select people from listings where tbl = ?').raw();
  const people = new Map<number, string>(); // [table]: who sits there, as JSON
  const rows = new Map<number, Value[]>(); // [table]: to be written

  function seatedAt(table: number): string {
    return people.get(table) ?? (findPeople.get([table]) as [string] | undefined)?.[0] ?? NOBODY;
  }

  function reseat(table: number, before: string, now: readonly string[]): Value[] {
    const left = (JSON.parse(before) as string[]).filter((person) => !now.includes(person));
    for (const person of left) unseat.run([person, table]);
    return now.flatMap((person) => (person === '' ? [] : [person, table]));
  }

  return {
    put(table, { game, phase, access, people, summary }, at) {
      rows.set(table, [table, game, phase, access, JSON.stringify(people), summary, at]);
    },
    write() {
      const seats: Value[] = [];
      for (const [table, [, , , , names]] of rows) {
        const before = seatedAt(table);
        if (before !== names) seats.push(...reseat(table, before, JSON.parse(names as string) as string[]));
        people.set(table, names as string);
      }
      list([...rows.values()].flat());
      seat(seats);
      rows.clear();
    },
    forget() {
      people.clear();
      rows.clear();
    },
  };
}
