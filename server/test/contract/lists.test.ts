import { describe, expect, test } from 'vitest';
import { append, listing, onTrial, outcomes, postgres, sqlite } from './stores.ts';

describe.each([sqlite(), postgres()])('What a store in $name shows of tables', (kind) => {
  const its = onTrial(kind);

  const numbers = async (table: string) => (await its.store.events(table)).map(({ number }) => number);

  describe('lists', () => {
    const found = (table: string, at: number, but = {}) =>
      its.store.append(append(table, 0, { at, waiting: 1, listing: listing(but) }));
    const names = (tables: readonly { table: string }[]) => tables.map(({ table }) => table);

    test('show open tables that anybody may join, the last listed first', async () => {
      await found('early', 1);
      await found('late', 3);
      await found('private', 4, { access: 'private' });
      await found('playing', 5, { phase: 'playing' });
      await found('over', 6, { phase: 'over' });
      await found('between', 2);
      expect(names(await its.store.lobby(9))).toEqual(['late', 'between', 'early']);
      expect(names(await its.store.lobby(2))).toEqual(['late', 'between']);
      await its.store.append(append('late', 1, { listing: listing({ phase: 'playing' }) }));
      await its.store.append(append('early', 1, { at: 7, listing: listing({ people: ['ann', 'bob'] }) }));
      expect(names(await its.store.lobby(9))).toEqual(['early', 'between']);
    });

    test("show a person's tables as they are, the last changed first", async () => {
      await found('a', 1, { people: ['ann', 'bob', 'ann'] });
      await found('b', 2, { people: ['', 'bob'], phase: 'over', access: 'private', summary: '{"won":"bob"}' });
      await its.store.append(append('a', 1, { at: 3, waiting: 0b101 }));
      expect(await its.store.tablesOf('bob', 9)).toEqual([
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
      expect(names(await its.store.tablesOf('bob', 1))).toEqual(['a']);
      expect(names(await its.store.tablesOf('ann', 9))).toEqual(['a']);
      expect(await its.store.tablesOf('', 9)).toEqual([]);
    });

    test('follow people who come and go', async () => {
      await found('a', 1, { people: ['ann', ''] });
      await its.store.append(append('a', 1, { listing: listing({ people: ['', 'bob'] }) }));
      expect(await its.store.tablesOf('ann', 9)).toEqual([]);
      expect(await its.store.tablesOf('bob', 9)).toMatchObject([{ table: 'a', people: ['', 'bob'] }]);
    });

    test('say where the server has something to do, the longest due first', async () => {
      await its.store.append(append('soon', 0, { due: 20 }));
      await its.store.append(append('now', 0, { due: 10 }));
      await its.store.append(append('never', 0, { due: 0 }));
      await its.store.append(append('done', 0, { due: 5 }));
      await its.store.append(append('done', 1, { due: 0 }));
      expect(await its.store.due(9, 9)).toEqual([]);
      expect(await its.store.due(10, 9)).toEqual(['now']);
      expect(await its.store.due(30, 9)).toEqual(['now', 'soon']);
      expect(await its.store.due(30, 1)).toEqual(['now']);
    });

    test('show what another one has stored, and goes on storing', async () => {
      const other = await its.open(its.address);
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
        expect(await its.store.lobby(9)).toEqual([now]);
        expect(await its.store.tablesOf('ann', 9)).toEqual([now]);
      }
      await its.store.append(append('a', 3, { listing: listing({ people: ['', 'bob'] }) }));
      await other.append(append('a', 4, { due: 5 }));
      expect(await its.store.due(5, 9)).toEqual(['a']);
      expect(await other.tablesOf('ann', 9)).toEqual([]);
    });

    test('show every one of thousands of tables, as the last append left it', async () => {
      const tables = Array.from({ length: 4_500 }, (_, i) => `t${i}`);
      const all = (after: number) =>
        Promise.all(
          tables.slice(after * 800).map((table) => its.store.append(append(table, after, { waiting: after }))),
        );
      for (let after = 0; after < 6; after++) await all(after);
      const other = await its.open(its.address); // as it would be found after a crash
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
      expect(await outcomes([its.store.append(late)])).toEqual(['Conflict']);
      expect(await its.store.lobby(9)).toEqual([{ table: 'a', ...listing(), last: 1, changed: 1, waiting: 1 }]);
      expect(await its.store.tablesOf('eve', 9)).toEqual([]);
    });
  });

  describe('expiry', () => {
    test('deletes unfinished tables not changed since, and nothing else', async () => {
      const phase = (name: 'open' | 'playing' | 'over') => ({ listing: listing({ phase: name }) });
      await its.store.append(append('open', 0, { at: 1, ...phase('open') }));
      await its.store.append(append('playing', 0, { at: 1, ...phase('playing') }));
      await its.store.append(append('over', 0, { at: 1, ...phase('over') }));
      await its.store.append(append('lively', 0, { at: 1, ...phase('playing') }));
      await its.store.append(append('lively', 1, { at: 5 }));
      expect((await its.store.expire(5)).toSorted()).toEqual(['open', 'playing']);
      expect(await its.store.expire(5)).toEqual([]);
      expect(await numbers('open')).toEqual([]);
      expect(await numbers('over')).toEqual([1]);
      expect(await numbers('lively')).toEqual([1, 2]);
      expect((await its.store.tablesOf('ann', 9)).map(({ table }) => table)).toEqual(['lively', 'over']);
      expect(await its.store.lobby(9)).toEqual([]);
    });

    test('takes as many as there are', async () => {
      await Promise.all(Array.from({ length: 130 }, (_, i) => its.store.append(append(`t${i}`, 0))));
      expect(await its.store.expire(Date.now())).toHaveLength(130);
    });

    test('leaves nothing to build on', async () => {
      await its.store.append(append('t', 0, { bodies: ['1', '2'] }));
      await its.store.expire(Date.now());
      expect(await outcomes([its.store.append(append('t', 2))])).toEqual(['Conflict']);
      await its.store.append(append('t', 0));
      expect(await numbers('t')).toEqual([1]);
    });

    test('hides nothing that is stored after it', async () => {
      await its.store.append(append('last', 0, { bodies: ['1', '2', '3'] }));
      await its.store.expire(Date.now());
      await its.store.append(append('next', 0));
      its.store = await its.open(its.address);
      expect(await numbers('next')).toEqual([1]);
      expect(await its.store.lobby(9)).toMatchObject([{ table: 'next' }]);
    });
  });
});
