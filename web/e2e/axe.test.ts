import { describe, expect } from 'vitest';
import { barriers } from './help/axe.ts';
import { byMouse } from './help/hands.ts';
import { myTurn, playOut } from './help/play.ts';
import { GAMES, practise, resign, showWords } from './help/table.ts';
import { test } from './help/test.ts';

describe.concurrent('axe finds nothing', () => {
  test.for(['/', '/new/red7', '/new/drakon', '/mine', '/lobby', '/settings', '/about', '/nowhere'])(
    'at %s',
    async (path, { guest }) => {
      const page = await guest();
      await page.goto(path);
      await page.waitForSelector('h1');
      expect(await barriers(page)).toEqual([]);
    },
  );

  test.for(GAMES)('in the rulebook of %s', async (game, { guest }) => {
    const page = await guest();
    await page.goto(`/rules/${game}`);
    await page.waitForSelector('.rule figure .tabletop');
    expect(await barriers(page)).toEqual([]);
  });

  test.for(GAMES)('at a table of %s, in words, and in its replay', async (game, { guest }) => {
    const page = await guest();
    await practise(page, game);
    await playOut(page, byMouse, 8);
    await myTurn(page);
    expect(await barriers(page)).toEqual([]);
    await showWords(page);
    expect(await barriers(page)).toEqual([]);
    await page.locator('.match-side').getByRole('button', { name: 'The table as a board' }).click();
    await resign(page);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.waitForSelector('.replay .tabletop');
    expect(await barriers(page)).toEqual([]);
  });
});
