import { describe, expect } from 'vitest';
import { byWords } from './help/hands.ts';
import { playOut } from './help/play.ts';
import { read } from './help/read.ts';
import { GAMES, practise, showWords } from './help/table.ts';
import { test } from './help/test.ts';

describe.concurrent.each(GAMES)('%s', (game) => {
  test('is played to its end by words alone', async ({ guest }) => {
    const page = await guest();
    await practise(page, game);
    await showWords(page);
    await playOut(page, byWords);
    expect(await read(page.locator('.end h2'))).toMatch(/won|draw/i);
  });
});
