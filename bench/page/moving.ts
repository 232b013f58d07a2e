/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** What came of a tap that made a move. */
export interface Moving {
  readonly wait: number; // ms from the tap to the move on the screen
  readonly rate: number; // frames a second while things were moving
}

interface Watched {
  tapped: number;
  shown: number;
  frames: number[];
}
type Window = typeof globalThis & { watched: Watched };

const MOVING = 1000; // ms of motion after a move

/** Frames a second of a page on which nothing moves: what this machine can do at most. */
export function stillness(page: Page): Promise<number> {
  return page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        let frames = 0;
        const frame = (now: number) => {
          if (now - begun > ms) resolve((frames / (now - begun)) * 1000);
          else requestAnimationFrame(frame);
          frames++;
        };
        requestAnimationFrame(frame);
      }),
    MOVING,
  );
}

/** Watches the next taps: when the last was, when the log got its next line, and each frame from then on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { tapped: 0, shown: 0, frames: [] };
    (globalThis as Window).watched = watched;
    const lines = () => document.querySelectorAll('.match-side .log li').length;
    const before = lines();
    addEventListener('pointerup', ({ timeStamp }) => {
      if (watched.shown === 0) watched.tapped = timeStamp;
    });
    const frame = (now: number) => {
      if (watched.shown > 0) watched.frames.push(now);
      else if (lines() > before) watched.shown = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** Taps what glows until a move is made. */
export async function moving(page: Page): Promise<Moving> {
  await page.waitForSelector('.match-turn[data-mine]');
  await page.waitForSelector('.match-board [data-open]');
  await watch(page);
  for (let tap = 0; tap < 40 && !(await page.evaluate(() => (globalThis as Window).watched.shown > 0)); tap++) {
    const spot = await page.evaluate(glowing, tap / 7);
    if (spot !== undefined) await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(MOVING);
  const { tapped, shown, frames } = await page.evaluate(() => (globalThis as Window).watched);
  if (shown === 0) throw new Error(`no move could be made at ${page.url()}`);
  const moved = frames.filter((frame) => frame - shown <= MOVING);
  return { wait: shown - tapped, rate: (moved.length / (moved.at(-1)! - shown)) * 1000 };
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
