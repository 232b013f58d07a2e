import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bus } from '../../src/bus/index.ts';
import { ear, memory, redis } from './buses.ts';

describe.each([memory, redis()])('A bus in $name', (kind) => {
  let here: Bus;
  let there: Bus;

  beforeAll(() => kind.begin());
  afterAll(() => kind.end());
  beforeEach(async () => {
    [here, there] = await kind.nodes();
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
  });

  describe('texts', () => {
    test('reach the listeners of their channel on every node, in order', async () => {
      const [near, far, other] = [ear(), ear(), ear()];
      await here.subscribe('a', near.listener);
      await there.subscribe('a', far.listener);
      await there.subscribe('b', other.listener);
      const texts = ['1', '2 words', 'žluťoučký 🐉', ''];
      await Promise.all(texts.map((text) => here.publish('a', text)));
      await vi.waitFor(() => expect(far.heard).toEqual(texts));
      expect(near.heard).toEqual(texts);
      expect(other.heard).toEqual([]);
    });

    test("have reached this node's listeners when publish returns", async () => {
      const near = ear();
      await here.subscribe('a', near.listener);
      const published = here.publish('a', 'x');
      expect(near.heard).toEqual(['x']);
      await published;
    });

    test('reach a listener as often as it listens, until it stops', async () => {
      const far = ear();
      const stops = [await there.subscribe('a', far.listener), await there.subscribe('a', far.listener)];
      await here.publish('a', '1');
      await vi.waitFor(() => expect(far.heard).toEqual(['1', '1']));
      stops[0]!();
      stops[0]!();
      await here.publish('a', '2');
      await vi.waitFor(() => expect(far.heard).toEqual(['1', '1', '2']));
      stops[1]!();
      await here.publish('a', '3');
      await there.subscribe('a', far.listener);
      await here.publish('a', '4');
      await vi.waitFor(() => expect(far.heard).toEqual(['1', '1', '2', '4']));
    });
  });

  describe('presence', () => {
    const at = async (place: string) => (await there.present(place)).toSorted();

    test('tells who is where, on any node', async () => {
      here.enter('t', 'ann');
      here.enter('u', 'ann');
      there.enter('t', 'bob the second');
      await vi.waitFor(async () => expect(await at('t')).toEqual(['ann', 'bob the second']));
      expect(await at('u')).toEqual(['ann']);
      expect(await at('nowhere')).toEqual([]);
    });

    test('lasts until all who entered have left', async () => {
      const leave = [here.enter('t', 'eve'), here.enter('t', 'eve'), there.enter('t', 'eve')];
      leave[0]!();
      leave[0]!();
      leave[2]!();
      here.enter('t', 'mark');
      await vi.waitFor(async () => expect(await at('t')).toEqual(['eve', 'mark']));
      leave[1]!();
      await vi.waitFor(async () => expect(await at('t')).toEqual(['mark']));
    });
  });

  test('turns are so many in a window of time', async () => {
    const taken = await Promise.all([here, there, here, there].map((bus) => bus.take('ann', 3, 200)));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await here.take('bob', 1, 200)).toBe(true);
    await vi.waitFor(async () => expect(await there.take('ann', 3, 200)).toBe(true));
  });

  test('a lease is held by whoever holds it', async () => {
    expect(await here.lease('clock', 1_000)).toBe(true);
    expect(await here.lease('clock', 1_000)).toBe(true);
    await here.release('clock');
    expect(await there.lease('clock', 1_000)).toBe(true);
  });
});
