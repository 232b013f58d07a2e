import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium-headless-shell', 'chromium']; // the shell is the same engine with less around it
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of this machine. */
export function launch(): Promise<Browser> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const executablePath = places.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('there is no chromium on the PATH');
  return chromium.launch({ executablePath, args: FLAGS });
}
