import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

export * from './store.ts';

/** Opens a store by its address: `postgres://…`, or a folder in which SQLite keeps its file. */
export async function openStore(address: string): Promise<Store> {
  if (!/^postgres(ql)?:/.test(address)) return openSqlite(address);
  const { openPostgres } = await import('./postgres/postgres.ts'); // a server alone need not load it
  return openPostgres(address);
}
