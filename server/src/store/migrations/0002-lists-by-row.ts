import type { Migration } from './migration.ts';

/**
 * What lists show lies in the order of opening, too, and is found by the row of its table: a commit that opens tables
 * writes the ends of these trees, not a page anywhere in them for each.
 */
const SQLITE = `
  create table listings_by_row (
    tbl integer primary key, -- row of the table
    game text not null,
    phase text not null,
    access text not null,
    people text not null, -- JSON: ids by seat
    summary text not null, -- JSON
    listed integer not null
  );
  insert into listings_by_row
    select t.row, l.game, l.phase, l.access, l.people, l.summary, l.listed from listings l join tables t on t.id = l.tbl;
  drop table listings;
  alter table listings_by_row rename to listings;
  create index lobby on listings (listed) where phase = 'open' and access = 'open';
  create index unfinished on listings (tbl) where phase <> 'over';

  create table seated_by_person (person text not null, tbl integer not null, primary key (person, tbl)) without rowid;
  insert into seated_by_person select s.person, t.row from seated s join tables t on t.id = s.tbl;
  drop table seated;
  alter table seated_by_person rename to seated;
`;

/** PostgreSQL writes what has changed in a page, so there it gains nothing. */
const POSTGRES = '';

export const listsByRow: Migration = { sqlite: SQLITE, postgres: POSTGRES };
