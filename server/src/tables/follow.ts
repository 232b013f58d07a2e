import { type Problem, viewerOf } from '@hoard/table';
import { inTurn } from '../queue.ts';
import { broadcastHere, placeOf } from './audience.ts';
import type { Entry, Watcher } from './entry.ts';
import { catchUp, channelOf, HERE, type Means } from './ledger.ts';
import { load } from './load.ts';
import { messages, type News } from './news.ts';
import type { Shelf } from './shelf.ts';

/** Those who follow tables on this node. */
export interface Following {
  join(entry: Entry, watcher: Watcher, from: number): Promise<Problem | undefined>;
  part(id: string, watcher: Watcher): Promise<void>;
  /** Reads what other nodes have written. */
  refresh(entry: Entry): Promise<void>;
}

const SOON = 500; // ms; who comes and goes in the meantime, as when a page is loaded again, is told of once

export function follow(means: Means, tables: Shelf): Following {
  const { store, bus, boxOf } = means;

  function hear(entry: Entry, text: string): void {
    if (text === HERE) entry.here ??= setTimeout(tellHere, SOON, entry);
    else if (Number(text) > entry.table.number) void refresh(entry);
  }

  function tellHere(entry: Entry): void {
    entry.here = undefined;
    broadcastHere(bus, entry).catch(() => undefined); // a bus that is away knows nobody
  }

  async function refresh(entry: Entry): Promise<void> {
    await inTurn(entry, () => catchUp(means, entry)).catch(() => {
      entry.stale = true;
    });
  }

  /** What somebody has missed since a number. */
  async function missed(entry: Entry, from: number): Promise<readonly News[]> {
    if (from === entry.table.number) return [];
    if (from + 1 >= entry.recent[0]!.number) return entry.recent.filter(({ number }) => number > from);
    return load(boxOf, entry.id, await store.events(entry.id), from)?.news ?? [];
  }

  function letGo(entry: Entry): void {
    if (entry.watchers.size > 0) return;
    void entry.stop?.then((stop) => stop());
    entry.stop = undefined;
    clearTimeout(entry.here);
    entry.here = undefined;
    tables.release(entry);
  }

  return {
    refresh,
    async join(entry, watcher, from) {
      const first = entry.stop === undefined;
      if (first) {
        tables.hold(entry);
        entry.stop = bus.subscribe(channelOf(entry.id), (text) => hear(entry, text));
        await entry.stop;
      }
      return inTurn(entry, async () => {
        if (entry.stale || (first && !bus.alone)) await catchUp(means, entry);
        const viewer = viewerOf(entry.table, watcher.person);
        if (viewer === undefined) {
          letGo(entry);
          return 'noTable';
        }
        const known = from <= entry.table.number ? from : 0;
        watcher.send(messages(entry.table, await missed(entry, known), known)(viewer));
        if (!entry.watchers.has(watcher)) entry.watchers.set(watcher, bus.enter(placeOf(entry), watcher.person));
        void bus.publish(channelOf(entry.id), HERE).catch(() => undefined);
        return undefined;
      });
    },
    async part(id, watcher) {
      const entry = await tables.find(id);
      if (entry === undefined || !entry.watchers.has(watcher)) return;
      entry.watchers.get(watcher)!();
      entry.watchers.delete(watcher);
      void bus.publish(channelOf(id), HERE).catch(() => undefined);
      letGo(entry);
    },
  };
}
