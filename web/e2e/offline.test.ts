import { expect } from 'vitest';
import { byMouse } from './help/hands.ts';
import { playOut } from './help/play.ts';
import { read } from './help/read.ts';
import { practise } from './help/table.ts';
import { test } from './help/test.ts';

test('an installed page opens and plays a match without a network', async ({ guest, house: { server } }) => {
  const page = await guest();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await server.kill();
  await page.context().setOffline(true);
  await practise(page, 'red7');
  await playOut(page, byMouse);
  expect(await read(page.locator('.end h2'))).toMatch(/won|draw/i);
  await page.reload();
  await page.waitForSelector('.end');
});
