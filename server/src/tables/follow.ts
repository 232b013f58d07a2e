import { type Problem, viewerOf } from '@hoard/table';
import type { Stop } from '../bus/index.ts';
import { inTurn } from '../queue.ts';
import { broadcastHere, hereAt, placeOf } from './audience.ts';
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
    if (text === HERE) entry.telling ??= setTimeout(tellHere, SOON, entry);
    else if (Number(text) > entry.table.number) void refresh(entry);
  }

  function tellHere(entry: Entry): void {
    entry.telling = undefined;
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

  async function listen(entry: Entry): Promise<void> {
    tables.hold(entry);
    entry.stop = bus.subscribe(channelOf(entry.id), (text) => hear(entry, text));
    await entry.stop;
  }

  function letGo(entry: Entry): void {
    if (entry.watchers.size > 0) return;
    void entry.stop?.then((stop) => stop());
    entry.stop = undefined;
    clearTimeout(entry.telling);
    entry.telling = undefined;
    tables.release(entry);
  }

  /** Tells somebody all that is to be known, if they may watch. */
  async function admit(entry: Entry, watcher: Watcher, from: number, leave: Stop): Promise<Problem | undefined> {
    const { table, watchers } = entry;
    const viewer = viewerOf(table, watcher.person);
    if (viewer === undefined) return 'noTable';
    const known = from <= table.number ? from : 0;
    const news = messages(table, await missed(entry, known), known)(viewer);
    const here = await hereAt(bus, entry).catch(() => undefined);
    watcher.send(here === undefined ? news : `{"here":${here},${news.slice(1)}`);
    watchers.get(watcher)?.leave();
    watchers.set(watcher, { leave, here });
    void bus.publish(channelOf(entry.id), HERE).catch(() => undefined);
    return undefined;
  }

  return {
    refresh,
    async join(entry, watcher, from) {
      const leave = bus.enter(placeOf(entry), watcher.person); // at once, so that who come together are told of each other
      return inTurn(entry, async () => {
        try {
          const first = entry.stop === undefined;
          if (first) await listen(entry);
          if (entry.stale || (first && !bus.alone)) await catchUp(means, entry);
          return await admit(entry, watcher, from, leave);
        } finally {
          if (entry.watchers.get(watcher)?.leave !== leave) {
            leave();
            letGo(entry);
          }
        }
      });
    },
    async part(id, watcher) {
      const entry = await tables.find(id);
      if (entry === undefined) return;
      await inTurn(entry, async () => {
        entry.watchers.get(watcher)?.leave();
        if (!entry.watchers.delete(watcher)) return;
        void bus.publish(channelOf(id), HERE).catch(() => undefined);
        letGo(entry);
      });
    },
  };
}
