import type { Table } from '@hoard/table';
import type { Stop } from '../bus/index.ts';
import { type Queue, queue } from '../queue.ts';
import type { News } from './news.ts';

/** Somebody who follows a table: a person behind a socket. */
export interface Watcher {
  readonly person: string;
  send(message: string): void;
  /** The table has led on to another one. */
  lead(from: string, next: string): void;
}

/** Who asked for something, and their number for it: the news of it are the answer. */
export interface Asker {
  readonly watcher: Watcher;
  readonly ref: number;
}

/** What is known of a watcher at a table. */
export interface Attendance {
  readonly leave: Stop; // ends their presence
  here: string | undefined; // who is here, as they were told last
}

/** A table in memory, and who follows it on this node. What is done to it waits for its turn. */
export interface Entry extends Queue {
  readonly id: string;
  table: Table;
  heard: number; // watchers have been told of events up to this one
  recent: readonly News[]; // the last of them, for who comes or comes back soon
  stale: boolean; // memory may have run ahead of the store: read it again before anything else
  stop: Promise<Stop> | undefined; // of hearing other nodes, while somebody follows
  telling: NodeJS.Timeout | undefined; // until it is told who is here
  readonly watchers: Map<Watcher, Attendance>;
}

const RECENT = 3; // news

/** So many of the last news as are kept. */
export function recentOf(news: readonly News[]): readonly News[] {
  return news.length > RECENT ? news.slice(-RECENT) : news;
}

export function entryOf(table: Table, news: readonly News[]): Entry {
  const nobody = { stop: undefined, telling: undefined, watchers: new Map() };
  return { id: table.id, table, heard: table.number, recent: news, stale: false, ...nobody, ...queue() };
}
