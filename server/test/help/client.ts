import { randomBytes } from 'node:crypto';
import {
  type Command,
  type News,
  type Opening,
  type Play,
  playAfter,
  type Room,
  roomAfter,
  type ServerMessage,
} from '@hoard/table';
import { WebSocket } from 'ws';

export const salt = () => randomBytes(16).toString('hex');

export const RED7: Opening = {
  game: 'red7',
  seats: 2,
  options: {},
  access: 'open',
  spectators: true,
  memoryAid: false,
  speech: 'phrases',
  pace: 0,
  rated: false,
  bots: [],
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An HTTP request; the body of the answer, which must have the status. */
export async function http<T = unknown>(
  address: string,
  method: Method,
  path: string,
  { token, body, status }: { token?: string; body?: unknown; status?: number } = {},
): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const expected = status === undefined ? response.ok : response.status === status;
  if (!expected) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export type Answer = Extract<ServerMessage, { is: 'done' | 'refused' | 'problem' }>;

/** Somebody with a device. */
export interface Device {
  readonly id: string;
  readonly token: string;
}

export function newDevice(address: string, name = 'Ada'): Promise<Device> {
  return http(address, 'POST', '/api/people', { body: { name } });
}

export async function openTable(address: string, { token }: Device, opening: Partial<Opening> = {}): Promise<string> {
  const body = { ...RED7, ...opening };
  return (await http<{ table: string }>(address, 'POST', '/api/tables', { token, body })).table;
}

/** News, with all that is known of room and match after them. */
export type Known = Omit<News, 'room' | 'play'> & { readonly room: Room; readonly play?: Play };

/** A client at a table. It keeps what it is told, and comes back by itself when the connection breaks. */
export interface Client {
  readonly bytes: string[]; // every message as it came
  readonly news: Known[];
  readonly latest: Known | undefined; // what it would show: the newest room and play
  readonly reconnections: number;
  ask(command: Command): Promise<Answer>;
  raw(data: string | Buffer): void;
  until(what: (client: Client) => boolean, ms?: number): Promise<void>;
  close(): void;
}

/** Connects to one of the addresses, the next one where that fails. */
export async function join(addresses: readonly string[], device: Device, first: string): Promise<Client> {
  const bytes: string[] = [];
  const news: Known[] = [];
  const asked = new Map<number, { settle(answer: Answer): void; reject(error: Error): void }>();
  const waiting = new Set<() => void>();
  let table = first;
  let latest: Known | undefined;
  let socket: WebSocket;
  let ref = 0;
  let at = 0;
  let reconnections = -1;
  let closed = false;

  function hear(message: ServerMessage): void {
    if (message.is === 'welcome')
      socket.send(JSON.stringify({ do: 'watch', ref: 0, table, from: latest?.number ?? 0 }));
    if (message.is === 'news' && message.table === latest?.room.next) {
      table = message.table; // taken along
      latest = undefined;
    }
    if (message.is === 'news') {
      if (latest !== undefined && message.after > latest.number)
        throw new Error(`a gap: ${latest.number}, then ${message.after}`);
      const play = playAfter(latest?.play, message);
      const { play: _, ...rest } = message;
      latest = { ...latest, ...rest, room: roomAfter(latest?.room, message)!, ...(play && { play }) };
      news.push(latest);
    }
    if ('ref' in message && message.ref !== undefined && asked.has(message.ref)) {
      const { ref } = message;
      asked.get(ref)!.settle(message.is === 'news' ? { is: 'done', ref, number: message.number } : (message as Answer));
      asked.delete(message.ref);
    }
    for (const check of waiting) check();
  }

  function connect(): void {
    socket = new WebSocket(`${addresses[at % addresses.length]!.replace('http', 'ws')}/socket`);
    socket.on('open', () => {
      reconnections++;
      socket.send(JSON.stringify({ do: 'hello', token: device.token }));
    });
    socket.on('message', (data) => {
      bytes.push(data.toString());
      hear(JSON.parse(data.toString()) as ServerMessage);
    });
    socket.on('error', () => at++);
    socket.on('close', () => {
      for (const { reject } of asked.values()) reject(new Error('the connection broke'));
      asked.clear();
      if (!closed) setTimeout(connect, 50);
    });
  }

  const client: Client = {
    bytes,
    news,
    get latest() {
      return latest;
    },
    get reconnections() {
      return reconnections;
    },
    ask: (command) =>
      new Promise((settle, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error('not connected'));
        asked.set(++ref, { settle, reject });
        socket.send(JSON.stringify({ ...command, ref, table }));
      }),
    raw: (data) => socket.send(data),
    until: (what, ms = 20_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('that did not happen')), ms);
        const check = () => {
          if (!what(client)) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close() {
      closed = true;
      socket.close();
    },
  };
  connect();
  return client;
}
