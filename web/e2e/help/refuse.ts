import type { Page } from 'playwright-core';
import { glowing, type Spot } from './hands.ts';
import { myTurn } from './play.ts';

const TRIES = 40;
const EACH = 10; // things that do not glow, tried with each that does
const DARK = ['[data-part]:not([data-open], [data-carried])', '[data-part]:not([data-open], [data-taken])'];

/** Tries things until the rules refuse one: what does not glow, with nothing in hand and then with something that does. False if that ended the match. */
export async function refuse(page: Page): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    await myTurn(page);
    if ((await page.locator('.match[data-over]').count()) > 0) return false;
    if (i > 0) await click(page, (await glowing(page, '[data-open][data-carried]')) ?? (await glowing(page)));
    for (let j = 0; j < EACH; j++) {
      if ((await page.locator('.match-turn[data-mine]').count()) === 0) break;
      await click(page, await glowing(page, DARK[j % DARK.length]));
      if (await page.locator('.match-notice a').isVisible()) return true;
    }
    await page.keyboard.press('Escape');
  }
  throw new Error(`nothing was refused at ${page.url()}`);
}

async function click(page: Page, spot: Spot | undefined): Promise<void> {
  if (spot !== undefined) await page.mouse.click(spot.x, spot.y);
}
