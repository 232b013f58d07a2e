import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accept, invite, openForFriends, start } from './help/friends.ts';
import { byMouse } from './help/hands.ts';
import { playOut } from './help/play.ts';
import { audit, overhear, recordOf } from './help/sent.ts';
import { GAMES, resign } from './help/table.ts';
import { test } from './help/test.ts';

const hand = (page: Page) =>
  page
    .locator('.red7-hand [data-part]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.part!));

describe.concurrent.each(GAMES)('two at a table of %s and a third who watches', (game) => {
  test('play, and nobody is sent what is not theirs to see', async ({ guest }) => {
    const [ada, bo, eve] = [await guest(), await guest(), await guest()];
    const seen = [ada, bo, eve].map(overhear);
    const table = await openForFriends(ada, game, 'Ada');
    await accept(bo, await invite(ada, 1), 'Bo');
    await bo.waitForSelector('.chairs');
    await eve.goto(table);
    await eve.waitForSelector('.chairs');
    await start(ada);
    await Promise.all([bo, eve].map((page) => page.waitForSelector('.match .tabletop')));
    await playOut([ada, bo], byMouse, 40); // who play at random would never end a match of Diamoniak
    await resign(ada);
    await eve.waitForSelector('.end');
    const record = await recordOf(ada);
    for (const [i, viewer] of ([0, 1, 'spectator'] as const).entries()) {
      expect(new Set(seen[i]!.map((each) => each.viewer))).toEqual(new Set([viewer]));
      expect(audit(record, seen[i]!)).toBeGreaterThan(record.moves.length / 2);
    }
  });
});

test('a hand is on nobody else’s screen', async ({ guest }) => {
  const [ada, bo, eve] = [await guest(), await guest(), await guest()];
  const table = await openForFriends(ada, 'red7', 'Ada');
  await accept(bo, await invite(ada, 1), 'Bo');
  await bo.waitForSelector('.chairs');
  await start(ada);
  await eve.goto(table);
  await Promise.all([ada, bo].map((page) => page.waitForSelector('.red7-hand [data-part]')));
  await eve.waitForSelector('.match .tabletop');
  for (const [owner, ...others] of [
    [ada, bo, eve],
    [bo, ada, eve],
  ] as const) {
    const cards = await hand(owner);
    expect(cards).toHaveLength(7);
    for (const other of others) {
      const screen = await other.locator('.match').innerHTML();
      expect(cards.filter((card) => new RegExp(`\\b${card}\\b`).test(screen))).toEqual([]);
    }
  }
});

test('a rated match changes the ratings of both', async ({ guest }) => {
  const [ada, bo] = [await guest(), await guest()];
  await openForFriends(ada, 'red7', 'Ada', (page) => page.getByRole('switch', { name: 'Rated' }).click());
  await accept(bo, await invite(ada, 1), 'Bo');
  await bo.waitForSelector('.chairs');
  await start(ada);
  await bo.waitForSelector('.match .tabletop');
  await resign(ada);
  const changes = ada.locator('.end-ratings li');
  await changes.first().waitFor();
  expect(await changes.allTextContents()).toEqual([
    expect.stringMatching(/^Ada: rating 1000 → 9\d\d$/),
    expect.stringMatching(/^Bo: rating 1000 → 1\d\d\d$/),
  ]);
});
