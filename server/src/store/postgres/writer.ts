import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { Unavailable } from '../../unavailable.ts';
import { type Append, Conflict } from '../store.ts';
import { isAway, isUndone, PATIENCE, PAUSE, unavailable } from './away.ts';
import { configure, connect } from './connection.ts';
import { groupQuery } from './group.ts';

const GROUP = 1_000; // appends in one statement at most

interface Waiting {
  readonly append: Append;
  readonly since: number; // ms since 1970
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Appends through one connection: while one group is being stored, the next gathers. */
export interface Writer {
  append(append: Append): Promise<void>;
  close(): Promise<void>;
}

export function openWriter(address: string): Writer {
  let queue: Waiting[] = [];
  let client: Client | undefined;
  let working: Promise<void> | undefined;
  let closed = false;

  async function work(): Promise<void> {
    await new Promise(setImmediate); // one group for all that comes in this turn of the event loop
    while (queue.length > 0) {
      try {
        client ??= await ready();
      } catch (error) {
        giveUp(unavailable(error));
        await pause(PAUSE);
        continue;
      }
      await store(client, gather());
    }
    working = undefined;
  }

  async function ready(): Promise<Client> {
    const fresh = await connect(configure(address), lost);
    await fresh.query('set synchronous_commit = on'); // a commit is on the disk when it returns
    return fresh;
  }

  function lost(gone: Client): void {
    if (client === gone) client = undefined;
  }

  /** Rejects what has waited too long. */
  function giveUp(error: Error): void {
    const patient = Date.now() - PATIENCE;
    for (const { since, reject } of queue) if (since < patient) reject(error);
    queue = queue.filter(({ since }) => since >= patient);
  }

  /** The next group, in which each table stands once: a second append of a table is for the next group. */
  function gather(): Waiting[] {
    const group = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const waiting of queue) {
      const { table } = waiting.append;
      if (group.size < GROUP && !group.has(table)) group.set(table, waiting);
      else rest.push(waiting);
    }
    queue = rest;
    return [...group.values()];
  }

  async function store(connection: Client, group: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await connection.query<[string]>(groupQuery(group.map(({ append }) => append)));
      const stored = new Set(rows.map(([table]) => table));
      for (const { append, resolve, reject } of group) {
        if (stored.has(append.table)) resolve();
        else reject(new Conflict(`The last event of table ${append.table} is not ${append.after}`));
      }
    } catch (error) {
      if (isUndone(error)) {
        queue = [...group, ...queue];
      } else if (isAway(error)) {
        // Nobody knows whether the group was stored. Its callers may ask or try again; the numbers keep them from doubling.
        connection.connection.stream.destroy();
        lost(connection);
        for (const { reject } of group) reject(unavailable(error));
      } else if (group.length > 1) {
        for (const one of group) await store(connection, [one]); // what fails of itself must not fail the others
      } else {
        group[0]!.reject(error as Error);
      }
    }
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Unavailable('The store is closed');
        queue.push({ append, since: Date.now(), resolve, reject });
        working ??= work();
      }),
    async close() {
      closed = true;
      await working;
      await client?.end();
    },
  };
}
