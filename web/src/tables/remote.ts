import type { ClientMessage, ServerMessage } from '@hoard/table';
import { signal } from '@preact/signals';
import type { Connection, Dial } from './client.ts';

const FIRST_WAIT = 400; // ms
const LONGEST_WAIT = 15_000;
const PING = 20_000;

/** How long to wait before the n-th attempt: twice as long each time, and not everyone at the same moment. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

/** The way to a table of the server. It is found again whenever it was lost. */
export function remoteWire(token: string, address = socketAddress()): Dial {
  return (hear) => {
    const connection = signal<Connection>('reaching');
    let socket: WebSocket | undefined;
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
          connection.value = 'live';
        }
        hear(message);
      };
      opened.onclose = () => {
        if (closed || socket !== opened) return;
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
      send,
      close() {
        closed = true;
        clearTimeout(retry);
        clearInterval(pulse);
        removeEventListener('online', online);
        socket?.close();
      },
    };
  };
}

function socketAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}/socket`;
}
