import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test as base, expect } from 'vitest';
import { launch } from '../../../bench/page/chromium.ts';
import { startServer } from '../../../server/test/help/server.ts';
import { arrive, type Guest, type Wishes } from './guest.ts';

/** A test in a real browser at a real server, both started once a file. No browser may have complained when it is over. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads here which fixtures a fixture needs
  .extend('house', { scope: 'file' }, async ({}, { onCleanup }) => {
    const data = mkdtempSync(`${tmpdir()}/hoard-e2e-`);
    const server = await startServer({ data });
    const browser = await launch();
    onCleanup(async () => {
      await browser.close();
      await server.kill();
      rmSync(data, { recursive: true });
    });
    return { browser, server };
  })
  .extend('guest', async ({ house: { browser, server } }, { onCleanup }) => {
    const guests: Guest[] = [];
    onCleanup(async () => {
      const complaints = guests.flatMap((guest) => guest.complaints);
      await Promise.all(guests.map(({ context }) => context.close()));
      expect(complaints).toEqual([]);
    });
    return async (wishes: Wishes = {}) => {
      const guest = await arrive(browser, server.address, wishes);
      guests.push(guest);
      return guest.page;
    };
  });
