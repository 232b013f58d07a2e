import { describe, expect } from 'vitest';
import { PHONE } from './help/guest.ts';
import { byTouch } from './help/hands.ts';
import { playOut } from './help/play.ts';
import { read } from './help/read.ts';
import { GAMES, practise } from './help/table.ts';
import { test } from './help/test.ts';

describe.concurrent.each(GAMES)('%s', (game) => {
  test('is played to its end by tapping on a phone', async ({ guest }) => {
    const page = await guest(PHONE);
    await practise(page, game);
    await playOut(page, byTouch);
    expect(await read(page.locator('.end h2'))).toMatch(/won|draw/i);
  });
});
