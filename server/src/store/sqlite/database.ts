import Database from 'libsql';
import { MIGRATIONS, type Migration, stepsFrom, VERSION_TABLE } from '../migrations/index.ts';

export type Db = Database.Database;

/** Opens the file, made new where there is none, with its schema brought up to date. */
export function openDatabase(file: string): Db {
  const db = new Database(file);
  db.exec('pragma busy_timeout = 3000');
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full'); // a commit is on the disk when it returns
  db.exec('pragma wal_autocheckpoint = 8000'); // pages, 32 MB: who appends waits while they are carried over
  migrate(db, MIGRATIONS);
  return db;
}

/** Takes the migrations that the database has not yet taken. */
export function migrate(db: Db, migrations: readonly Migration[]): void {
  const run = db.transaction(() => {
    db.exec(VERSION_TABLE);
    const [version] = db.prepare('select max(version) from schema_version').raw().get([]) as [number | null];
    for (const step of stepsFrom(version ?? 0, 'sqlite', migrations)) db.exec(step);
    db.exec('delete from schema_version');
    db.prepare('insert into schema_version (version) values (?)').run([migrations.length]);
  });
  run.immediate();
}
