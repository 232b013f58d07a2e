import type { ClientMessage, ServerMessage } from '@hoard/table';
import { type Signal, signal } from '@preact/signals';
import type { Connection, Dial } from './client.ts';

const FIRST_WAIT = 400; // ms
const LONGEST_WAIT = 15_000;
const PING = 20_000;
const SPARE = 5_000; // ms; so long a line stays open that nobody uses: most often another table follows

/** How long to wait before the n-th attempt: twice as long each time, and not everyone at the same moment. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

type Hear = (message: ServerMessage) => void;

/** A socket, found again whenever it was lost, and those who listen to it. */
interface Line {
  readonly connection: Signal<Connection>;
  readonly ears: Set<Hear>;
  readonly welcome: ServerMessage | undefined; // while it is live
  send(message: ClientMessage): void;
  close(): void;
}

const lines = new Map<string, Line>(); // by token

/** The way to a table of the server. Tables that one goes to one after the other share a line. */
export function remoteWire(token: string, table: string, address = socketAddress()): Dial {
  return (hear) => {
    const line = lines.get(token) ?? newLine(token, address);
    lines.set(token, line);
    line.ears.add(hear);
    if (line.welcome !== undefined) queueMicrotask(() => line.ears.has(hear) && hear(line.welcome!));
    return {
      connection: line.connection,
      send: line.send,
      close() {
        line.ears.delete(hear);
        line.send({ do: 'unwatch', table });
        setTimeout(() => {
          if (line.ears.size > 0 || lines.get(token) !== line) return;
          lines.delete(token);
          line.close();
        }, SPARE);
      },
    };
  };
}

function newLine(token: string, address: string): Line {
  const connection = signal<Connection>('reaching');
  const ears = new Set<Hear>();
  let socket: WebSocket | undefined;
  let welcome: ServerMessage | undefined;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heard = Date.now();
  let closed = false;

  const send = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function connect(): void {
    clearTimeout(retry);
    const opened = new WebSocket(address);
    socket = opened;
    opened.onopen = () => send({ do: 'hello', token });
    opened.onmessage = ({ data }) => {
      heard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.is === 'welcome') {
        attempts = 0;
        welcome = message;
        connection.value = 'live';
      }
      for (const hear of [...ears]) hear(message);
    };
    opened.onclose = () => {
      if (closed || socket !== opened) return;
      welcome = undefined;
      connection.value = 'lost';
      retry = setTimeout(connect, waitBefore(attempts++, Math.random()));
    };
  }

  /** Nothing for so long means that the line is dead, whatever the browser believes. */
  const pulse = setInterval(() => {
    if (Date.now() - heard > 2.5 * PING) socket?.close();
    else send({ do: 'ping' });
  }, PING);

  const online = () => {
    if (connection.value !== 'lost') return;
    attempts = 0;
    connect();
  };
  addEventListener('online', online);
  connect();

  return {
    connection,
    ears,
    get welcome() {
      return welcome;
    },
    send,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(pulse);
      removeEventListener('online', online);
      socket?.close();
    },
  };
}

function socketAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}/socket`;
}
