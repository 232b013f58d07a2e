import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dueTables, expireAll, lists, people, readEvents } from '../sql.ts';
import type { Store } from '../store.ts';
import { link } from './link.ts';

/** From a table's last event back to the first that is asked for. */
const EVENTS = `
  with recursive chain(number, at, body, previous) as (
    select number, at, body, previous from events
    where row = (select head from tables where id = $1) and number > $2
    union all
    select e.number, e.at, e.body, e.previous from events e join chain c on e.row = c.previous where e.number > $2
  )
  select number, at, body from chain order by number`;

/** Opens the store in a folder, made new where there is none. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 }); // it will hold secrets, and cards nobody may see
  const { append, query, queryTables, queryDue, expire, close } = await link(join(folder, 'hoard.db'));
  return {
    append,
    events: async (table, after = 0) => readEvents(await queryTables(EVENTS, [table, after])),
    ...lists(queryTables, 'row'),
    due: dueTables(queryDue),
    ...people(query),
    expire: (before) => expireAll(() => expire(before)),
    close,
  };
}
