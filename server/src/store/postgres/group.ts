import type { QueryArrayConfig } from 'pg';
import type { Append } from '../store.ts';

// One statement stores a whole group: it moves on the tables whose last event is the expected one, adds the events
// of those, and says which they were. Two nodes cannot both move on a table: the second finds another last event.

const MOVE_ON = `
  with incoming as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::int[], $6::bigint[])
      as i(id, after, last, changed, waiting, due)
  ), opened as (
    insert into tables (id, last, changed, waiting, due)
    select id, last, changed, waiting, due from incoming where after = 0
    on conflict do nothing returning id
  ), moved as (
    update tables t set last = i.last, changed = i.changed, waiting = i.waiting, due = i.due
    from incoming i where t.id = i.id and t.last = i.after and i.after > 0 returning t.id
  ), done as (
    select id from opened union all select id from moved
  ), stored as (
    insert into events (tbl, number, at, body)
    select e.tbl, e.number, e.at, e.body
    from unnest($7::text[], $8::int[], $9::bigint[], $10::text[]) as e(tbl, number, at, body)
    where e.tbl in (select id from done)
  )`;

const LIST = `, fresh as (
    select * from unnest($11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::bigint[])
      as f(tbl, game, phase, access, people, summary, listed)
    where f.tbl in (select id from done)
  ), listed as (
    insert into listings (tbl, game, phase, access, people, summary, listed) select * from fresh
    on conflict (tbl) do update set game = excluded.game, phase = excluded.phase, access = excluded.access,
      people = excluded.people, summary = excluded.summary, listed = excluded.listed
  ), sitting as (
    select f.tbl, p.person from fresh f, json_array_elements_text(f.people::json) as p(person) where p.person <> ''
  ), unseated as (
    delete from seated where tbl in (select tbl from fresh) and (tbl, person) not in (select tbl, person from sitting)
  ), newly as (
    insert into seated (tbl, person) select tbl, person from sitting on conflict do nothing
  )`;

const DONE = ' select id from done';

/** The statement that stores a group, in which each table stands once; its rows are the tables that were stored. */
export function groupQuery(group: readonly Append[]): QueryArrayConfig {
  const ordered = group.toSorted((a, b) => (a.table < b.table ? -1 : 1)); // so that groups of two nodes wait, and do not deadlock
  const events = ordered.flatMap(({ table, after, at, bodies }) =>
    bodies.map((body, i) => [table, after + 1 + i, at, body] as const),
  );
  const values: unknown[] = [
    ordered.map(({ table }) => table),
    ordered.map(({ after }) => after),
    ordered.map(({ after, bodies }) => after + bodies.length),
    ordered.map(({ at }) => at),
    ordered.map(({ waiting }) => waiting),
    ordered.map(({ due }) => due),
    ...columns(events, 4),
  ];
  const listings = ordered.flatMap(({ table, listing: l, at }) =>
    l ? [[table, l.game, l.phase, l.access, JSON.stringify(l.people), l.summary, at] as const] : [],
  );
  if (listings.length === 0) return { name: 'append', text: MOVE_ON + DONE, values, rowMode: 'array' };
  return {
    name: 'append and list',
    text: MOVE_ON + LIST + DONE,
    values: [...values, ...columns(listings, 7)],
    rowMode: 'array',
  };
}

function columns(rows: readonly (readonly unknown[])[], count: number): unknown[][] {
  return Array.from({ length: count }, (_, column) => rows.map((row) => row[column]));
}
