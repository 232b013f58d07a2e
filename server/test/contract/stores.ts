import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Append, type Listing, openStore, type Store } from '../../src/store/index.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';

/** A kind of store on trial: gives addresses of empty databases. */
export interface Kind {
  readonly name: string;
  begin(): Promise<void>;
  address(): Promise<string>;
  end(): Promise<void>;
}

/** SQLite, each database a folder. */
export function sqlite(): Kind {
  const folders: string[] = [];
  return {
    name: 'SQLite',
    begin: async () => {},
    async address() {
      const folder = mkdtempSync(join(tmpdir(), 'hoard-store-'));
      folders.push(folder);
      return folder;
    },
    async end() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL, each database one of a server of the test's own. */
export function postgres(): Kind {
  let server: Postgres;
  return {
    name: 'PostgreSQL',
    async begin() {
      server = await startPostgres();
    },
    address: () => server.database(),
    end: () => server.end(),
  };
}

/** Opens stores and closes them all. */
export function opener(): { open(address: string): Promise<Store>; closeAll(): Promise<void> } {
  const stores: Store[] = [];
  return {
    async open(address) {
      const store = await openStore(address);
      stores.push(store);
      return store;
    },
    async closeAll() {
      await Promise.all(stores.splice(0).map((store) => store.close()));
    },
  };
}

/** For each test of a suite a new store of that kind, with its address. */
export function onTrial(kind: Kind): { store: Store; address: string; open(address: string): Promise<Store> } {
  const { open, closeAll } = opener();
  const its = { store: undefined as unknown as Store, address: '', open };
  beforeAll(() => kind.begin());
  afterAll(() => kind.end());
  beforeEach(async () => {
    its.address = await kind.address();
    its.store = await open(its.address);
  });
  afterEach(() => closeAll());
  return its;
}

export function listing(but: Partial<Listing> = {}): Listing {
  return { game: 'red7', phase: 'open', access: 'open', people: ['ann', ''], summary: '{"seats":2}', ...but };
}

/** An append of so many events; the first of a table opens it. */
export function append(table: string, after: number, but: Partial<Append> = {}): Append {
  const opening = after === 0 ? { listing: listing() } : {};
  return { table, after, bodies: [`{"after":${after}}`], at: 1_000 + after, waiting: 0, due: 0, ...opening, ...but };
}

/** How many of some promises were kept, and the names of the errors of the others. */
export async function outcomes(promises: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(promises);
  return settled.map((one) => (one.status === 'fulfilled' ? 'stored' : (one.reason as Error).name));
}
