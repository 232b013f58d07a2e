import { tables } from './0001-tables.ts';
import { listsByRow } from './0002-lists-by-row.ts';
import { filedLater } from './0003-filed-later.ts';
import type { Migration } from './migration.ts';

export * from './migration.ts';

/** All steps of the schema in order; the version of a database is how many of them it has taken. */
export const MIGRATIONS: readonly Migration[] = [tables, listsByRow, filedLater];
