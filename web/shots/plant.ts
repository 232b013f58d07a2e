import type { Page } from 'playwright-core';
import type { Events } from './matches.ts';

/** Puts a match into the database of a device, as if it had been played there; the page must be open. */
export async function plant(page: Page, table: string, events: Events): Promise<void> {
  const kept = events.map((event) => ({ at: Date.now(), event }));
  await page.evaluate(
    ({ table, kept }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hoard');
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const work = database.transaction('tables', 'readwrite');
          work.objectStore('tables').put(kept, table);
          work.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    { table, kept },
  );
}
