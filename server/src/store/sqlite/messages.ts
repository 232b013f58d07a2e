import type { Row, Value } from '../sql.ts';
import type { Append, Listing } from '../store.ts';
import type { Outcome } from './log.ts';

/** What the server's thread sends to the store's: all that was asked in one turn of the event loop. */
export interface Batch {
  readonly appends: Packed[];
  readonly asks: Ask[];
}

/** A statement, or: delete tables not changed since a time, so many at once. */
export type Ask = readonly ['query', sql: string, values: readonly Value[]] | readonly ['expire', before: number];

/** What comes back, in the order of asking, for all batches that were waiting. */
export interface Reply {
  readonly outcomes: readonly Outcome[];
  readonly answers: readonly (Row[] | Error)[];
}

/** Ends the store's thread. */
export const CLOSE = 'close';

/** Appends one after another in one flat list: several times cheaper to send than objects. */
export type Packed = string | number | Listing | null;

export function pack({ table, after, at, waiting, due, listing, bodies }: Append, into: Packed[]): void {
  into.push(table, after, at, waiting, due, listing ?? null, bodies.length, ...bodies);
}

export function unpack(packed: readonly Packed[]): Append[] {
  const appends: Append[] = [];
  for (let i = 0; i < packed.length; ) {
    const [table, after, at, waiting, due, listing, count] = packed.slice(i, i + HEAD) as Head;
    const bodies = packed.slice(i + HEAD, i + HEAD + count) as string[];
    appends.push({ table, after, at, waiting, due, listing: listing ?? undefined, bodies });
    i += HEAD + count;
  }
  return appends;
}

type Head = [
  table: string,
  after: number,
  at: number,
  waiting: number,
  due: number,
  listing: Listing | null,
  bodies: number,
];
const HEAD = 7;
