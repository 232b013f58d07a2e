import type { Value } from '../sql.ts';
import type { Db } from './database.ts';

const ROWS = 32; // in one statement; more gain nothing

/** Inserts many rows, given as one flat list of values: a statement for so many rows costs little more than for one. */
export function bulk(db: Db, insert: string, columns: number, conflict = ''): (values: readonly Value[]) => void {
  const row = `(${Array(columns).fill('?')})`;
  const prepared: (ReturnType<Db['prepare']> | undefined)[] = []; // by rows
  return (values) => {
    for (let from = 0; from < values.length; from += ROWS * columns) {
      const part = values.slice(from, from + ROWS * columns);
      const rows = part.length / columns;
      prepared[rows] ??= db.prepare(`${insert} ${Array(rows).fill(row)} ${conflict}`);
      prepared[rows].run(part);
    }
  };
}
