import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PEERS = path('../../peers/server');
const RULES = `${PEERS}/bits.js`;
const LOAD = path('load.js');

const ROOM = '--max-semi-space-size=128'; // for what lives shortly: as ./hoard has it, and for all clients, which share the processors with the servers

/** A server, how node runs it, and a client that plays at it. The last two drop who is silent for long, so they are started last. */
const SERVERS = {
  'ws echo': { server: `${PEERS}/echo.js`, client: `${PEERS}/echo-client.js`, flags: [] },
  'smallest ws server': { server: `${PEERS}/minimal.js`, client: `${PEERS}/minimal-client.js`, flags: [] },
  hoard: { server: path('hoard-server.js'), client: path('hoard-client.js'), flags: [ROOM] },
  'boardgame.io': { server: `${PEERS}/boardgame.js`, client: `${PEERS}/boardgame-client.js`, flags: [] },
} as const;
export type Name = keyof typeof SERVERS;
export const NAMES = Object.keys(SERVERS) as readonly Name[];

export interface Figures {
  readonly rate: number; // moves/s
  readonly p50: number; // ms from sending to everybody having it
  readonly p99: number;
}

/** A server under load, each in a process of its own. */
export interface Run {
  measure(seconds: number): Promise<Figures>;
  /** The load stands still, so that another server can be measured. */
  halt(): void;
  goOn(): void;
  /** Bytes a table with its two sockets. */
  heap(): Promise<number>;
  end(): void;
}

let port = 18_400;

/** Starts a server and its load, and waits until it is warm. */
export async function start(name: Name, tables: number, mode: 'closed' | 'paced' | 'idle'): Promise<Run> {
  const { server, client, flags } = SERVERS[name];
  const env = { ...process.env, PORT: String(++port), NODE_ENV: 'production', IPC: `${PEERS}/ipc.js` };
  const child = fork(server, { env, execArgv: ['--expose-gc', ...flags] });
  await answerOf(child);
  const before = await heapOf(child);
  const loader = fork(LOAD, [client, RULES, `http://127.0.0.1:${port}`, String(tables), mode], {
    env,
    execArgv: [ROOM],
  });
  await answerOf(loader);
  return {
    async measure(seconds) {
      loader.send({ seconds });
      const figures = (await answerOf(loader)) as Figures;
      if (figures.rate === 0) throw new Error(`nobody moves at ${name} with ${tables} tables`);
      return figures;
    },
    halt: () => void loader.kill('SIGSTOP'),
    goOn: () => void loader.kill('SIGCONT'),
    heap: async () => ((await heapOf(child)) - before) / tables,
    end() {
      loader.kill('SIGKILL');
      child.kill('SIGKILL');
    },
  };
}

async function heapOf(server: ChildProcess): Promise<number> {
  server.send({ cmd: 'stat', gc: true });
  return ((await answerOf(server)) as { readonly heap: number }).heap;
}

/** The next message; rejects where the process ends without one. */
function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process ended early'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
