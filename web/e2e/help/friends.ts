import type { Page } from 'playwright-core';
import { chooseTwo, type GameName } from './table.ts';

/** Opens a table for friends and waits at it; gives its address. */
export async function openForFriends(
  page: Page,
  game: GameName,
  name: string,
  wish: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.goto(`/new/${game}`);
  await chooseTwo(page, game);
  await page.getByRole('radio', { name: 'Friends' }).check();
  await page.getByLabel('Your name').fill(name);
  await wish(page);
  await page.locator('.new-play').click();
  await page.waitForSelector('.chairs');
  return page.url();
}

/** The link that hands over the n-th chair. */
export async function invite(page: Page, chair: number): Promise<string> {
  await page.locator('.chair').nth(chair).getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByLabel('The link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** Follows an invitation. */
export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByPlaceholder('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.waitForSelector('.match');
}
