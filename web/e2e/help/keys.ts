import type { Page } from 'playwright-core';
import { dice } from './hands.ts';
import type { Act } from './play.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const STEPS = 80; // to look for something
const PICKY = 20; // steps for one thing in particular

/** Goes by arrows to something that glows, and presses Enter. */
export const byKeys: Act = async (page) => {
  await reachBoard(page);
  const wish = await page.evaluate((start) => {
    const open = [...document.querySelectorAll<HTMLElement>('.match-board [data-open]')];
    return open[Math.floor(start * open.length)]?.dataset.part ?? '';
  }, dice.int(1000) / 1000);
  for (let i = 0; i < STEPS; i++) {
    const key = await page.evaluate(towards, { wish, picky: i < PICKY });
    const astray = key !== 'Enter' && dice.int(10) < 3; // straight on is not always the way round
    await page.keyboard.press(astray ? ARROWS[dice.int(ARROWS.length)]! : key);
    if (key === 'Enter') return;
  }
};

/** Tab leads to the board. */
async function reachBoard(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(() => document.activeElement?.matches('.match-board [data-part]') ?? false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the board');
}

/** The key that leads from the part in focus to the one that is wished for; after a while anything that glows will do. */
function towards({ wish, picky }: { readonly wish: string; readonly picky: boolean }): string {
  const from = document.activeElement as HTMLElement;
  const open = [...document.querySelectorAll<HTMLElement>('.match-board [data-open]')];
  const to = open.find((part) => part.dataset.part === wish) ?? open[0];
  if (from.dataset.open !== undefined && (from.dataset.part === wish || !picky)) return 'Enter';
  if (to === undefined) return 'Escape';
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [a, b] = [middle(from), middle(to)];
  if (Math.abs(b.x - a.x) > Math.abs(b.y - a.y)) return b.x < a.x ? 'ArrowLeft' : 'ArrowRight';
  return b.y < a.y ? 'ArrowUp' : 'ArrowDown';
}
