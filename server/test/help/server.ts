import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, run } from '../services/service.ts';

const HOARD = fileURLToPath(new URL('../../../.build/hoard.js', import.meta.url));

/** A node in a process of its own, to be killed. */
export interface Server {
  readonly address: string;
  start(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** As an operator would; the exit code. */
  stop(): Promise<number | null>;
}

export async function startServer(settings: { readonly [name: string]: string | number }): Promise<Server> {
  const port = await freePort();
  const limits = { port, log: 'silent', sockets: 1e6, messages: 1e6, requests: 1e6, threads: 1, ...settings };
  const flags = Object.entries(limits).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let child: ChildProcess;
  const start = async () => {
    child = await run(process.execPath, [HOARD, 'serve', ...flags], 'Hoard is at', {});
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}
