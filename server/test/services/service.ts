import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

/** A program that a test runs beside itself, and does bad things to. */
export interface Service {
  readonly port: number;
  readonly address: string;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again, on the same port and files. */
  start(): Promise<void>;
  /** Stops time for it: its connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its files. */
  end(): Promise<void>;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A running program: resolves when it has said that it is ready, rejects with all it said if it ends before. */
export async function run(
  command: string,
  args: readonly string[],
  ready: string,
  options: SpawnOptions,
): Promise<ChildProcess> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(ready)) resolve();
      });
    }
    child.once('error', (error) => reject(new Error(`${command} cannot be run: ${error.message}`)));
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${said}`)));
  });
  return child;
}

/** Sends a signal to a program and to those it has started. */
export function signal(child: ChildProcess, name: NodeJS.Signals): void {
  const own = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  for (const pid of [child.pid!, ...own.trim().split(' ').filter(Boolean).map(Number)]) process.kill(pid, name);
}
