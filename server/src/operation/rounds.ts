import type { BaseLogger } from 'pino';
import type { Bus } from '../bus/index.ts';
import type { Store } from '../store/index.ts';
import type { Keeper } from '../tables/keeper.ts';

interface Watchman {
  readonly store: Store;
  readonly bus: Bus;
  readonly keeper: Keeper;
  readonly log: BaseLogger;
  readonly expire: number; // days
  failed(error: unknown): void;
}

const OFTEN = 2000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 100; // tables a round

/** Goes round and looks for tables where the server has something to do, and for those that nobody plays any more. */
export function rounds(watchman: Watchman): () => void {
  const often = repeat(OFTEN, () => attendToDue(watchman), watchman.failed);
  const seldom = repeat(HOUR, () => clearAway(watchman), watchman.failed);
  return () => {
    clearInterval(often);
    clearInterval(seldom);
  };
}

async function attendToDue({ store, bus, keeper }: Watchman): Promise<void> {
  for (const table of await store.due(Date.now(), AT_ONCE)) {
    if (await bus.lease(`attend:${table}`, OFTEN)) await keeper.attend(table);
  }
}

async function clearAway({ store, log, expire }: Watchman): Promise<void> {
  if (expire === 0) return;
  const gone = await store.expire(Date.now() - expire * DAY);
  if (gone.length > 0) log.info({ tables: gone.length }, 'unfinished tables expired');
}

/** Does something again and again, but never twice at a time. */
function repeat(ms: number, what: () => Promise<void>, failed: (error: unknown) => void): NodeJS.Timeout {
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    await what().catch(failed);
    busy = false;
  }, ms);
  return timer.unref();
}
