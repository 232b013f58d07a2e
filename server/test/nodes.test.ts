import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/index.ts';
import { join, newDevice, openTable, salt } from './help/client.ts';
import { audit, pair } from './help/load.ts';
import { type Server, startServer } from './help/server.ts';
import { type Postgres, startPostgres } from './services/postgres.ts';
import { startRedis } from './services/redis.ts';
import type { Service } from './services/service.ts';

let postgres: Postgres;
let redis: Service;
let nodes: [Server, Server];
let addresses: string[];
let store: Store;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const where = { postgres: await postgres.database(), redis: redis.address };
  nodes = [await startServer(where), await startServer(where)];
  addresses = nodes.map(({ address }) => address);
  store = await openStore(where.postgres);
});
afterAll(async () => {
  await store.close();
  for (const node of nodes) expect(await node.stop()).toBe(0);
  await Promise.all([postgres.end(), redis.end()]);
});

/** Pairs play across the nodes while something is done to them; nothing may be lost or doubled. */
async function underLoad(what: () => Promise<void>): Promise<void> {
  const pairs = await Promise.all(Array.from({ length: 6 }, () => pair(addresses)));
  await pause(500);
  await what();
  await pause(2000);
  const before = pairs.map(({ acknowledged }) => acknowledged.length);
  await pause(3000);
  for (const each of pairs) each.stop();
  await Promise.all(pairs.map(({ done }) => done));
  for (const each of pairs) await audit(store, each);
  for (const [i, { acknowledged }] of pairs.entries()) {
    expect(acknowledged.length, 'service returned').toBeGreaterThan(before[i]!);
  }
  for (const { clients } of pairs) for (const client of clients) client.close();
}

test('players on different nodes see the same order', () => underLoad(async () => {}));

test('a killed node loses nothing, its people go on at the other', () =>
  underLoad(async () => {
    await nodes[0].kill();
    await pause(1500);
    await nodes[0].start();
  }));

test.each([
  ['PostgreSQL', () => postgres],
  ['Redis', () => redis],
] as const)('%s away for ten seconds: nothing is lost, and service returns by itself', (_, service) =>
  underLoad(async () => {
    await service().kill();
    await pause(10_000);
    await service().start();
    await pause(3000);
  }),
);

test('while PostgreSQL is away a move gets a clear answer', async () => {
  const device = await newDevice(addresses[0]!);
  const table = await openTable(addresses[0]!, device, { sit: { seat: 0, salt: salt() } });
  const client = await join([addresses[0]!], device, table);
  await client.until(({ latest }) => latest !== undefined);
  await postgres.kill();
  expect(await client.ask({ do: 'say', phrase: 'wow' })).toMatchObject({ is: 'problem', problem: 'unavailable' });
  await postgres.start();
  await expect.poll(() => client.ask({ do: 'say', phrase: 'wow' }), { timeout: 20_000 }).toMatchObject({ is: 'done' });
  client.close();
});

test('a bot’s move is made though the node that was thinking of it dies', async () => {
  const device = await newDevice(addresses[1]!);
  const bots = [1, 2, 3].map((seat) => ({ seat, level: 'expert' as const }));
  const table = await openTable(addresses[1]!, device, { seats: 4, sit: { seat: 0, salt: salt() }, bots });
  const client = await join([addresses[1]!], device, table);
  await client.until(({ latest }) => latest !== undefined);
  await client.ask({ do: 'start' });
  await client.ask({ do: 'leave' });
  await pause(300);
  await nodes[0].kill();
  await client.until(({ latest }) => latest!.play?.outcome !== undefined, 90_000);
  await nodes[0].start();
  client.close();
});
