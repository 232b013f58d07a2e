import type { MessagePort } from 'node:worker_threads';
import type { Row, Value } from '../sql.ts';
import type { Append, Listing } from '../store.ts';
import type { Outcome } from './log.ts';

/** What the store's thread is started with: its file, and where batches come from. */
export interface Start {
  readonly file: string;
  readonly port: MessagePort;
}

/** What the server's thread sends to the store's: all that was asked in one turn of the event loop. */
export interface Batch {
  appends: string; // packed
  readonly asks: Ask[];
}

/** A statement, one about all tables or those where something is due, or: delete tables not changed since a time, so many at once. */
export type Ask =
  | readonly ['query' | 'queryTables' | 'queryDue', sql: string, values: readonly Value[]]
  | readonly ['expire', before: number];

/** What comes back, in the order of asking, for all batches that were waiting. */
export interface Reply {
  readonly appended: number;
  readonly failed: readonly (readonly [which: number, Exclude<Outcome, 'stored'>])[]; // of those; the others are stored
  readonly answers: readonly (Row[] | Error)[];
}

/** Ends the store's thread. */
export const CLOSE = 'close';

/** An append as lines of text: one string is many times cheaper to send than objects, and JSON has no line breaks. */
export function pack({ table, after, at, waiting, due, listing, bodies }: Append): string {
  const listed = listing === undefined ? '' : JSON.stringify(listing);
  return `${table}\n${after}\n${at}\n${waiting}\n${due}\n${listed}\n${bodies.length}\n${bodies.join('\n')}\n`;
}

const HEAD = 7; // lines before the bodies

export function unpack(packed: string): Append[] {
  const lines = packed.split('\n');
  const appends: Append[] = [];
  for (let i = 0; i + HEAD < lines.length; ) {
    const [table, after, at, waiting, due, listed, count] = lines.slice(i, i + HEAD) as Head;
    const end = i + HEAD + Number(count);
    appends.push({
      table,
      after: Number(after),
      at: Number(at),
      waiting: Number(waiting),
      due: Number(due),
      listing: listed === '' ? undefined : (JSON.parse(listed) as Listing),
      bodies: lines.slice(i + HEAD, end),
    });
    i = end;
  }
  return appends;
}

type Head = [table: string, after: string, at: string, waiting: string, due: string, listing: string, bodies: string];
