import type { ClientBase } from 'pg';
import { type Migration, stepsFrom, VERSION_TABLE } from '../migrations/index.ts';

const LOCK = 0x40a8d; // any number, the same for all nodes: one migrates, the others wait

/** Takes the migrations that the database has not yet taken. */
export async function migrate(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(VERSION_TABLE);
    const { rows } = await client.query<{ version: number | null }>(
      'select max(version) as version from schema_version',
    );
    for (const step of stepsFrom(rows[0]!.version ?? 0, 'postgres', migrations)) await client.query(step);
    await client.query('delete from schema_version');
    await client.query('insert into schema_version (version) values ($1)', [migrations.length]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {}); // if the connection broke, the database does so itself
    throw error;
  }
}
