import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Conflict, type Store } from '../src/store/index.ts';
import { Unavailable } from '../src/unavailable.ts';
import { append, opener, outcomes, sqlite } from './contract/stores.ts';
import { type Postgres, startPostgres } from './services/postgres.ts';

const OUTAGE = 5_000; // ms: longer than a store waits
const PATIENT = { timeout: 20_000 };

describe('PostgreSQL away', () => {
  const { open, closeAll } = opener();
  let server: Postgres;
  let store: Store;

  beforeAll(async () => {
    server = await startPostgres();
    store = await open(await server.database());
  });
  afterAll(async () => {
    await closeAll();
    await server.end();
  });

  const kill = async (ms: number) => {
    await server.kill();
    await pause(ms);
    await server.start();
  };
  const freeze = async (ms: number) => {
    server.freeze();
    await pause(ms);
    server.thaw();
  };

  test.each([
    ['killed', kill],
    ['frozen', freeze],
  ])(
    'when %s, a long time: what is asked is refused, nothing is lost or doubled, and it comes back',
    async (name, outage) => {
      const writers = Array.from({ length: 30 }, (_, i) => startWriting(store, `${name} ${i}`));
      await pause(300);
      const away = outage(OUTAGE);
      await pause(100);
      expect(await outcomes([store.events('t'), store.person('ann')])).toEqual(['Unavailable', 'Unavailable']);
      await away;
      await vi.waitFor(() => expect(writers.every(({ seen }) => seen.refused && seen.afterwards)).toBe(true), PATIENT);
      for (const { table, promised, stop } of writers) {
        await stop();
        const bodies = (await store.events(table)).map(({ body }) => body);
        expect(new Set(bodies).size).toBe(bodies.length);
        expect(bodies.filter((body) => promised.has(body))).toEqual([...promised]);
      }
    },
  );

  test('a short time: what is asked waits', async () => {
    await store.append(append('patient', 0));
    const outage = freeze(1_000);
    expect(await outcomes([store.append(append('patient', 1)), store.events('patient')])).toEqual(['stored', 'stored']);
    await outage;
  });
});

/** Appends one event after another as a server would, reading again where it does not know, until stopped. */
function startWriting(store: Store, table: string) {
  const promised = new Set<string>();
  const seen = { refused: 0, afterwards: 0 }; // refusals; promises since the last
  let writing = true;

  async function write(): Promise<void> {
    for (let last = 0, i = 0; writing; i++) {
      const body = `{"i":${i}}`;
      try {
        await store.append(append(table, last, { bodies: [body] }));
        promised.add(body);
        last++;
        seen.afterwards++;
        await pause(2);
      } catch (error) {
        if (!(error instanceof Unavailable || error instanceof Conflict)) throw error;
        seen.refused++;
        seen.afterwards = 0;
        last = (await store.events(table).catch(() => Array(last))).length;
      }
    }
  }

  const written = write();
  async function stop(): Promise<void> {
    writing = false;
    await written;
  }
  return { table, promised, seen, stop };
}

describe('SQLite busy', () => {
  const { open, closeAll } = opener();
  const kind = sqlite();
  afterEach(closeAll);
  afterAll(kind.end);

  test('with another program for too long, refuses, and works again when that is done', async () => {
    const folder = await kind.address();
    const store = await open(folder);
    const other = new Database(`${folder}/hoard.db`);
    other.exec('begin immediate');
    expect(await outcomes([store.append(append('t', 0)), store.append(append('u', 0))])).toEqual(
      Array(2).fill('Unavailable'),
    );
    other.exec('rollback');
    other.close();
    await store.append(append('t', 0));
    expect(await store.events('t')).toHaveLength(1);
  });
});
