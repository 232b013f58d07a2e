import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { audit, pair } from './help/load.ts';
import { startServer } from './help/server.ts';
import { startPostgres } from './services/postgres.ts';

const KILLS = Number(process.env.HOARD_KILLS ?? 5); // of each store
const PAIRS = 12;

const STORES = {
  SQLite: async () => ({ data: mkdtempSync(`${tmpdir()}/hoard-killed-`), end: async () => {} }),
  PostgreSQL: async () => {
    const postgres = await startPostgres();
    return { postgres: await postgres.database(), end: postgres.end };
  },
};

test.each(Object.entries(STORES))(
  'killed %s under load: nothing lost, nothing twice',
  { timeout: 300_000, retry: 0 }, // what is lost once is lost
  async (name, open) => {
    const { end, ...where } = await open();
    const server = await startServer(where);
    const pairs = await Promise.all(Array.from({ length: PAIRS }, () => pair([server.address])));
    const rng = rngFrom(`kills of ${name}`);
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(50 + rng.int(400));
      await server.kill();
      await server.start();
    }
    await pause(1000);
    for (const each of pairs) each.stop();
    await Promise.all(pairs.map(({ done }) => done));

    const store = await openStore('data' in where ? where.data : where.postgres);
    let events = 0;
    for (const each of pairs) events += await audit(store, each);
    await store.close();
    const moves = pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const resumed = pairs.flatMap(({ clients }) => clients.map(({ reconnections }) => reconnections));
    console.log(
      `${name}: ${KILLS} kills, ${moves} acknowledged, ${events} stored, ${resumed.reduce((a, b) => a + b)} reconnections`,
    );
    expect(moves).toBeGreaterThan(KILLS);
    expect(Math.min(...resumed)).toBeGreaterThan(0);
    for (const { clients } of pairs) for (const client of clients) client.close();
    expect(await server.stop()).toBe(0);
    await end();
  },
);
