import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bus, openBus } from '../src/bus/index.ts';
import { ear } from './contract/buses.ts';
import { diesAfterEntering } from './contract/killed.ts';
import { startRedis } from './services/redis.ts';
import type { Service } from './services/service.ts';

const PATIENT = { timeout: 8_000, interval: 50 };

describe('Nodes on Redis', () => {
  let service: Service;
  let here: Bus;
  let there: Bus;

  beforeAll(async () => {
    service = await startRedis();
  });
  afterAll(() => service.end());
  beforeEach(async () => {
    [here, there] = await Promise.all([openBus(service.address), openBus(service.address)]);
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
  });

  test('a lease is one node’s, until it is released or over', async () => {
    expect(await here.lease('clock', 300)).toBe(true);
    expect(await there.lease('clock', 300)).toBe(false);
    await there.release('clock');
    expect(await there.lease('clock', 300)).toBe(false);
    await vi.waitFor(async () => expect(await there.lease('clock', 300)).toBe(true));
    expect(await here.lease('clock', 300)).toBe(false);
  });

  test('people of a node that stays are there for long, of one that died not', async () => {
    here.enter('t', 'ann');
    await diesAfterEntering(service.address, 't', 'zoe');
    expect((await there.present('t')).toSorted()).toEqual(['ann', 'zoe']);
    await vi.waitFor(async () => expect(await there.present('t')).toEqual(['ann']), PATIENT);
  });

  test('who cannot be heard for a moment has others told', async () => {
    const gap = vi.fn();
    there.onGap(gap);
    const admin = new Redis(service.address);
    const publishing = Promise.allSettled(
      Array.from({ length: 50 }, async (_, i) => {
        await pause(i);
        await here.publish('a', `${i}`);
      }),
    );
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    const ends = await publishing;
    await admin.quit();
    expect(ends.map(({ status }) => status)).toContain('rejected');
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), PATIENT);
  });

  describe.each([
    ['killed', () => service.kill(), () => service.start()],
    ['frozen', () => service.freeze(), () => service.thaw()],
  ])('while Redis is %s', (_, leave, comeBack) => {
    test('texts are refused, turns counted alone; then all is as it was, and everybody is told of the gap', async () => {
      const [near, far] = [ear(), ear()];
      const gaps = [vi.fn(), vi.fn()];
      await here.subscribe('a', near.listener);
      const stop = await there.subscribe('a', far.listener);
      here.enter('t', 'ann');
      here.onGap(gaps[0]!);
      there.onGap(gaps[1]!);

      await leave();
      await expect(here.publish('a', 'lost')).rejects.toThrow('Redis cannot be reached');
      expect(near.heard).toEqual(['lost']);
      expect(await here.take('ann', 1, 60_000)).toBe(true);
      expect(await here.take('ann', 1, 60_000)).toBe(false);
      await expect(here.present('t')).rejects.toThrow('Redis cannot be reached');
      await expect(here.lease('clock', 100)).rejects.toThrow('Redis cannot be reached');
      const late = ear();
      await there.subscribe('late', late.listener);
      here.enter('t', 'late');
      await pause(1_000);
      expect(gaps.map((gap) => gap.mock.calls.length)).toEqual([0, 0]);

      await comeBack();
      await vi.waitFor(() => expect(gaps.every((gap) => gap.mock.calls.length > 0)).toBe(true), PATIENT);
      await vi.waitFor(() => here.publish('a', 'back'), PATIENT);
      await here.publish('late', 'heard');
      await vi.waitFor(() => expect(far.heard.at(-1)).toBe('back'));
      await vi.waitFor(() => expect(late.heard).toEqual(['heard']));
      await vi.waitFor(async () => expect((await there.present('t')).toSorted()).toEqual(['ann', 'late']), PATIENT);
      stop();
    });
  });

  test('a Redis that is not there is said so', async () => {
    await expect(openBus('redis://127.0.0.1:1')).rejects.toThrow('Redis cannot be reached: connect ECONNREFUSED');
  });
});
