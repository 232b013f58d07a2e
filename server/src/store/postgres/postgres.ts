import { Pool } from 'pg';
import { Unavailable } from '../../unavailable.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import {
  dueTables,
  EXPIRED_AT_ONCE,
  expireAll,
  lists,
  overdue,
  people,
  type Query,
  type Row,
  readEvents,
} from '../sql.ts';
import type { Store } from '../store.ts';
import { persist } from './away.ts';
import { configure, connect } from './connection.ts';
import { migrate } from './migrate.ts';
import { openWriter } from './writer.ts';

const EVENTS = 'select number, at, body from events where tbl = $1 and number > $2 order by number';

/** A table changed in the meantime stays: its row is looked at again when it is locked. */
const EXPIRE = `
  with overdue as (${overdue('id')}), gone as (
    delete from tables t using overdue o where t.id = o.id and t.changed < $1 returning t.id
  ), events_gone as (delete from events where tbl in (select id from gone)),
  listings_gone as (delete from listings where tbl in (select id from gone)),
  seated_gone as (delete from seated where tbl in (select id from gone))
  select id from gone`;

/** Opens the store in a PostgreSQL database, its schema brought up to date. */
export async function openPostgres(address: string): Promise<Store> {
  await prepare(address);
  const pool = new Pool({ ...configure(address), max: 4 });
  pool.on('error', () => {}); // an idle connection broke; the next query makes another
  const writer = openWriter(address);
  const names = new Map<string, string>(); // of prepared statements
  const query: Query = async (sql, values) => {
    if (pool.ending) throw new Unavailable('The store is closed');
    const name = names.get(sql) ?? `statement ${names.size}`;
    names.set(sql, name);
    return persist(async () => {
      const { rows } = await pool.query<(string | number)[]>({
        name,
        text: sql,
        values: [...values],
        rowMode: 'array',
      });
      return rows as Row[];
    });
  };
  return {
    append: writer.append,
    events: async (table, after = 0) => readEvents(await query(EVENTS, [table, after])),
    ...lists(query, 'id'),
    due: dueTables(query),
    ...people(query),
    expire: (before) => expireAll(() => query(EXPIRE, [before, EXPIRED_AT_ONCE])),
    async close() {
      await writer.close();
      if (!pool.ending) await pool.end();
    },
  };
}

async function prepare(address: string): Promise<void> {
  const client = await persist(() => connect({ ...configure(address), query_timeout: 0 })); // a migration may take long
  try {
    await migrate(client, MIGRATIONS);
  } finally {
    await client.end();
  }
}
