import type { Duplex } from 'node:stream';
import type { Asking, Person, Problem, ServerMessage } from '@hoard/table';
import type { WebSocket } from 'ws';
import type { People } from '../people/people.ts';
import { inTurn, queue } from '../queue.ts';
import type { Keeper } from '../tables/keeper.ts';
import { Unavailable } from '../unavailable.ts';
import { allowance } from './allowance.ts';
import { writeFrame } from './frame.ts';
import { Garbled, readMessage } from './messages.ts';

/** What a connection needs. */
export interface Service {
  readonly people: People;
  readonly keeper: Keeper;
  readonly perSecond: number; // messages of one socket
  answered(verb: string, result: string): void; // for the metrics
  failed(error: unknown): void; // something that should not happen
}

const NO_TABLE = { problem: 'noTable' } as const;
const UNREAD = 1 << 20; // bytes; who reads so slowly is dropped and comes back
const ABUSE = 200; // messages beyond the allowance, or garbled, before the socket is closed
const TABLES = 20; // that one socket may follow at once

/** Serves one socket until it closes; says whose it is. */
export function connection(socket: WebSocket, stream: Duplex, service: Service): () => string | undefined {
  const { people, keeper } = service;
  const allowed = allowance(service.perSecond, () => performance.now());
  const following = new Set<string>();
  let person: Person | undefined;
  let patience = ABUSE;
  const work = queue();

  const send = (message: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > UNREAD) return socket.terminate();
    writeFrame(stream, message);
  };
  const answer = (message: ServerMessage) => send(JSON.stringify(message));
  const complain = (problem: Problem, ref?: number, detail?: string) => {
    answer({ is: 'problem', ref, problem, detail });
  };
  const lose = (problem: Problem, ref?: number, detail?: string) => {
    complain(problem, ref, detail);
    if (--patience === 0) socket.close(1008, problem);
  };
  const watcher = {
    get person() {
      return person!.id;
    },
    send,
    lead(from: string, next: string) {
      stream.cork(); // the news of both tables are one packet, where the next is at hand
      process.nextTick(() => stream.uncork());
      void inTurn(work, () => goOn(from, next).catch(apologise));
    },
  };
  const apologise = (error: unknown, ref?: number) => {
    if (error instanceof Garbled) return lose('garbled', error.ref, error.message);
    if (!(error instanceof Unavailable)) service.failed(error);
    complain('unavailable', ref);
  };

  async function hear(text: string): Promise<void> {
    let ref: number | undefined;
    try {
      const message = readMessage(text);
      if ('ref' in message) ref = message.ref;
      switch (message.do) {
        case 'ping':
          return answer({ is: 'pong' });
        case 'hello':
          return await greet(message.token);
        case 'unwatch':
          following.delete(message.table);
          if (person !== undefined) await keeper.unwatch(message.table, watcher);
          return;
      }
      if (person === undefined) return complain('helloFirst', ref);
      if (message.do === 'watch') return await watch(message.table, message.from, message.ref);
      await ask(person, message);
    } catch (error) {
      apologise(error, ref);
    }
  }

  async function greet(token: string): Promise<void> {
    const known = await people.recognise(token);
    if (known === undefined) return lose('badToken');
    if (person !== undefined && person.id !== known.id) await leaveAll();
    person = { id: known.id, name: known.name };
    answer({ is: 'welcome', you: known.id, name: known.name, now: Date.now() });
  }

  /** Who follows a table is taken along to the next match. */
  async function goOn(from: string, next: string): Promise<void> {
    if (!following.delete(from)) return;
    await keeper.unwatch(from, watcher);
    const problem = await keeper.watch(next, watcher, 0);
    if (problem === undefined) following.add(next);
  }

  async function watch(table: string, from: number, ref: number): Promise<void> {
    if (following.size >= TABLES && !following.has(table)) return complain('tooMany', ref);
    const problem = await keeper.watch(table, watcher, from);
    if (problem !== undefined) return complain(problem, ref);
    following.add(table);
  }

  async function ask(who: Person, asking: Asking): Promise<void> {
    const { do: verb, table, ref } = asking;
    const asker = verb === 'invite' ? undefined : { watcher, ref }; // a link is nothing for the news
    const result = (await keeper.command(table, who, asking, asker)) ?? NO_TABLE;
    service.answered(verb, 'problem' in result ? result.problem : 'refusal' in result ? 'refused' : 'done');
    if ('problem' in result) complain(result.problem, ref);
    else if ('refusal' in result) answer({ is: 'refused', ref, ...result.refusal });
    else if (!result.told) answer({ is: 'done', ref, number: result.number, link: result.link });
  }

  async function leaveAll(): Promise<void> {
    await Promise.all([...following].map((table) => keeper.unwatch(table, watcher)));
    following.clear();
  }

  socket.on('message', (data, isBinary) => {
    if (isBinary) return lose('garbled', undefined, 'binary');
    if (!allowed.take()) return lose('tooMany');
    const text = data.toString();
    void inTurn(work, () => hear(text));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    inTurn(work, leaveAll).catch(service.failed);
  });
  return () => person?.id;
}
