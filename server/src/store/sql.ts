import { type Access, Conflict, type Listed, type Phase, type Store, type Stored } from './store.ts';

export type Value = string | number | null;
export type Row = readonly Value[];

/** Runs a statement of SQL that both databases understand. */
export type Query = (sql: string, values: readonly Value[]) => Promise<Row[]>;

/** The column of a table by which its listing finds it. */
export type Key = 'id' | 'row';

const LISTED = 'select t.id, l.game, l.phase, l.access, l.people, l.summary, t.last, t.changed, t.waiting';
const LOBBY = "where l.phase = 'open' and l.access = 'open' order by l.listed desc limit $1";
const TABLES_OF = 'join seated s on s.tbl = l.tbl where s.person = $1 order by t.changed desc limit $2';
const DUE = 'select id from tables where due > 0 and due <= $1 order by due limit $2';
const PERSON = 'select version, body from people where id = $1';
const NEW_PERSON = 'insert into people (id, version, body) values ($1, 1, $2) on conflict do nothing returning id';
const NEXT_PERSON = 'update people set version = version + 1, body = $1 where id = $2 and version = $3 returning id';
const SECRET = 'select value from secrets where name = $1';
const NEW_SECRET = 'insert into secrets (name, value) values ($1, $2) on conflict do nothing returning name';

function listings(key: Key): string {
  return `from listings l join tables t on t.${key} = l.tbl`;
}

/** Unfinished tables not changed since a time, so many at most. */
export function overdue(key: Key): string {
  return `select t.id ${listings(key)} where l.phase <> 'over' and t.changed < $1 limit $2`;
}

/** What both databases do alike about lists of tables. */
export function lists(query: Query, key: Key): Pick<Store, 'lobby' | 'tablesOf'> {
  const listed = async (which: string, values: readonly Value[]) =>
    (await query(`${LISTED} ${listings(key)} ${which}`, values)).map(readListed);
  return {
    lobby: (limit) => listed(LOBBY, [limit]),
    tablesOf: (person, limit) => listed(TABLES_OF, [person, limit]),
  };
}

/** How both find tables where the server has something to do. */
export function dueTables(query: Query): Store['due'] {
  return async (now, limit) => (await query(DUE, [now, limit])).map(([id]) => String(id));
}

/** What both do alike about people, and the server's secrets. */
export function people(query: Query): Pick<Store, 'person' | 'putPerson' | 'secret'> {
  return {
    async person(id) {
      const [row] = await query(PERSON, [id]);
      return row && { version: Number(row[0]), body: String(row[1]) };
    },
    async putPerson(id, after, body) {
      const put = await (after === 0 ? query(NEW_PERSON, [id, body]) : query(NEXT_PERSON, [body, id, after]));
      if (put.length === 0) throw new Conflict(`Person ${id} is not at version ${after}`);
    },
    async secret(name, make) {
      const [known] = await query(SECRET, [name]);
      if (known) return String(known[0]);
      await query(NEW_SECRET, [name, make()]);
      const [row] = await query(SECRET, [name]);
      return String(row![0]);
    },
  };
}

/** So many tables are deleted at once, that appends need not wait long. */
export const EXPIRED_AT_ONCE = 50;

/** Deletes bite by bite, until a bite is not full. */
export async function expireAll(bite: () => Promise<Row[]>): Promise<string[]> {
  const expired: string[] = [];
  for (;;) {
    const rows = await bite();
    for (const [id] of rows) expired.push(String(id));
    if (rows.length < EXPIRED_AT_ONCE) return expired;
  }
}

/** Events as both databases give them: number, time, body. */
export function readEvents(rows: readonly Row[]): Stored[] {
  return rows.map(([number, at, body]) => ({ number: Number(number), at: Number(at), body: String(body) }));
}

function readListed([table, game, phase, access, people, summary, last, changed, waiting]: Row): Listed {
  return {
    table: String(table),
    game: String(game),
    phase: phase as Phase,
    access: access as Access,
    people: JSON.parse(String(people)) as string[],
    summary: String(summary),
    last: Number(last),
    changed: Number(changed),
    waiting: Number(waiting),
  };
}
