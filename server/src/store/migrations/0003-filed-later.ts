import type { Migration } from './migration.ts';

/**
 * A commit adds to the log of events and to nothing else; where tables stand and what lists show is filed later.
 * So an event holds what is to be filed: who is to act after it, when the server is, and what lists show.
 */
const SQLITE = `
  alter table events add column waiting integer;
  alter table events add column due integer;
  alter table events add column listing text; -- JSON, where it has changed
  create table filed (row integer not null); -- of the last event that is filed
  insert into filed select coalesce(max(row), 0) from events;
`;

/** PostgreSQL writes what has changed in a page, so there it gains nothing. */
const POSTGRES = '';

export const filedLater: Migration = { sqlite: SQLITE, postgres: POSTGRES };
