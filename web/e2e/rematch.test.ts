import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accept, invite, openForFriends, start } from './help/friends.ts';
import { myTurn } from './help/play.ts';
import { practise, resign } from './help/table.ts';
import { test } from './help/test.ts';

const playAgain = (page: Page) => page.getByRole('button', { name: 'Play again' }).click();

/** Waits until another table is on the screen. */
async function another(page: Page, before: string): Promise<string> {
  await page.waitForURL((url) => url.href !== before);
  await page.waitForSelector('.match:not([data-over]) .tabletop');
  return page.url();
}

test('one more match on this device', async ({ guest }) => {
  const page = await guest();
  await practise(page, 'red7');
  await myTurn(page);
  const before = page.url();
  await resign(page);
  await playAgain(page);
  await another(page, before);
});

test('one more match with a friend, who had resigned', async ({ guest }) => {
  const [ada, bo] = [await guest(), await guest()];
  const before = await openForFriends(ada, 'red7', 'Ada');
  await accept(bo, await invite(ada, 1), 'Bo');
  await bo.waitForSelector('.chairs');
  await start(ada);
  await bo.waitForSelector('.match .tabletop');
  await resign(bo);
  for (const page of [ada, bo]) expect(await page.textContent('.end > p')).toBe('Bo resigned.');
  await playAgain(ada);
  await playAgain(bo);
  const [hers, his] = await Promise.all([another(ada, before), another(bo, before)]);
  expect(his).toBe(hers);
});
