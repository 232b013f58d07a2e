import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { freePort, run, type Service, signal } from './service.ts';

/** Starts a Redis that keeps nothing on disk. */
export async function startRedis(): Promise<Service> {
  const port = await freePort();
  let child: ChildProcess;
  async function start() {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
    child = await run('redis-server', args, 'Ready to accept connections', {});
  }
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  await start();
  return {
    port,
    address: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => signal(child, 'SIGSTOP'),
    thaw: () => signal(child, 'SIGCONT'),
    end: kill,
  };
}
