import type { Answer, Question } from '@hoard/bots';
import type { Box } from '@hoard/kernel';
import {
  actorOf,
  botAt,
  botMove,
  type ClientMessage,
  type Command,
  type Decision,
  decide,
  type Event,
  playOf,
  type ServerMessage,
  viewerOf,
} from '@hoard/table';
import { befall, newsOf, type Raised, raise } from './raise.ts';
import { Conflict, type Shelf } from './shelf.ts';

/** What a host has around it, in a worker or in a test. */
export interface Surroundings {
  readonly shelf: Shelf;
  boxOf(game: string): Promise<Box>;
  think(question: Question): Promise<Answer>;
  now(): number;
  random(): string; // 128 bits in hexadecimal
  tell(person: string, message: ServerMessage): void;
}

/** Who runs the tables of this device: it decides, keeps what happened, tells those who watch, and lets bots move. */
export interface Host {
  open(table: string, events: readonly Event[]): Promise<void>;
  hear(person: string, message: ClientMessage): Promise<void>;
  /** Another tab has gone on with this table. */
  refresh(table: string): Promise<void>;
}

export function hosting({ shelf, boxOf, think, now, random, tell }: Surroundings): Host {
  const tables = new Map<string, Raised>();
  const watchers = new Map<string, Map<string, number>>(); // table → person → the last number told
  let turn: Promise<unknown> = Promise.resolve();

  /** One thing after another. */
  function next<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  async function tableOf(id: string): Promise<Raised | undefined> {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const kept = await shelf.events(id);
    const opened = kept[0]?.event;
    if (opened?.is !== 'opened') return undefined;
    const raised = raise((await boxOf(opened.terms.game)).game, id, kept)!;
    tables.set(id, raised);
    return raised;
  }

  async function append(raised: Raised, events: readonly Event[]): Promise<void> {
    const { table } = raised;
    const kept = events.map((event) => ({ at: now(), event }));
    try {
      await shelf.append(table.id, table.number, kept);
    } catch (error) {
      if (error instanceof Conflict) tables.delete(table.id);
      throw error;
    }
    for (const each of kept) befall(raised, each);
    inform(raised);
    prompt(raised);
  }

  function open(id: string, events: readonly Event[]): Promise<void> {
    const at = now();
    return shelf.append(
      id,
      0,
      events.map((event) => ({ at, event })),
    );
  }

  function inform(raised: Raised): void {
    const { id, number } = raised.table;
    const told = watchers.get(id);
    for (const [person, from] of told ?? []) {
      const viewer = viewerOf(raised.table, person);
      if (viewer === undefined || from === number) continue;
      told!.set(person, number);
      tell(person, newsOf(raised, Math.min(from, number), viewer));
    }
  }

  /** Asks the bot whose turn it is, as long as somebody watches. */
  function prompt(raised: Raised): void {
    const { table } = raised;
    const seat = actorOf(table);
    const level = seat === undefined ? undefined : botAt(table, seat);
    if (seat === undefined || level === undefined || !watchers.get(table.id)?.size) return;
    const after = table.number;
    const { view } = playOf(table, seat)!;
    void think({ game: table.game.id, level, view, seed: random() }).then(({ move, why }) =>
      next(async () => {
        const decision = botMove(table, seat, move, why, after);
        if ('events' in decision && tables.get(table.id) === raised) await append(raised, decision.events);
      }).catch(ignoreConflict),
    );
  }

  async function carryOut(person: string, command: Command & { table: string; ref: number }): Promise<ServerMessage> {
    const { ref } = command;
    const raised = await tableOf(command.table);
    if (raised === undefined) return { is: 'problem', ref, problem: 'noTable' };
    const { table } = raised;
    const name = table.places.find((place) => place.person?.id === person)?.person?.name ?? '';
    const decision: Decision = decide(table, command, { person: { id: person, name }, isHere: () => true, random });
    if ('problem' in decision) return { is: 'problem', ref, problem: decision.problem };
    if ('refusal' in decision) return { is: 'refused', ref, ...decision.refusal };
    try {
      if (decision.next !== undefined) await open(decision.next.id, decision.next.events).catch(ignoreConflict); // of another tab
      await append(raised, decision.events);
    } catch (error) {
      if (error instanceof Conflict) return { is: 'problem', ref, problem: 'stale' };
      throw error;
    }
    return { is: 'done', ref, number: table.number, ...(decision.link === undefined ? {} : { link: decision.link }) };
  }

  async function watch(person: string, id: string, from: number, ref: number): Promise<void> {
    const raised = await tableOf(id);
    const viewer = raised && viewerOf(raised.table, person);
    if (raised === undefined || viewer === undefined) return tell(person, { is: 'problem', ref, problem: 'noTable' });
    const told = watchers.get(id) ?? new Map<string, number>();
    const first = told.size === 0;
    watchers.set(id, told.set(person, raised.table.number));
    tell(person, newsOf(raised, Math.min(from, raised.table.number), viewer));
    if (first) prompt(raised);
  }

  return {
    open: (id, events) => next(() => open(id, events)),
    hear: (person, message) =>
      next(async () => {
        switch (message.do) {
          case 'hello':
          case 'ping':
            return;
          case 'watch':
            return watch(person, message.table, message.from, message.ref);
          case 'unwatch':
            watchers.get(message.table)?.delete(person);
            return;
          default:
            tell(person, await carryOut(person, message));
        }
      }),
    refresh: (id) =>
      next(async () => {
        if (!watchers.get(id)?.size) return void tables.delete(id);
        tables.delete(id);
        const raised = await tableOf(id);
        if (raised !== undefined) inform(raised);
      }),
  };
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof Conflict)) throw error;
}
