import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn, queue } from '../src/queue.ts';

test('work is done in the order of asking, one piece at a time', async () => {
  const line = queue();
  const log: string[] = [];
  const work = (name: string, ms: number) =>
    inTurn(line, async () => {
      log.push(`${name} begins`);
      await pause(ms);
      log.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work('a', 20), work('b', 5), work('c', 0)])).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('the first piece begins at once, and one that fails does not stop the others', async () => {
  const line = queue();
  let begun = false;
  const failing = inTurn(line, async () => {
    begun = true;
    throw new Error('no');
  });
  expect(begun).toBe(true);
  const after = inTurn(line, async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('done');
  expect(await inTurn(line, async () => 'again')).toBe('again');
});
