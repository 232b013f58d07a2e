import { boxOf } from '@hoard/games';
import { LANGUAGES, type Language } from '@hoard/kernel/text';
import { describe, expect } from 'vitest';
import { cs } from '../src/text/cs/index.ts';
import { en } from '../src/text/en/index.ts';
import { pl } from '../src/text/pl/index.ts';
import { sk } from '../src/text/sk/index.ts';
import { read } from './help/read.ts';
import { refuse } from './help/refuse.ts';
import { begin, GAMES, type GameName } from './help/table.ts';
import { test } from './help/test.ts';

const PAGE = { en, cs, sk, pl };

/** All that a game says in a language, with anything where a message leaves a gap. */
function sayings(game: GameName, language: Language): RegExp[] {
  return Object.values(boxOf(game)!.texts[language]).map((message) => {
    const gaps = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;
    const literal = message.split(gaps).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${literal.join('.+')}$`);
  });
}

describe.concurrent.each(GAMES)('%s', (game) => {
  test.for(LANGUAGES)(
    'explains an illegal attempt in %s, and opens the rulebook there',
    async (language, { guest }) => {
      const page = await guest({ locale: language });
      do {
        await page.goto(`/new/${game}`);
        await begin(page);
      } while (!(await refuse(page)));
      const link = page.locator('.match-notice a');
      const cited = await read(link);
      const sentence = (await read(page.locator('.match-notice > span'))).replace(cited, '').trim();
      expect(
        sayings(game, language).some((saying) => saying.test(sentence)),
        sentence,
      ).toBe(true);
      const rule = cited.match(/§(\d+\.\d+)/)![1]!;
      expect(cited).toBe(PAGE[language]['table.rule'].replace('{rule}', rule));
      await link.click();
      expect(new URL(page.url()).pathname).toBe(`/rules/${game}/${rule}`);
      const article = page.locator('.rule[data-here]');
      await article.waitFor();
      expect(await read(article.locator('.rule-number'))).toBe(`§${rule}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.waitForFunction(() => {
        const { top } = document.querySelector('.rule[data-here]')!.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      });
    },
  );
});

test('an explanation goes when the board is touched again', async ({ guest }) => {
  const page = await guest();
  do {
    await page.goto('/new/red7');
    await begin(page);
  } while (!(await refuse(page)));
  await page.locator('.match-notice > span').click();
  expect(await page.locator('.match-notice').count()).toBe(1);
  await page.locator('.tabletop').dispatchEvent('pointerdown', { bubbles: true });
  await page.locator('.match-notice').waitFor({ state: 'detached' });
});
