import { seatOf, viewerOf } from '@hoard/table';
import type { Bus } from '../bus/index.ts';
import { type Asker, type Entry, recentOf, type Watcher } from './entry.ts';
import { messages, type News } from './news.ts';

/** What is sent to whom. */
type Letter = readonly [watcher: Watcher, message: string];

/** Words what is new for everybody who follows the table, each what they may know; the asker is told that it is the answer. */
export function letters({ table, watchers, heard }: Entry, news: readonly News[], asker?: Asker): Letter[] {
  const list: Letter[] = [];
  if (watchers.size === 0 || news.length === 0) return list;
  const messageTo = messages(table, news, heard);
  for (const watcher of watchers.keys()) {
    const viewer = viewerOf(table, watcher.person);
    if (viewer === undefined) continue;
    const message = messageTo(viewer);
    list.push([watcher, watcher === asker?.watcher ? `{"ref":${asker.ref},${message.slice(1)}` : message]);
  }
  return list;
}

/** Sends everybody who follows the table what is new; says whether the asker is among them. */
export function broadcast(
  entry: Entry,
  news: readonly News[],
  asker?: Asker,
  worded = letters(entry, news, asker),
): boolean {
  entry.heard = entry.table.number;
  entry.recent = recentOf([...entry.recent, ...news]);
  const next = nextIn(news);
  let answered = false;
  for (const [watcher, message] of worded) {
    if (next !== undefined) watcher.lead(entry.id, next);
    watcher.send(message);
    answered ||= watcher === asker?.watcher;
  }
  return answered;
}

/** The table that these news lead on to, if any. */
function nextIn(news: readonly News[]): string | undefined {
  const last = news.at(-1)?.event;
  return last?.is === 'rematched' ? last.table : undefined;
}

/** Where people of a table are counted as present. */
export function placeOf(entry: Entry): string {
  return `table:${entry.id}`;
}

/** The seats of those who are connected, on whatever node, as JSON. */
export async function hereAt(bus: Bus, entry: Entry): Promise<string> {
  const here = await bus.present(placeOf(entry));
  return JSON.stringify(here.flatMap((person) => seatOf(entry.table, person) ?? []).sort());
}

/** Tells them to everybody who follows the table and does not know. */
export async function broadcastHere(bus: Bus, entry: Entry): Promise<void> {
  const here = await hereAt(bus, entry);
  const message = `{"is":"here","table":"${entry.id}","here":${here}}`;
  for (const [watcher, attendance] of entry.watchers) {
    if (attendance.here === here || viewerOf(entry.table, watcher.person) === undefined) continue;
    attendance.here = here;
    watcher.send(message);
  }
}
