import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hoard/server';
import { configOf } from '@hoard/server/config';
import type { Browser } from 'playwright-core';
import { launch } from '../../bench/page/chromium.ts';
import { GAMES } from '../e2e/help/table.ts';
import { moments } from './matches.ts';
import { plant } from './plant.ts';
import { SCENES, type Scene, SEATS, tableName } from './scenes.ts';

const SIZES = { phone: [390, 844], tablet: [820, 1180], desk: [1440, 900] } as const;
const LIGHTS = ['light', 'dark'] as const;
const LANGUAGES = ['cs', 'en'] as const;
const FOLDER = 'shots';

interface Device {
  readonly size: keyof typeof SIZES;
  readonly light: (typeof LIGHTS)[number];
  readonly language: (typeof LANGUAGES)[number];
}

const DEVICES = (Object.keys(SIZES) as Device['size'][]).flatMap((size) =>
  LIGHTS.flatMap((light) => LANGUAGES.map((language): Device => ({ size, light, language }))),
);

const MATCHES = GAMES.flatMap((game) =>
  Object.entries(moments(game, SEATS[game])).map(([moment, events]) => ({ table: tableName(game, moment), events })),
);

/** Takes the pictures of all scenes with one kind of device. */
async function take(browser: Browser, baseURL: string, scenes: readonly Scene[], device: Device): Promise<void> {
  const [width, height] = SIZES[device.size];
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: device.size !== 'desk',
    colorScheme: device.light,
    locale: device.language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/');
  for (const { table, events } of MATCHES) await plant(page, table, events);
  for (const { name, path, ready, prepare } of scenes) {
    const file = `${name}-${device.size}-${device.light}-${device.language}.png`;
    try {
      await page.goto(path);
      await page.waitForSelector(ready);
      await prepare?.(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(700); // until nothing moves
      await page.screenshot({ path: `${FOLDER}/${file}` });
      console.log(file);
    } catch (error) {
      console.error(`${file}: ${error}`);
      process.exitCode = 1;
    }
  }
  await context.close();
}

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = (name: string) => positionals.length === 0 || positionals.some((part) => name.includes(part));
const data = mkdtempSync(`${tmpdir()}/hoard-shots-`);
const node = await serve(configOf({ port: 0, log: 'silent', requests: 1e6, data }, {}), resolve('web/dist'));
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
for (const device of DEVICES) {
  const scenes = SCENES.filter(({ name }) => wanted(`${name}-${device.size}-${device.light}-${device.language}`));
  if (scenes.length > 0) await take(browser, node.address, scenes, device);
}
await browser.close();
await node.stop();
rmSync(data, { recursive: true });
