import type { Event } from '@hoard/table';

/** An event as it is kept, with the moment it happened, in milliseconds since 1970. */
export interface Kept {
  readonly at: number;
  readonly event: Event;
}

/** Somebody else (another tab) was faster. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/** Where the tables of this device are kept. */
export interface Shelf {
  events(table: string): Promise<readonly Kept[]>;
  /** Keeps events that follow the number; throws Conflict where the table has gone on. */
  append(table: string, after: number, events: readonly Kept[]): Promise<void>;
}
