import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byMouse } from './help/hands.ts';
import { type Act, playOut } from './help/play.ts';
import { read } from './help/read.ts';
import { begin, chooseTwo, type GameName, resign } from './help/table.ts';
import { test } from './help/test.ts';

async function sitTogether(page: Page, game: GameName): Promise<void> {
  await page.goto(`/new/${game}`);
  await chooseTwo(page, game);
  await page.getByRole('radio', { name: 'On one device' }).check();
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Name of player 2').fill('Bo');
  await begin(page);
}

const hand = (page: Page) =>
  page
    .locator('.red7-hand [data-part]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.part!));

/** What of the screen the curtain does not cover. */
const uncovered = () => {
  const curtain = document.querySelector('.curtain')!;
  const spots = [0.02, 0.3, 0.6, 0.98].flatMap((u) =>
    [0.02, 0.3, 0.6, 0.98].map((v) => [u * innerWidth, v * innerHeight]),
  );
  return spots.filter(([x, y]) => !curtain.contains(document.elementFromPoint(x!, y!)));
};

test('a curtain hides each hand of Red7 from the others', async ({ guest }) => {
  const page = await guest();
  const hands = { Ada: new Set<string>(), Bo: new Set<string>() };
  const act: Act = async () => {
    const curtain = page.locator('.curtain[open]');
    if (!(await curtain.isVisible())) return byMouse(page);
    expect(await page.evaluate(uncovered)).toEqual([]);
    await page.keyboard.press('Escape');
    const [name] = (await read(curtain.locator('h2'))).split(',') as [keyof typeof hands];
    await curtain.getByRole('button', { name: 'It is me, show my hand' }).click();
    await curtain.waitFor({ state: 'detached' });
    for (const card of await hand(page)) hands[name].add(card);
  };
  await sitTogether(page, 'red7');
  await playOut(page, act);
  expect(await read(page.locator('.end h2'))).toMatch(/won/);
  expect([...hands.Ada].filter((card) => hands.Bo.has(card))).toEqual([]);
  for (const { size } of Object.values(hands)) expect([0, 7]).toContain(size); // a match can end before the second turn
});

test('where nothing is hidden there is no curtain', async ({ guest }) => {
  const page = await guest();
  await sitTogether(page, 'diamoniak');
  const act: Act = async () => {
    expect(await page.locator('.curtain').count()).toBe(0);
    await byMouse(page);
  };
  await playOut(page, act, 60);
  await resign(page);
});
