import type { Answer, Question } from '@hoard/bots';
import type { Refusal, Seat } from '@hoard/kernel';
import {
  actorOf,
  botMove,
  type Command,
  type Decision,
  decide,
  type Event,
  lateness,
  type NextTable,
  type Person,
  type Problem,
  recordOf,
  type Table,
  type TableRecord,
  viewerOf,
} from '@hoard/table';
import { inTurn } from '../queue.ts';
import { Conflict } from '../store/index.ts';
import { type Duty, todo } from './duties.ts';
import type { Asker, Entry, Watcher } from './entry.ts';
import { follow } from './follow.ts';
import { catchUp, type Means, write, writeFirst } from './ledger.ts';
import { shelf } from './shelf.ts';

/** What came of a wish. */
export type Result =
  | { readonly number: number; readonly link: string | undefined; readonly told: boolean } // told: by the news
  | { readonly problem: Problem }
  | { readonly refusal: Refusal };

/** A move that a bot is to think of. */
export interface Task {
  readonly seat: Seat;
  readonly question: Question;
}

/** The keeper of tables: the only one who changes them. What cannot be reached rejects with Unavailable. */
export interface Keeper {
  open(id: string, events: readonly Event[]): Promise<void>;
  /** What comes of somebody's wish; undefined where there is no such table. */
  command(id: string, person: Person, command: Command, asker?: Asker): Promise<Result | undefined>;
  /** Sends what the watcher has not seen, then everything new; undefined, or why not. */
  watch(id: string, watcher: Watcher, from: number): Promise<Problem | undefined>;
  unwatch(id: string, watcher: Watcher): Promise<void>;
  /** The record of a finished match, for those who may watch. */
  record(id: string, person: string): Promise<TableRecord | Problem>;
  /** What a bot should think about, if after that number it still should. */
  task(id: string, number: number): Promise<Task | undefined>;
  botMoved(id: string, number: number, seat: Seat, answer: Answer): Promise<void>;
  /** Looks after a table whose time has come: its clock, and what the server owes it. */
  attend(id: string): Promise<void>;
  /** Writes down what came of a duty, if it was still to be done. */
  note(id: string, duty: Duty, events: readonly Event[]): Promise<void>;
  /** Reads all followed tables again: news may have been missed. */
  recover(): void;
  readonly size: number;
}

const DEPENDS_ON_PRESENCE: readonly Command['do'][] = ['hire', 'rematch'];

export function keeper(means: Means, random: () => string, owe: (table: Table, duty: Duty) => void): Keeper {
  const tables = shelf(means);
  const audience = follow(means, tables);

  function at<T>(id: string, work: (entry: Entry) => Promise<T>): Promise<T | undefined> {
    const found = tables.find(id);
    return found instanceof Promise ? found.then((entry) => whenFree(entry, work)) : whenFree(found, work);
  }

  function whenFree<T>(entry: Entry | undefined, work: (entry: Entry) => Promise<T>): Promise<T | undefined> {
    if (entry === undefined) return Promise.resolve(undefined);
    return inTurn(entry, () => (entry.stale ? upToDate(entry, work) : work(entry)));
  }

  async function upToDate<T>(entry: Entry, work: (entry: Entry) => Promise<T>): Promise<T> {
    await catchUp(means, entry);
    return work(entry);
  }

  /** Decides by what is known, writes it down, and decides anew where somebody else was faster. */
  async function settle(entry: Entry, decision: (table: Table) => Decision, asker?: Asker): Promise<Result> {
    let told = false;
    for (;;) {
      const decided = decision(entry.table);
      if (!('events' in decided)) return decided;
      try {
        if (decided.next !== undefined) await openOnce(decided.next);
        if (decided.events.length > 0) told = await write(means, entry, decided.events, asker);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        await catchUp(means, entry);
        continue;
      }
      pay(entry.table);
      return { number: entry.table.number, link: decided.link, told };
    }
  }

  async function open(id: string, events: readonly Event[]): Promise<void> {
    const entry = await writeFirst(means, id, events);
    tables.add(entry);
    pay(entry.table);
  }

  async function openOnce({ id, events }: NextTable): Promise<void> {
    try {
      await open(id, events);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }

  function pay(table: Table): void {
    const duty = todo(table);
    if (duty !== undefined) owe(table, duty);
  }

  return {
    open,
    command(id, person, command, asker) {
      const settled = (here: readonly string[]) => {
        const circumstances = { person, random, isHere: (other: string) => here.includes(other) };
        const decision = (table: Table): Decision => {
          const stranger = viewerOf(table, person.id) === undefined && command.do !== 'sit';
          return stranger ? { problem: 'noTable' } : decide(table, command, circumstances);
        };
        return at(id, (entry) => settle(entry, decision, asker));
      };
      return DEPENDS_ON_PRESENCE.includes(command.do) ? means.bus.present(`table:${id}`).then(settled) : settled([]);
    },
    watch: async (id, watcher, from) => {
      const entry = await tables.find(id);
      if (entry === undefined) return 'noTable';
      return audience.join(entry, watcher, from);
    },
    unwatch: (id, watcher) => audience.part(id, watcher),
    async record(id, person) {
      const record = await at(id, async (entry) => {
        if (viewerOf(entry.table, person) === undefined) return undefined;
        await catchUp(means, entry);
        return recordOf(entry.table) ?? ('notOver' as const);
      });
      return record ?? 'noTable';
    },
    task: (id, number) =>
      at(id, async (entry) => {
        if (entry.table.number < number) await catchUp(means, entry);
        const { table } = entry;
        const seat = actorOf(table);
        if (table.number !== number || seat === undefined) return undefined;
        const level = table.places[seat]!.bot;
        if (level === undefined) return undefined;
        const view = table.game.write(table.match!.standing.state, seat);
        return { seat, question: { game: table.game.id, level, view, seed: random() } };
      }),
    async botMoved(id, number, seat, { move, why }) {
      await at(id, (entry) => settle(entry, (table) => botMove(table, seat, move, why, number)));
    },
    async attend(id) {
      await at(id, async (entry) => {
        await catchUp(means, entry);
        const late = lateness(entry.table, means.now());
        if (late === undefined) pay(entry.table);
        else await settle(entry, () => late);
      });
    },
    async note(id, duty, events) {
      await at(id, (entry) => settle(entry, (table) => (todo(table) === duty ? { events } : { problem: 'stale' })));
    },
    recover: () => {
      for (const entry of tables.held()) void audience.refresh(entry);
    },
    get size() {
      return tables.size;
    },
  };
}
