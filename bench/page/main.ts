import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { serve } from '@hoard/server';
import { configOf } from '@hoard/server/config';
import { launch } from './chromium.ts';
import { SLOWDOWN } from './device.ts';
import { loads, motions, waits, weights } from './figures.ts';
import { report } from './report.ts';

const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const data = mkdtempSync(`${tmpdir()}/hoard-page-`);
const node = await serve(configOf({ port: 0, log: 'silent', requests: 1e6, data }, {}), PAGE);
const browser = await launch();
console.log(`The page on a phone of 390 × 844; what is loaded and what moves is measured ${SLOWDOWN} times slower.\n`);
let holds = true;
for (const measure of [weights, loads, waits, motions]) {
  holds = report(await measure(browser, node.address)) && holds;
}
await browser.close();
await node.stop();
rmSync(data, { recursive: true });
process.exitCode = holds ? 0 : 1;
