import type { Locator } from 'playwright-core';

/** The text that stands there. */
export async function read(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}
