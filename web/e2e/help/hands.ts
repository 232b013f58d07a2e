import { rngFrom } from '@hoard/kernel';
import type { Page } from 'playwright-core';
import type { Act } from './play.ts';

/** Points at something that glows and clicks it. */
export const byMouse: Act = async (page) => {
  const spot = await worthTaking(page);
  if (spot !== undefined) await page.mouse.click(spot.x, spot.y);
};

export const byTouch: Act = async (page) => {
  const spot = await worthTaking(page);
  if (spot !== undefined) await page.touchscreen.tap(spot.x, spot.y);
};

/** Whoever can do something else does not pass. */
async function worthTaking(page: Page): Promise<Spot | undefined> {
  return (await glowing(page, '[data-open]:not([data-part="pass"])')) ?? glowing(page);
}

/** The luck of those who play at random. */
export const dice = rngFrom('hands');

/** Reads the moves in words and takes one. */
export const byWords: Act = async (page) => {
  const moves = await page.locator('.words-moves button').all();
  await moves[dice.int(moves.length)]?.click({ timeout: 2000 }).catch(() => {});
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place on the screen where something that glows can be seen, whatever lies on top of the rest of it. */
export function glowing(page: Page, which = '[data-open]'): Promise<Spot | undefined> {
  return page.evaluate(
    ({ start, which }) => {
      const parts = [...document.querySelectorAll<HTMLElement>(`.match-board ${which}`)];
      const first = Math.floor(start * parts.length);
      const spots = [0.5, 0.2, 0.8, 0.08, 0.92].flatMap((u) => [0.5, 0.2, 0.8].map((v) => [u, v] as const));
      for (const part of [...parts.slice(first), ...parts.slice(0, first)]) {
        const { x, y, width, height } = part.getBoundingClientRect();
        for (const [u, v] of spots) {
          const spot = { x: x + u * width, y: y + v * height };
          const seen = document.elementFromPoint(spot.x, spot.y)?.closest<HTMLElement>('[data-part]');
          if (seen === part || (seen && part.contains(seen) && seen.dataset.open === undefined)) return spot;
        }
      }
      return undefined;
    },
    { start: dice.int(1000) / 1000, which },
  );
}
