/// <reference lib="dom" />
import type { Page } from 'playwright-core';

interface Watched {
  tapped: number;
  shown: number;
}
type Window = typeof globalThis & { watched: Watched };

/** Watches the next taps: when the last was, and when the log got its next line. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { tapped: 0, shown: 0 };
    (globalThis as Window).watched = watched;
    const lines = () => document.querySelectorAll('.match-side .log li').length;
    const before = lines();
    addEventListener('pointerup', ({ timeStamp }) => {
      if (watched.shown === 0) watched.tapped = timeStamp;
    });
    const observer = new MutationObserver(() => {
      if (lines() === before) return;
      observer.disconnect();
      requestAnimationFrame((now) => {
        watched.shown = now;
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Taps what glows until a move is made; the ms from the last tap to the move on the screen. */
export async function moving(page: Page): Promise<number> {
  await page.waitForSelector('.match-turn[data-mine]');
  await page.waitForSelector('.match-board [data-open]');
  await watch(page);
  for (let tap = 0; tap < 40 && !(await page.evaluate(() => (globalThis as Window).watched.shown > 0)); tap++) {
    const spot = await page.evaluate(glowing, tap / 7);
    if (spot !== undefined) await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(250);
  }
  const { tapped, shown } = await page.evaluate(() => (globalThis as Window).watched);
  if (shown === 0) throw new Error(`no move could be made at ${page.url()}`);
  return shown - tapped;
}

/** A place on the screen where something that glows can be touched. */
function glowing(start: number): { readonly x: number; readonly y: number } | undefined {
  const parts = [...document.querySelectorAll<HTMLElement>('.match-board [data-open]')];
  const first = Math.floor((start % 1) * parts.length);
  for (const part of [...parts.slice(first), ...parts.slice(0, first)]) {
    const { x, y, width, height } = part.getBoundingClientRect();
    for (const at of [0.5, 0.2, 0.8, 0.08, 0.92]) {
      const spot = { x: x + at * width, y: y + height / 2 };
      const seen = document.elementFromPoint(spot.x, spot.y)?.closest('[data-part]');
      if (seen === part) return spot;
    }
  }
  return undefined;
}
