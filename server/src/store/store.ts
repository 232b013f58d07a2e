/** One event of a table. */
export interface Stored {
  readonly number: number; // 1, 2, …
  readonly at: number; // ms since 1970
  readonly body: string; // JSON
}

export const PHASES = ['open', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const ACCESSES = ['open', 'private'] as const;
export type Access = (typeof ACCESSES)[number];

/** What lists of tables show of a table, and by what it is found. */
export interface Listing {
  readonly game: string;
  readonly phase: Phase;
  readonly access: Access;
  readonly people: readonly string[]; // ids by seat, '' where no person sits
  readonly summary: string; // JSON
}

/** A table as lists show it. */
export interface Listed extends Listing {
  readonly table: string;
  readonly last: number; // number of its last event
  readonly changed: number; // when that was appended, ms since 1970
  readonly waiting: number; // bit s: seat s is to act
}

/** Events to be added to a table, all or none. */
export interface Append {
  readonly table: string;
  readonly after: number; // number of the table's last event as the caller knows it; 0 opens a table
  readonly bodies: readonly string[]; // at least one; JSON
  readonly at: number; // ms since 1970
  readonly waiting: number; // bit s: seat s is to act now
  readonly due: number; // when the server has something to do there, ms since 1970; 0: never
  readonly listing?: Listing | undefined; // where it has changed; the first append of a table must have one
}

/** A person as stored. */
export interface Person {
  readonly version: number; // 1, 2, …
  readonly body: string; // JSON
}

/**
 * Where tables live. A promise kept is durable: no crash of the server or the machine takes it back.
 * What cannot be done now rejects with `Unavailable`. A write may have been stored all the same, and repeating it is safe:
 * it is stored once, or it meets itself as a `Conflict`, and then reading tells.
 */
export interface Store {
  /** Adds events; rejects with `Conflict` if the table's last event is not `after`. */
  append(append: Append): Promise<void>;
  /** Events with numbers above `after`, in order; none of a table that does not exist. */
  events(table: string, after?: number): Promise<Stored[]>;
  /** Open tables anybody may join, last listed first. */
  lobby(limit: number): Promise<Listed[]>;
  /** Tables at which a person sits, last changed first. */
  tablesOf(person: string, limit: number): Promise<Listed[]>;
  /** Tables where the server has had something to do since before `now`, the longest due first. */
  due(now: number, limit: number): Promise<string[]>;
  /** Deletes unfinished tables not changed since `before` and says which. */
  expire(before: number): Promise<string[]>;
  person(id: string): Promise<Person | undefined>;
  /** Stores a person as version `after` + 1; rejects with `Conflict` if the stored version is not `after` (0: none yet). */
  putPerson(id: string, after: number, body: string): Promise<void>;
  /** A secret of the server, the same for all nodes: made by whoever asks first. */
  secret(name: string, make: () => string): Promise<string>;
  /** Finishes what was asked before, then lets go of the database. */
  close(): Promise<void>;
}

/** Somebody was faster: what the caller builds on is not the last any more. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
