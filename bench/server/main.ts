import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PEERS = path('../../peers/server');
const RULES = `${PEERS}/bits.js`;
const LOAD = path('load.js');

/** A server, how node runs it, and a client that plays at it. */
const SERVERS = {
  hoard: { server: path('hoard-server.js'), client: path('hoard-client.js'), flags: ['--max-semi-space-size=64'] }, // as ./hoard has it
  'smallest ws server': { server: `${PEERS}/minimal.js`, client: `${PEERS}/minimal-client.js`, flags: [] },
  'ws echo': { server: `${PEERS}/echo.js`, client: `${PEERS}/echo-client.js`, flags: [] },
  'boardgame.io': { server: `${PEERS}/boardgame.js`, client: `${PEERS}/boardgame-client.js`, flags: [] },
} as const;
type Name = keyof typeof SERVERS;

interface Figures {
  readonly rate: number; // moves/s
  readonly p50: number; // ms from sending to everybody having it
  readonly p99: number;
  readonly load: number; // cores that the load generator took
}
interface Memory {
  readonly heap: number;
}

let port = 18_400;

/** Runs one load against one server, each in a process of its own. */
async function run(name: Name, tables: number, mode: 'closed' | 'paced' | 'idle', seconds: number) {
  const { server, client, flags } = SERVERS[name];
  const env = { ...process.env, PORT: String(++port), NODE_ENV: 'production', IPC: `${PEERS}/ipc.js` };
  const child = fork(server, { env, execArgv: ['--expose-gc', ...flags] });
  await answer(child);
  const ask = (gc: boolean) => {
    child.send({ cmd: 'stat', gc });
    return answer(child) as Promise<Memory>;
  };
  const before = await ask(true);
  const loader = fork(LOAD, [client, RULES, `http://127.0.0.1:${port}`, String(tables), mode, String(seconds)], {
    env,
  });
  let figures: Figures | undefined;
  let heap = 0; // bytes a table with its two sockets
  loader.on('message', async (message: { at: string } & Figures) => {
    if (message.at === 'end') figures = message;
    if (message.at === 'playing') heap = ((await ask(true)).heap - before.heap) / tables;
    loader.send({});
  });
  await new Promise((resolve) => loader.once('exit', resolve));
  child.kill('SIGKILL');
  return { figures, heap };
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the server ended')));
  });
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
const shown = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '50,500,2000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});

/** Our server beside two others, the same load from another process over real sockets. */
async function main(sizes: readonly number[], rounds: number, seconds: number): Promise<void> {
  const names = Object.keys(SERVERS) as Name[];
  const progress = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);
  console.log('closed loop: everybody moves as soon as they can\n');
  console.log('| tables | server | moves/s | p50 ms | p99 ms | × boardgame.io | × smallest |');
  console.log('|---|---|---|---|---|---|---|');
  for (const tables of sizes) {
    const rates = new Map<Name, Figures[]>(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        progress(`${tables} tables, ${name}, round ${round + 1}`);
        rates.get(name)!.push((await run(name, tables, 'closed', seconds)).figures!);
      }
    }
    const of = (name: Name, what: keyof Figures) => median(rates.get(name)!.map((figures) => figures[what]));
    // Each beside the peer of its own round, for the machine's speed changes in the meantime.
    const ratio = (name: Name, peer: Name) =>
      median(rates.get(name)!.map(({ rate }, round) => rate / rates.get(peer)![round]!.rate));
    progress('');
    for (const name of names) {
      const ratios = [ratio(name, 'boardgame.io'), ratio(name, 'smallest ws server')];
      console.log(
        `| ${tables} | ${name} | ${shown(of(name, 'rate'))} | ${shown(of(name, 'p50'), 1)} | ${shown(of(name, 'p99'), 1)} | ${ratios.map((ratio) => shown(ratio, 2)).join(' | ')} |`,
      );
    }
  }
  console.log('\n500 tables, a move a second each\n');
  console.log('| server | moves/s | p50 ms | p99 ms | heap a table, kB |');
  console.log('|---|---|---|---|---|');
  for (const name of names) {
    const { rate, p50, p99 } = (await run(name, 500, 'paced', 2 * seconds)).figures!;
    const { heap } = await run(name, 500, 'idle', 0);
    console.log(`| ${name} | ${shown(rate)} | ${shown(p50, 1)} | ${shown(p99, 1)} | ${shown(heap / 1024, 1)} |`);
  }
}

await main(values.tables.split(',').map(Number), Number(values.rounds), Number(values.seconds));
