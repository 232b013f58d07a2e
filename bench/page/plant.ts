/// <reference lib="dom" />
import type { Event } from '@hoard/table';
import type { Page } from 'playwright-core';

/** Puts a match into the database of a device, as if it had been played there; the page must be open. */
export async function plant(page: Page, table: string, events: readonly Event[]): Promise<void> {
  const kept = events.map((event) => ({ at: Date.now(), event }));
  await page.evaluate(
    ({ table, kept }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('hoard');
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
        opening.onsuccess = () => {
          const work = opening.result.transaction('tables', 'readwrite');
          work.objectStore('tables').put(kept, table);
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { table, kept },
  );
}
