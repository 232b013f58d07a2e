import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { MIGRATIONS, type Migration } from '../src/store/migrations/index.ts';
import { migrate as migratePostgres } from '../src/store/postgres/migrate.ts';
import { migrate as migrateSqlite } from '../src/store/sqlite/database.ts';
import { append, listing, postgres, sqlite } from './contract/stores.ts';

/** A step as one to come might be. */
const RENAME: Migration = {
  sqlite: "update listings set game = 'red7' where game = 'old'",
  postgres: "update listings set game = 'red7' where game = 'old'",
};
const BROKEN: Migration = { sqlite: 'drop table people; no sql', postgres: 'drop table people; no sql' };

/** A table of version 1, at which Ann sits. */
const LISTED = `
  insert into listings (tbl, game, phase, access, people, summary, listed)
    values ('t', 'old', 'open', 'open', '["ann",""]', '{}', 5);
  insert into seated (tbl, person) values ('t', 'ann');`;

/** Runs migrations, or SQL, on a database. */
interface Hand {
  readonly table: string; // SQL that adds the table to version 1
  migrate(address: string, migrations: readonly Migration[]): Promise<void>;
  run(address: string, sql: string): Promise<void>;
}

const inSqlite: Hand = {
  table: `
    insert into tables (row, id, last, head, changed, waiting, due) values (3, 't', 1, 8, 5, 1, 0);
    insert into events (row, tbl, number, at, body, previous) values (8, 't', 1, 5, '{}', 0);${LISTED}`,
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
  table: `
    insert into tables (id, last, changed, waiting, due) values ('t', 1, 5, 1, 0);
    insert into events (tbl, number, at, body) values ('t', 1, 5, '{}');${LISTED}`,
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
])('Migrations in $kind.name', ({ kind, hand: { table, migrate, run } }) => {
  let address: string;
  beforeAll(() => kind.begin());
  afterAll(() => kind.end());
  beforeEach(async () => {
    address = await kind.address();
  });

  /** A database of version 1, with a table in it. */
  async function first() {
    await migrate(address, MIGRATIONS.slice(0, 1));
    await run(address, table);
  }

  async function seen() {
    const store = await openStore(address);
    const [open] = await store.lobby(1);
    const [own] = await store.tablesOf('ann', 1);
    const events = await store.events('t');
    await store.close();
    expect(own).toEqual(open);
    return { game: open!.game, events: events.length };
  }

  test('lead from the first version to the last and keep what is stored', async () => {
    await first();
    expect(await seen()).toEqual({ game: 'old', events: 1 });
    await migrate(address, [...MIGRATIONS, RENAME]);
    await run(address, `update schema_version set version = ${MIGRATIONS.length}`); // so that this program opens it
    expect(await seen()).toEqual({ game: 'red7', events: 1 });
  });

  test('keep who sits where, so that it can change', async () => {
    await first();
    const store = await openStore(address);
    await store.append(append('t', 1, { listing: listing({ people: ['', 'bob'] }) }));
    expect(await store.tablesOf('ann', 1)).toEqual([]);
    expect(await store.tablesOf('bob', 1)).toMatchObject([{ table: 't', last: 2 }]);
    await store.close();
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
    await expect(openStore(address)).rejects.toThrow(
      `The database has schema 99, this program knows ${MIGRATIONS.length}`,
    );
  });
});
