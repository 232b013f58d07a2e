import type { Migration } from './migration.ts';

/** Lists and people, alike in both. Times are in ms since 1970. */
const COMMON = `
  create table listings (
    tbl text primary key,
    game text not null,
    phase text not null,
    access text not null,
    people text not null, -- JSON: ids by seat
    summary text not null, -- JSON
    listed bigint not null
  );
  create index lobby on listings (listed) where phase = 'open' and access = 'open';
  create index unfinished on listings (tbl) where phase <> 'over';
  create table seated (tbl text not null, person text not null, primary key (tbl, person));
  create index seats_of on seated (person);
  create table people (id text primary key, version integer not null, body text not null);
  create table secrets (name text primary key, value text not null);
`;

/**
 * SQLite writes whole pages at each commit. So events are one log in the order of arrival, of which a commit touches only
 * the end; each event points to the one before it at its table, and the table to its last. Tables lie in the order of their
 * opening, so that those being played share pages.
 */
const SQLITE = `
  create table events (
    row integer primary key,
    tbl text not null,
    number integer not null,
    at integer not null,
    body text not null,
    previous integer not null -- row; 0: none
  );
  create table tables (
    row integer primary key,
    id text not null unique,
    last integer not null,
    head integer not null, -- row of the last event
    changed integer not null,
    waiting integer not null,
    due integer not null
  );
  create index dues on tables (due) where due > 0;
`;

/** A table's row changes with every event: room in its page lets it change in place. */
const POSTGRES = `
  create table events (
    tbl text collate "C" not null,
    number integer not null,
    at bigint not null,
    body text not null,
    primary key (tbl, number)
  );
  create table tables (
    id text collate "C" primary key,
    last integer not null,
    changed bigint not null,
    waiting integer not null,
    due bigint not null
  ) with (fillfactor = 50);
  create index dues on tables (due) where due > 0;
`;

export const tables: Migration = { sqlite: SQLITE + COMMON, postgres: POSTGRES + COMMON };
