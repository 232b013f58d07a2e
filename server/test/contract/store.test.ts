import { describe, expect, test } from 'vitest';
import { killWhileWriting } from './killed.ts';
import { append, listing, onTrial, outcomes, postgres, sqlite } from './stores.ts';

describe.each([sqlite(), postgres()])('A store in $name', (kind) => {
  const its = onTrial(kind);

  const numbers = async (table: string) => (await its.store.events(table)).map(({ number }) => number);

  describe('events', () => {
    test('come back numbered and in order', async () => {
      await its.store.append(append('t', 0, { bodies: ['{"a":1}', '{"a":2}'], at: 1_700_000_000_123 }));
      await its.store.append(append('t', 2, { bodies: ['{"a":3}'], at: 1_700_000_000_124 }));
      expect(await its.store.events('t')).toEqual([
        { number: 1, at: 1_700_000_000_123, body: '{"a":1}' },
        { number: 2, at: 1_700_000_000_123, body: '{"a":2}' },
        { number: 3, at: 1_700_000_000_124, body: '{"a":3}' },
      ]);
    });

    test('are given from a number on', async () => {
      await its.store.append(append('t', 0, { bodies: ['1', '2', '3'] }));
      expect((await its.store.events('t', 1)).map(({ body }) => body)).toEqual(['2', '3']);
      expect(await its.store.events('t', 3)).toEqual([]);
      expect(await its.store.events('t', 9)).toEqual([]);
    });

    test('of a table that does not exist are none', async () => {
      expect(await its.store.events('nowhere')).toEqual([]);
    });

    test('keep every character', async () => {
      const bodies = ['"\\"', "'{},", '\u0001\n\t', 'žluťoučký kůň', '🐉', 'null', '', '$1 \\N'].map((text) =>
        JSON.stringify(text),
      );
      const odd = listing({ people: ['{"a",\\}', "o'neil"], summary: JSON.stringify(bodies) });
      await its.store.append(append('t', 0, { bodies, listing: odd }));
      expect((await its.store.events('t')).map(({ body }) => body)).toEqual(bodies);
      expect(await its.store.lobby(1)).toMatchObject([odd]);
      expect(await its.store.tablesOf("o'neil", 1)).toHaveLength(1);
    });

    test('can be many at once', async () => {
      const bodies = Array.from({ length: 3_000 }, (_, i) => `{"i":${i}}`);
      await its.store.append(append('t', 0, { bodies }));
      expect((await its.store.events('t')).map(({ body }) => body)).toEqual(bodies);
    });

    test('are there when the store is opened again', async () => {
      await its.store.append(append('t', 0));
      await its.store.close();
      its.store = await its.open(its.address);
      await its.store.append(append('t', 1));
      expect(await numbers('t')).toEqual([1, 2]);
    });
  });

  describe('an append', () => {
    test.each([0, 1, 3, 9])('that does not follow the last event stores nothing (after %i)', async (after) => {
      await its.store.append(append('t', 0, { bodies: ['1', '2'] }));
      expect(await outcomes([its.store.append(append('t', after, { bodies: ['x', 'y', 'z'] }))])).toEqual(['Conflict']);
      expect(await numbers('t')).toEqual([1, 2]);
    });

    test('to a table that does not exist opens none', async () => {
      expect(await outcomes([its.store.append(append('t', 5))])).toEqual(['Conflict']);
      expect(await numbers('t')).toEqual([]);
    });

    test('may be made before the last one is stored', async () => {
      expect(await outcomes([0, 1, 2, 3].map((after) => its.store.append(append('t', after))))).toEqual(
        Array(4).fill('stored'),
      );
      expect(await numbers('t')).toEqual([1, 2, 3, 4]);
    });

    test('that builds on one in conflict is in conflict', async () => {
      await its.store.append(append('t', 0));
      expect(await outcomes([7, 8, 9].map((after) => its.store.append(append('t', after))))).toEqual(
        Array(3).fill('Conflict'),
      );
      expect(await numbers('t')).toEqual([1]);
    });

    test('in conflict fails nobody else in its group', async () => {
      const tables = Array.from({ length: 1_500 }, (_, i) => `t${i}`);
      expect(await outcomes(tables.map((table) => its.store.append(append(table, 0))))).toEqual(
        tables.map(() => 'stored'),
      );
      const next = tables.map((table, i) => its.store.append(append(table, i % 3 === 0 ? 5 : 1)));
      expect(await outcomes(next)).toEqual(tables.map((_, i) => (i % 3 === 0 ? 'Conflict' : 'stored')));
      expect(await numbers('t0')).toEqual([1]);
      expect(await numbers('t1')).toEqual([1, 2]);
    });

    test('of two that race for a number is stored, and the other is not', async () => {
      const stores = [its.store, await its.open(its.address)];
      const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
      for (let after = 0; after < 20; after++) {
        const races = tables.map(async (table) => {
          const ends = await outcomes(
            stores.map((one, i) => one.append(append(table, after, { bodies: [`{"by":${i}}`] }))),
          );
          const { body } = (await its.store.events(table, after))[0]!;
          expect(ends[JSON.parse(body).by]).toBe('stored');
          expect(ends.toSorted()).toEqual(['Conflict', 'stored']);
        });
        await Promise.all(races);
      }
      expect(await numbers('t7')).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    });
  });

  describe('people', () => {
    test('are stored version by version', async () => {
      expect(await its.store.person('ann')).toBeUndefined();
      await its.store.putPerson('ann', 0, '{"name":"Ann"}');
      await its.store.putPerson('ann', 1, '{"name":"Anna"}');
      expect(await its.store.person('ann')).toEqual({ version: 2, body: '{"name":"Anna"}' });
    });

    test.each([0, 1, 3])('are not overwritten by who knows another version (%i)', async (after) => {
      await its.store.putPerson('ann', 0, '1');
      await its.store.putPerson('ann', 1, '2');
      expect(await outcomes([its.store.putPerson('ann', after, 'x')])).toEqual(['Conflict']);
      expect(await its.store.person('ann')).toEqual({ version: 2, body: '2' });
    });

    test('are changed by one of two at the same time', async () => {
      const other = await its.open(its.address);
      for (let after = 0; after < 10; after++) {
        const ends = await outcomes([its.store.putPerson('ann', after, '1'), other.putPerson('ann', after, '2')]);
        expect(ends.toSorted()).toEqual(['Conflict', 'stored']);
      }
    });
  });

  test('a secret is the same for all who ask', async () => {
    const stores = [its.store, await its.open(its.address), await its.open(its.address)];
    const secrets = await Promise.all(stores.map((one, i) => one.secret('key', () => `made by ${i}`)));
    expect(new Set(secrets).size).toBe(1);
    expect(await its.store.secret('key', () => 'another')).toBe(secrets[0]);
    expect(await its.store.secret('other', () => 'another')).toBe('another');
  });

  test('finishes what was asked when it is closed, and refuses more', async () => {
    const last = [its.store.append(append('t', 0)), its.store.append(append('t', 1))];
    await its.store.close();
    expect(await outcomes(last)).toEqual(['stored', 'stored']);
    expect(await outcomes([its.store.append(append('t', 2)), its.store.events('t')])).toEqual([
      'Unavailable',
      'Unavailable',
    ]);
  });

  test('an empty database is prepared once, whoever opens it first', async () => {
    const empty = await kind.address();
    const stores = await Promise.all([its.open(empty), its.open(empty), its.open(empty)]);
    await stores[0].append(append('t', 0));
    expect(await stores[2].events('t')).toHaveLength(1);
  });

  test('kill -9 at any moment loses nothing that was acknowledged', async () => {
    for (let round = 0; round < 4; round++) {
      const acknowledged = await killWhileWriting(its.address, 150 + 100 * round);
      expect(acknowledged.size).toBeGreaterThan(0);
      const again = await its.open(its.address);
      for (const [table, last] of acknowledged) {
        const stored = await again.events(table);
        expect(stored.map(({ number }) => number)).toEqual(Array.from(stored, (_, i) => i + 1));
        expect(stored.length).toBeGreaterThanOrEqual(last);
      }
    }
  });
});
