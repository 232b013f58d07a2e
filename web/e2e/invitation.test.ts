import { expect } from 'vitest';
import { accept, invite, openForFriends, start } from './help/friends.ts';
import { read } from './help/read.ts';
import { test } from './help/test.ts';

test('a link hands over one chair, once', async ({ guest }) => {
  const [ada, bo, eve] = [await guest(), await guest(), await guest()];
  await openForFriends(ada, 'diamoniak', 'Ada');
  const link = await invite(ada, 1);
  await accept(bo, link, 'Bo');
  await bo.getByText('You have a chair').waitFor();
  expect(bo.url()).not.toContain('#');
  await ada.locator('.chair', { hasText: 'Bo' }).waitFor();

  await accept(eve, link, 'Eve');
  await eve.waitForSelector('.chairs');
  await start(ada);
  await bo.waitForSelector('.match');
  await eve.waitForSelector('.match');
  for (const page of [ada, bo, eve]) {
    const people = await read(page.locator('.match-side .people'));
    expect(people).toMatch(/Ada.*Bo/);
    expect(people).not.toContain('Eve');
  }
  await bo.reload();
  await bo.waitForSelector('.match');
});

test('bots sit down, and a chair that stays empty is a bot’s', async ({ guest }) => {
  const ada = await guest();
  await openForFriends(ada, 'red7', 'Ada');
  await ada.getByLabel('Bot on chair 2').selectOption({ label: 'Beginner' });
  await ada.locator('.chair', { hasText: 'Slate' }).waitFor();
  await ada.getByLabel('Bot on chair 2').selectOption({ label: 'No bot' });
  await ada.locator('.chair[data-free]').waitFor();
  await start(ada);
  await ada.locator('.match-side .people', { hasText: 'Slate' }).waitFor();
});
