import { describe, expect } from 'vitest';
import { byKeys } from './help/keys.ts';
import { playOut } from './help/play.ts';
import { read } from './help/read.ts';
import { GAMES, practise } from './help/table.ts';
import { test } from './help/test.ts';

describe.concurrent.each(GAMES)('%s', (game) => {
  test('is played to its end by keys alone', async ({ guest }) => {
    const page = await guest();
    await practise(page, game);
    await playOut(page, byKeys);
    expect(await read(page.locator('.end h2'))).toMatch(/won|draw/i);
  });
});
