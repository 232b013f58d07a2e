import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { MIGRATIONS, type Migration } from '../src/store/migrations/index.ts';
import { migrate as migratePostgres } from '../src/store/postgres/migrate.ts';
import { migrate as migrateSqlite } from '../src/store/sqlite/database.ts';
import { append, postgres, sqlite } from './contract/stores.ts';

/** A step as one to come might be. */
const RENAME: Migration = {
  sqlite: "update listings set game = 'red7' where game = 'old'",
  postgres: "update listings set game = 'red7' where game = 'old'",
};
const BROKEN: Migration = { sqlite: 'drop table people; no sql', postgres: 'drop table people; no sql' };

/** Runs migrations, or one statement, on a database. */
interface Hand {
  migrate(address: string, migrations: readonly Migration[]): Promise<void>;
  run(address: string, sql: string): Promise<void>;
}

const inSqlite: Hand = {
  migrate: async (folder, migrations) => {
    const db = new Database(`${folder}/hoard.db`);
    try {
      migrateSqlite(db, migrations);
    } finally {
      db.close();
    }
  },
  run: async (folder, sql) => {
    const db = new Database(`${folder}/hoard.db`);
    db.exec(sql);
    db.close();
  },
};

const inPostgres: Hand = {
  migrate: (address, migrations) => withClient(address, (client) => migratePostgres(client, migrations)),
  run: (address, sql) => withClient(address, async (client) => void (await client.query(sql))),
};

async function withClient(address: string, use: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(address);
  await client.connect();
  await use(client).finally(() => client.end());
}

describe.each([
  { kind: sqlite(), hand: inSqlite },
  { kind: postgres(), hand: inPostgres },
])('Migrations in $kind.name', ({ kind, hand: { migrate, run } }) => {
  let address: string;
  beforeAll(() => kind.begin());
  afterAll(() => kind.end());
  beforeEach(async () => {
    address = await kind.address();
  });

  /** A database of version 1, with a table in it. */
  async function first() {
    await migrate(address, MIGRATIONS.slice(0, 1));
    const store = await openStore(address);
    const { listing, ...rest } = append('t', 0);
    await store.append({ ...rest, listing: { ...listing!, game: 'old' } });
    await store.close();
  }

  async function seen() {
    const store = await openStore(address);
    const [table] = await store.lobby(1);
    const events = await store.events('t');
    await store.close();
    return { game: table!.game, events: events.length };
  }

  test('lead from the first version to the last and keep what is stored', async () => {
    await first();
    expect(await seen()).toEqual({ game: 'old', events: 1 });
    await migrate(address, [...MIGRATIONS, RENAME]);
    await run(address, `update schema_version set version = ${MIGRATIONS.length}`); // so that this program opens it
    expect(await seen()).toEqual({ game: 'red7', events: 1 });
  });

  test('are taken once', async () => {
    await first();
    const all = [...MIGRATIONS, RENAME];
    await migrate(address, all);
    await run(address, "update listings set game = 'old'");
    await migrate(address, all);
    await run(address, `update schema_version set version = ${MIGRATIONS.length}`);
    expect(await seen()).toEqual({ game: 'old', events: 1 });
  });

  test('that fail change nothing', async () => {
    await first();
    await expect(migrate(address, [...MIGRATIONS, BROKEN])).rejects.toThrow('syntax error');
    expect(await seen()).toEqual({ game: 'old', events: 1 });
  });

  test('refuse a database that is ahead of the program', async () => {
    await first();
    await run(address, 'update schema_version set version = 99');
    await expect(openStore(address)).rejects.toThrow('The database has schema 99, this program knows 1');
  });
});
