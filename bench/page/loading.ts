/// <reference lib="dom" />
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** How a page felt while it loaded, in ms; the shift has no unit. */
export interface Loading {
  readonly paint: number; // until the largest thing was there
  readonly blocked: number; // tasks beyond 50 ms
  readonly shift: number;
}

interface Measured {
  paint: number;
  blocked: number;
  shift: number;
}
type Window = typeof globalThis & { measured: Measured };

const SETTLED = 1500; // ms after which nothing more is loaded

/** Loads an address and watches it. */
export async function loading(page: Page, path: string, ready: string): Promise<Loading> {
  await page.addInitScript(() => {
    const measured: Measured = { paint: 0, blocked: 0, shift: 0 };
    (globalThis as Window).measured = measured;
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      measured.paint = startTime;
    });
    watch('longtask', ({ duration }) => {
      measured.blocked += duration - 50;
    });
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) measured.shift += value;
    });
  });
  await page.goto(path);
  await page.waitForSelector(ready);
  await page.waitForTimeout(SETTLED);
  return page.evaluate(() => (globalThis as Window).measured);
}

/** The scripts the page itself has fetched so far, each with its size as it is sent. */
export async function scripts(page: Page): Promise<ReadonlyMap<string, number>> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const sizes = new Map<string, number>();
  for (const name of names) {
    const code = Buffer.from(await (await fetch(name)).arrayBuffer());
    sizes.set(name, gzipSync(code, { level: 9 }).length);
  }
  return sizes;
}
