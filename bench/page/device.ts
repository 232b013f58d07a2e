/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const NAMES = ['chromium-headless-shell', 'chromium']; // the shell is the same engine with less around it
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of this machine. */
export function launch(): Promise<Browser> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const executablePath = places.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('there is no chromium on the PATH');
  return chromium.launch({ executablePath, args: FLAGS });
}

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
