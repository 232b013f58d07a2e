export type Dialect = 'sqlite' | 'postgres';

/** One step of the schema, as SQL of each database. */
export type Migration = { readonly [dialect in Dialect]: string };

/** Where a database keeps the number of its last migration. */
export const VERSION_TABLE = 'create table if not exists schema_version (version integer not null)';

/** The SQL that leads from a version to the last one; throws if the database is ahead of this program. */
export function stepsFrom(version: number, dialect: Dialect, migrations: readonly Migration[]): string[] {
  if (version > migrations.length) {
    throw new Error(`The database has schema ${version}, this program knows ${migrations.length}: run a newer one`);
  }
  return migrations.slice(version).map((migration) => migration[dialect]);
}
