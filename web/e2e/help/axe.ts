import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}
interface Axe {
  run(options: object): Promise<Found>;
}

/** What is in the way of people who cannot see, point or read small print, as axe finds it; by day and by night. */
export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(400); // until colours have changed
    await page.evaluate(source);
    const { violations } = await page.evaluate(() => {
      return (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] });
    });
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ html }) => `${colorScheme} ${id}: ${html.slice(0, 200)}`));
    }
  }
  return found;
}
