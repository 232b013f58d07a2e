import type { Page } from 'playwright-core';

export const GAMES = ['red7', 'seven-dragons', 'dragon-inferno', 'drakon', 'diamoniak'] as const;
export type GameName = (typeof GAMES)[number];

/** Sits down to a game of two against a bot that knows how to end it, as somebody would from the home page. */
export async function practise(page: Page, game: GameName): Promise<void> {
  await page.goto('/');
  await page.locator(`.game-card[data-game="${game}"]`).click();
  await chooseTwo(page, game);
  await page.getByRole('radio', { name: 'Medium' }).check();
  await begin(page);
}

export async function chooseTwo(page: Page, game: GameName): Promise<void> {
  if (game !== 'dragon-inferno') await page.getByRole('radio', { name: '2', exact: true }).check();
}

export async function begin(page: Page): Promise<void> {
  await page.locator('.new-play').click();
  await page.waitForSelector('.match');
}

/** The table in words instead of the board. */
export async function showWords(page: Page): Promise<void> {
  await page.locator('.match-side').getByRole('button', { name: 'The table in words' }).click();
  await page.waitForSelector('.words');
}

/** Ends a match before its end, unless it is over already. */
export async function resign(page: Page): Promise<void> {
  if ((await page.locator('.match[data-over]').count()) > 0) return;
  await page.locator('.match-side').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.match-side').getByRole('button', { name: 'Really resign?' }).click();
  await page.waitForSelector('.end');
}
