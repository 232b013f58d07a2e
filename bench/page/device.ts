/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How much slower than this machine the measured device is. */
export const SLOWDOWN = 4;

/** A phone that has never been here before. */
export async function phone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    locale: 'en',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
