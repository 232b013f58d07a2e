import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { killWhileWriting } from './killed.ts';
import { append, listing, opener, outcomes, postgres, sqlite } from './stores.ts';

describe.each([sqlite(), postgres()])('A store in $name', (kind) => {
  const { open, closeAll } = opener();
  let address: string;
  let store: Store;

  beforeAll(() => kind.begin());
  afterAll(() => kind.end());
  beforeEach(async () => {
    address = await kind.address();
    store = await open(address);
  });
  afterEach(() => closeAll());

  const numbers = async (table: string) => (await store.events(table)).map(({ number }) => number);

  describe('events', () => {
    test('come back numbered and in order', async () => {
      await store.append(append('t', 0, { bodies: ['{"a":1}', '{"a":2}'], at: 1_700_000_000_123 }));
      await store.append(append('t', 2, { bodies: ['{"a":3}'], at: 1_700_000_000_124 }));
      expect(await store.events('t')).toEqual([
        { number: 1, at: 1_700_000_000_123, body: '{"a":1}' },
        { number: 2, at: 1_700_000_000_123, body: '{"a":2}' },
        { number: 3, at: 1_700_000_000_124, body: '{"a":3}' },
      ]);
    });

    test('are given from a number on', async () => {
      await store.append(append('t', 0, { bodies: ['1', '2', '3'] }));
      expect((await store.events('t', 1)).map(({ body }) => body)).toEqual(['2', '3']);
      expect(await store.events('t', 3)).toEqual([]);
      expect(await store.events('t', 9)).toEqual([]);
    });

    test('of a table that does not exist are none', async () => {
      expect(await store.events('nowhere')).toEqual([]);
    });

    test('keep every character', async () => {
      const bodies = ['"\\"', "'{},", '\u0001\n\t', 'žluťoučký kůň', '🐉', 'null', '', '$1 \\N'].map((text) =>
        JSON.stringify(text),
      );
      const odd = listing({ people: ['{"a",\\}', "o'neil"], summary: JSON.stringify(bodies) });
      await store.append(append('t', 0, { bodies, listing: odd }));
      expect((await store.events('t')).map(({ body }) => body)).toEqual(bodies);
      expect(await store.lobby(1)).toMatchObject([odd]);
      expect(await store.tablesOf("o'neil", 1)).toHaveLength(1);
    });

    test('can be many at once', async () => {
      const bodies = Array.from({ length: 3_000 }, (_, i) => `{"i":${i}}`);
      await store.append(append('t', 0, { bodies }));
      expect((await store.events('t')).map(({ body }) => body)).toEqual(bodies);
    });

    test('are there when the store is opened again', async () => {
      await store.append(append('t', 0));
      await store.close();
      store = await open(address);
      await store.append(append('t', 1));
      expect(await numbers('t')).toEqual([1, 2]);
    });
  });

  describe('an append', () => {
    test.each([0, 1, 3, 9])('that does not follow the last event stores nothing (after %i)', async (after) => {
      await store.append(append('t', 0, { bodies: ['1', '2'] }));
      expect(await outcomes([store.append(append('t', after, { bodies: ['x', 'y', 'z'] }))])).toEqual(['Conflict']);
      expect(await numbers('t')).toEqual([1, 2]);
    });

    test('to a table that does not exist opens none', async () => {
      expect(await outcomes([store.append(append('t', 5))])).toEqual(['Conflict']);
      expect(await numbers('t')).toEqual([]);
    });

    test('may be made before the last one is stored', async () => {
      expect(await outcomes([0, 1, 2, 3].map((after) => store.append(append('t', after))))).toEqual(
        Array(4).fill('stored'),
      );
      expect(await numbers('t')).toEqual([1, 2, 3, 4]);
    });

    test('that builds on one in conflict is in conflict', async () => {
      await store.append(append('t', 0));
      expect(await outcomes([7, 8, 9].map((after) => store.append(append('t', after))))).toEqual(
        Array(3).fill('Conflict'),
      );
      expect(await numbers('t')).toEqual([1]);
    });

    test('in conflict fails nobody else in its group', async () => {
      const tables = Array.from({ length: 1_500 }, (_, i) => `t${i}`);
      expect(await outcomes(tables.map((table) => store.append(append(table, 0))))).toEqual(tables.map(() => 'stored'));
      const next = tables.map((table, i) => store.append(append(table, i % 3 === 0 ? 5 : 1)));
      expect(await outcomes(next)).toEqual(tables.map((_, i) => (i % 3 === 0 ? 'Conflict' : 'stored')));
      expect(await numbers('t0')).toEqual([1]);
      expect(await numbers('t1')).toEqual([1, 2]);
    });

    test('of two that race for a number is stored, and the other is not', async () => {
      const stores = [store, await open(address)];
      const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
      for (let after = 0; after < 20; after++) {
        const races = tables.map(async (table) => {
          const ends = await outcomes(
            stores.map((one, i) => one.append(append(table, after, { bodies: [`{"by":${i}}`] }))),
          );
          const { body } = (await store.events(table, after))[0]!;
          expect(ends[JSON.parse(body).by]).toBe('stored');
          expect(ends.toSorted()).toEqual(['Conflict', 'stored']);
        });
        await Promise.all(races);
      }
      expect(await numbers('t7')).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    });
  });

  describe('lists', () => {
    const found = (table: string, at: number, but = {}) =>
      store.append(append(table, 0, { at, waiting: 1, listing: listing(but) }));
    const names = (tables: readonly { table: string }[]) => tables.map(({ table }) => table);

    test('show open tables that anybody may join, the last listed first', async () => {
      await found('early', 1);
      await found('late', 3);
      await found('private', 4, { access: 'private' });
      await found('playing', 5, { phase: 'playing' });
      await found('over', 6, { phase: 'over' });
      await found('between', 2);
      expect(names(await store.lobby(9))).toEqual(['late', 'between', 'early']);
      expect(names(await store.lobby(2))).toEqual(['late', 'between']);
      await store.append(append('late', 1, { listing: listing({ phase: 'playing' }) }));
      await store.append(append('early', 1, { at: 7, listing: listing({ people: ['ann', 'bob'] }) }));
      expect(names(await store.lobby(9))).toEqual(['early', 'between']);
    });

    test("show a person's tables as they are, the last changed first", async () => {
      await found('a', 1, { people: ['ann', 'bob', 'ann'] });
      await found('b', 2, { people: ['', 'bob'], phase: 'over', access: 'private', summary: '{"won":"bob"}' });
      await store.append(append('a', 1, { at: 3, waiting: 0b101 }));
      expect(await store.tablesOf('bob', 9)).toEqual([
        { table: 'a', ...listing({ people: ['ann', 'bob', 'ann'] }), last: 2, changed: 3, waiting: 0b101 },
        {
          table: 'b',
          game: 'red7',
          phase: 'over',
          access: 'private',
          people: ['', 'bob'],
          summary: '{"won":"bob"}',
          last: 1,
          changed: 2,
          waiting: 1,
        },
      ]);
      expect(names(await store.tablesOf('bob', 1))).toEqual(['a']);
      expect(names(await store.tablesOf('ann', 9))).toEqual(['a']);
      expect(await store.tablesOf('', 9)).toEqual([]);
    });

    test('follow people who come and go', async () => {
      await found('a', 1, { people: ['ann', ''] });
      await store.append(append('a', 1, { listing: listing({ people: ['', 'bob'] }) }));
      expect(await store.tablesOf('ann', 9)).toEqual([]);
      expect(await store.tablesOf('bob', 9)).toMatchObject([{ table: 'a', people: ['', 'bob'] }]);
    });

    test('say where the server has something to do, the longest due first', async () => {
      await store.append(append('soon', 0, { due: 20 }));
      await store.append(append('now', 0, { due: 10 }));
      await store.append(append('never', 0, { due: 0 }));
      await store.append(append('done', 0, { due: 5 }));
      await store.append(append('done', 1, { due: 0 }));
      expect(await store.due(9, 9)).toEqual([]);
      expect(await store.due(10, 9)).toEqual(['now']);
      expect(await store.due(30, 9)).toEqual(['now', 'soon']);
      expect(await store.due(30, 1)).toEqual(['now']);
    });

    test('show what another one has stored, and goes on storing', async () => {
      const other = await open(address);
      for (let after = 0; after < 3; after++) {
        await other.append(
          append('a', after, { at: after, waiting: after, listing: listing({ summary: `${after}` }) }),
        );
        const now = {
          table: 'a',
          ...listing({ summary: `${after}` }),
          last: after + 1,
          changed: after,
          waiting: after,
        };
        expect(await store.lobby(9)).toEqual([now]);
        expect(await store.tablesOf('ann', 9)).toEqual([now]);
      }
      await store.append(append('a', 3, { listing: listing({ people: ['', 'bob'] }) }));
      await other.append(append('a', 4, { due: 5 }));
      expect(await store.due(5, 9)).toEqual(['a']);
      expect(await other.tablesOf('ann', 9)).toEqual([]);
    });

    test('show every one of thousands of tables, as the last append left it', async () => {
      const tables = Array.from({ length: 4_500 }, (_, i) => `t${i}`);
      const all = (after: number) =>
        Promise.all(tables.slice(after * 800).map((table) => store.append(append(table, after, { waiting: after }))));
      for (let after = 0; after < 6; after++) await all(after);
      const other = await open(address); // as it would be found after a crash
      const listed = await other.lobby(9_999);
      expect(listed.map(({ table, last, waiting }) => `${table} ${last} ${waiting}`).sort()).toEqual(
        tables.map((table, i) => `${table} ${lastOf(i)} ${lastOf(i) - 1}`).sort(),
      );
      expect(await other.tablesOf('ann', 9_999)).toHaveLength(4_500);

      function lastOf(table: number): number {
        return Math.min(6, Math.floor(table / 800) + 1);
      }
    });

    test('are not changed by an append in conflict', async () => {
      await found('a', 1);
      const late = append('a', 7, { at: 9, waiting: 6, listing: listing({ people: ['eve'], game: 'drakon' }) });
      expect(await outcomes([store.append(late)])).toEqual(['Conflict']);
      expect(await store.lobby(9)).toEqual([{ table: 'a', ...listing(), last: 1, changed: 1, waiting: 1 }]);
      expect(await store.tablesOf('eve', 9)).toEqual([]);
    });
  });

  describe('expiry', () => {
    test('deletes unfinished tables not changed since, and nothing else', async () => {
      const phase = (name: 'open' | 'playing' | 'over') => ({ listing: listing({ phase: name }) });
      await store.append(append('open', 0, { at: 1, ...phase('open') }));
      await store.append(append('playing', 0, { at: 1, ...phase('playing') }));
      await store.append(append('over', 0, { at: 1, ...phase('over') }));
      await store.append(append('lively', 0, { at: 1, ...phase('playing') }));
      await store.append(append('lively', 1, { at: 5 }));
      expect((await store.expire(5)).toSorted()).toEqual(['open', 'playing']);
      expect(await store.expire(5)).toEqual([]);
      expect(await numbers('open')).toEqual([]);
      expect(await numbers('over')).toEqual([1]);
      expect(await numbers('lively')).toEqual([1, 2]);
      expect((await store.tablesOf('ann', 9)).map(({ table }) => table)).toEqual(['lively', 'over']);
      expect(await store.lobby(9)).toEqual([]);
    });

    test('takes as many as there are', async () => {
      await Promise.all(Array.from({ length: 130 }, (_, i) => store.append(append(`t${i}`, 0))));
      expect(await store.expire(Date.now())).toHaveLength(130);
    });

    test('leaves nothing to build on', async () => {
      await store.append(append('t', 0, { bodies: ['1', '2'] }));
      await store.expire(Date.now());
      expect(await outcomes([store.append(append('t', 2))])).toEqual(['Conflict']);
      await store.append(append('t', 0));
      expect(await numbers('t')).toEqual([1]);
    });

    test('hides nothing that is stored after it', async () => {
      await store.append(append('last', 0, { bodies: ['1', '2', '3'] }));
      await store.expire(Date.now());
      await store.append(append('next', 0));
      store = await open(address);
      expect(await numbers('next')).toEqual([1]);
      expect(await store.lobby(9)).toMatchObject([{ table: 'next' }]);
    });
  });

  describe('people', () => {
    test('are stored version by version', async () => {
      expect(await store.person('ann')).toBeUndefined();
      await store.putPerson('ann', 0, '{"name":"Ann"}');
      await store.putPerson('ann', 1, '{"name":"Anna"}');
      expect(await store.person('ann')).toEqual({ version: 2, body: '{"name":"Anna"}' });
    });

    test.each([0, 1, 3])('are not overwritten by who knows another version (%i)', async (after) => {
      await store.putPerson('ann', 0, '1');
      await store.putPerson('ann', 1, '2');
      expect(await outcomes([store.putPerson('ann', after, 'x')])).toEqual(['Conflict']);
      expect(await store.person('ann')).toEqual({ version: 2, body: '2' });
    });

    test('are changed by one of two at the same time', async () => {
      const other = await open(address);
      for (let after = 0; after < 10; after++) {
        const ends = await outcomes([store.putPerson('ann', after, '1'), other.putPerson('ann', after, '2')]);
        expect(ends.toSorted()).toEqual(['Conflict', 'stored']);
      }
    });
  });

  test('a secret is the same for all who ask', async () => {
    const stores = [store, await open(address), await open(address)];
    const secrets = await Promise.all(stores.map((one, i) => one.secret('key', () => `made by ${i}`)));
    expect(new Set(secrets).size).toBe(1);
    expect(await store.secret('key', () => 'another')).toBe(secrets[0]);
    expect(await store.secret('other', () => 'another')).toBe('another');
  });

  test('finishes what was asked when it is closed, and refuses more', async () => {
    const last = [store.append(append('t', 0)), store.append(append('t', 1))];
    await store.close();
    expect(await outcomes(last)).toEqual(['stored', 'stored']);
    expect(await outcomes([store.append(append('t', 2)), store.events('t')])).toEqual(['Unavailable', 'Unavailable']);
  });

  test('an empty database is prepared once, whoever opens it first', async () => {
    const empty = await kind.address();
    const stores = await Promise.all([open(empty), open(empty), open(empty)]);
    await stores[0].append(append('t', 0));
    expect(await stores[2].events('t')).toHaveLength(1);
  });

  test('kill -9 at any moment loses nothing that was acknowledged', async () => {
    for (let round = 0; round < 4; round++) {
      const acknowledged = await killWhileWriting(address, 150 + 100 * round);
      expect(acknowledged.size).toBeGreaterThan(0);
      const again = await open(address);
      for (const [table, last] of acknowledged) {
        const stored = await again.events(table);
        expect(stored.map(({ number }) => number)).toEqual(Array.from(stored, (_, i) => i + 1));
        expect(stored.length).toBeGreaterThanOrEqual(last);
      }
    }
  });
});
