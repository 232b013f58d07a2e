import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accept, invite, openForFriends, start } from './help/friends.ts';
import { byMouse } from './help/hands.ts';
import { myTurn, playOut } from './help/play.ts';
import { read } from './help/read.ts';
import { practise } from './help/table.ts';
import { test } from './help/test.ts';

const GAMES = ['red7', 'diamoniak'] as const;

/** What the browser itself says about a server that is gone. */
const GONE = /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/;

const told = (page: Page) => read(page.locator('.match-side .log'));

describe.each(GAMES)('%s', (game) => {
  test('on this device goes on after a reload', async ({ guest }) => {
    const page = await guest();
    await practise(page, game);
    await playOut(page, byMouse, 2);
    await myTurn(page);
    const before = await told(page);
    await page.reload();
    await page.waitForSelector('.match .tabletop');
    expect(await told(page)).toContain(before);
    await playOut(page, byMouse, 6);
    expect((await told(page)).length).toBeGreaterThan(before.length);
  });

  test('with a friend goes on after a reload and after the server was killed', async ({ guest, house: { server } }) => {
    const [ada, bo] = [await guest({ excuse: GONE }), await guest({ excuse: GONE })];
    await openForFriends(ada, game, 'Ada');
    await accept(bo, await invite(ada, 1), 'Bo');
    await bo.waitForSelector('.chairs');
    await start(ada);
    await bo.waitForSelector('.match');
    await playOut([ada, bo], byMouse, 2);
    await bo.reload();
    await bo.waitForSelector('.match .tabletop');
    const before = await told(ada);
    await server.kill();
    const lost = [ada, bo].map((page) => page.locator('.match-notice', { hasText: 'The line to the table is lost' }));
    await Promise.all(lost.map((notice) => notice.waitFor()));
    await server.start();
    await Promise.all(lost.map((notice) => notice.waitFor({ state: 'detached' })));
    expect(await told(ada)).toContain(before);
    await playOut([ada, bo], byMouse, 8);
    expect((await told(bo)).length).toBeGreaterThan(before.length);
  });
});
