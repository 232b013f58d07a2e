import { EXPIRED_AT_ONCE, overdue, type Row } from '../sql.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import type { Ask } from './messages.ts';

const ROW = '(select row from tables where id = ?)';
const DELETES = [
  `with recursive chain(row, previous) as (
    select row, previous from events where row = (select head from tables where id = ?)
    union all
    select e.row, e.previous from events e join chain c on e.row = c.previous
  )
  delete from events where row in (select row from chain)`,
  `delete from seated where (person, tbl) in (
    select p.value, l.tbl from listings l, json_each(l.people) p where l.tbl = ${ROW})`,
  `delete from listings where tbl = ${ROW}`,
  'delete from tables where id = ?',
];

/** Answers what is not an append. */
export function answerer(db: Db, log: Log): (ask: Ask) => Row[] | Error {
  const statements = new Map<string, ReturnType<Db['prepare']>>();
  function prepared(sql: string) {
    const statement = statements.get(sql) ?? db.prepare(sql).raw();
    statements.set(sql, statement);
    return statement;
  }

  const deletes = DELETES.map((sql) => db.prepare(sql));
  function expire(before: number): Row[] {
    const expired = prepared(overdue('row')).all([before, EXPIRED_AT_ONCE]) as [string][];
    for (const id of expired) for (const statement of deletes) statement.run(id);
    return expired;
  }

  return (ask) => {
    try {
      if (ask[0] === 'expire') return log.change(() => expire(ask[1]));
      if (ask[0] !== 'query') log.file(ask[0] === 'queryDue' ? 'due' : 'all');
      return prepared(ask[1]).all([...ask[2]]) as Row[];
    } catch (error) {
      return error as Error;
    }
  };
}
