import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { connection, type Service } from './connection.ts';

/** All WebSockets of a node. */
export interface Sockets {
  readonly size: number;
  /** Closes the sockets of somebody whose token is void. */
  turnAway(person: string): void;
  close(): Promise<void>;
}

export interface SocketLimits {
  readonly perAddress: number; // sockets
  readonly origins: readonly string[]; // pages that may open sockets, beside our own
  addressOf(request: IncomingMessage): string;
}

const LONGEST = 16 * 1024; // bytes of a message
const HEARTBEAT = 30_000; // ms; who did not answer the last one is gone

/** Accepts sockets at /socket. */
export function sockets(server: Server, service: Service, limits: SocketLimits): Sockets {
  const accepting = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  const addresses = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  const owners = new WeakMap<WebSocket, () => string | undefined>();

  const heartbeat = setInterval(() => {
    for (const socket of accepting.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, HEARTBEAT);
  heartbeat.unref();

  function whyNot(request: IncomingMessage): string | undefined {
    if (request.url?.split('?')[0] !== '/socket') return '404 Not Found';
    if (!fromOurPage(request, limits.origins)) return '403 Forbidden';
    return (addresses.get(limits.addressOf(request)) ?? 0) < limits.perAddress ? undefined : '429 Too Many Requests';
  }

  function accept(socket: WebSocket, stream: Duplex, address: string): void {
    addresses.set(address, (addresses.get(address) ?? 0) + 1);
    socket.on('close', () => {
      const left = addresses.get(address)! - 1;
      if (left > 0) addresses.set(address, left);
      else addresses.delete(address);
    });
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    owners.set(socket, connection(socket, stream, service));
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', giveUp);
    const refused = whyNot(request);
    if (refused !== undefined) stream.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    else accepting.handleUpgrade(request, stream, head, (socket) => accept(socket, stream, limits.addressOf(request)));
  });

  return {
    get size() {
      return accepting.clients.size;
    },
    turnAway(person) {
      for (const socket of accepting.clients) {
        if (owners.get(socket)?.() === person) socket.close(1008, 'badToken');
      }
    },
    async close() {
      clearInterval(heartbeat);
      for (const socket of accepting.clients) socket.close(1001, 'the server is stopping');
      await new Promise((resolve) => setTimeout(resolve, accepting.clients.size > 0 ? 200 : 0));
      for (const socket of accepting.clients) socket.terminate();
      accepting.close();
    },
  };
}

/** A function of its own: one that is made for each stream would keep its request as long as the stream. */
function giveUp(this: Duplex): void {
  this.destroy();
}

/** Programs send no origin; a page sends its own, which must be ours or one that was allowed. */
function fromOurPage({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}
