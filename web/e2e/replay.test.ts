import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openForFriends, start } from './help/friends.ts';
import { byMouse } from './help/hands.ts';
import { myTurn, playOut } from './help/play.ts';
import { read } from './help/read.ts';
import { GAMES, practise, resign } from './help/table.ts';
import { test } from './help/test.ts';

const HOARD = fileURLToPath(new URL('../../.build/hoard.js', import.meta.url));
const MOMENT = /^(\d+) of (\d+)$/;

const moment = async (page: Page) => (await read(page.locator('.scrubber output'))).match(MOMENT)!.slice(1).map(Number);

async function watchAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.waitForSelector('.replay .tabletop');
}

describe.each(GAMES)('a match of %s that is over', (game) => {
  test('is watched again by steps, branched, and downloaded as a record that verifies', async ({ guest }) => {
    const page = await guest();
    await practise(page, game);
    await playOut(page, byMouse, 10);
    await myTurn(page);
    await resign(page);
    await watchAgain(page);
    const [first, moves] = await moment(page);
    expect(first).toBe(0);
    expect(moves).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => read(page.locator('.replay-told'))).not.toBe('');
    await page.getByRole('button', { name: 'One move on' }).click();
    expect(await moment(page)).toEqual([2, moves]);
    await page.getByLabel('Seen by').selectOption('0');
    await expect.poll(() => new URL(page.url()).search).toBe('?m=2&eyes=0');
    await page.keyboard.press('End');

    await page.getByRole('button', { name: 'Check the shuffle' }).click();
    await page.locator('.afterwards-verdict[data-good]').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).click(),
    ]);
    const { stdout } = await promisify(execFile)(process.execPath, [HOARD, 'verify', await download.path()]);
    expect(stdout).toContain('right');

    await page.getByRole('button', { name: 'One move back' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForSelector('.match:not(.replay) .tabletop');
    await playOut(page, byMouse, 2);
  });
});

test('a link leads another device to one moment of a match', async ({ guest }) => {
  const ada = await guest({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openForFriends(ada, 'red7', 'Ada');
  await start(ada);
  await playOut(ada, byMouse, 3);
  await myTurn(ada);
  await resign(ada);
  await watchAgain(ada);
  await ada.keyboard.press('ArrowRight');
  await ada.getByRole('button', { name: 'Link to this moment' }).click();
  await ada.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await ada.evaluate(() => navigator.clipboard.readText());

  const bo = await guest();
  await bo.goto(link);
  await bo.waitForSelector('.replay .tabletop');
  expect(await moment(bo)).toEqual(await moment(ada));
  expect(await read(bo.locator('.replay-told'))).toBe(await read(ada.locator('.replay-told')));
});
