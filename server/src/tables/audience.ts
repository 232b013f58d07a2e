import { seatOf, viewerOf } from '@hoard/table';
import type { Bus } from '../bus/index.ts';
import { type Asker, type Entry, recentOf } from './entry.ts';
import { messages, type News, type Wording } from './news.ts';

/** Words what is new for everybody who follows the table, each what they may know. There is time for it while it is being stored. */
export function wording({ table, watchers, heard }: Entry, news: readonly News[]): () => Wording {
  let worded: Wording | undefined;
  const word = () => {
    worded ??= messages(table, news, heard);
    return worded;
  };
  setImmediate(() => {
    for (const { person } of watchers.keys()) {
      const viewer = viewerOf(table, person);
      if (viewer !== undefined) word()(viewer);
    }
  });
  return word;
}

/** Tells everybody who follows the table what is new; says whether the asker is among them. */
export function broadcast(entry: Entry, news: readonly News[], asker?: Asker, word?: () => Wording): boolean {
  const { table, watchers, heard } = entry;
  entry.heard = table.number;
  entry.recent = recentOf([...entry.recent, ...news]);
  if (watchers.size === 0 || news.length === 0) return false;
  let answered = false;
  const messageTo = word?.() ?? messages(table, news, heard);
  for (const watcher of watchers.keys()) {
    const viewer = viewerOf(table, watcher.person);
    if (viewer === undefined) continue;
    const message = messageTo(viewer);
    const asked = watcher === asker?.watcher;
    watcher.send(asked ? `{"ref":${asker!.ref},${message.slice(1)}` : message);
    answered ||= asked;
  }
  const next = nextIn(news);
  if (next !== undefined) for (const watcher of watchers.keys()) watcher.lead(entry.id, next);
  return answered;
}

/** The table that these news lead on to, if any. */
function nextIn(news: readonly News[]): string | undefined {
  const last = news.at(-1)!.event;
  return last.is === 'rematched' ? last.table : undefined;
}

/** Where people of a table are counted as present. */
export function placeOf(entry: Entry): string {
  return `table:${entry.id}`;
}

/** Tells who of those seated is connected, on whatever node. */
export async function broadcastHere(bus: Bus, entry: Entry): Promise<void> {
  const here = await bus.present(placeOf(entry));
  const seats = here.flatMap((person) => seatOf(entry.table, person) ?? []).sort();
  const message = JSON.stringify({ is: 'here', table: entry.id, here: seats });
  for (const watcher of entry.watchers.keys()) {
    if (viewerOf(entry.table, watcher.person) !== undefined) watcher.send(message);
  }
}
