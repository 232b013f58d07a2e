import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Figures, NAMES, type Name, type Run, start } from './run.ts';

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
const shown = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });
const progress = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);

/** Who stands still for long would be taken for gone. */
async function signOfLife(runs: readonly Run[]): Promise<void> {
  for (const run of runs) run.goOn();
  await pause(500);
  for (const run of runs) run.halt();
}

/** Everybody moves as soon as they can. The servers take turns, for the machine's speed changes; each lasts so long that a great collection of garbage falls into most. */
async function closedLoop(tables: number, rounds: number, seconds: number): Promise<void> {
  const runs = new Map<Name, Run>();
  for (const name of NAMES) {
    progress(`${tables} tables, ${name} warms up`);
    runs.set(name, await start(name, tables, 'closed'));
    await signOfLife([...runs.values()]);
  }
  const samples = new Map<Name, Figures[]>(NAMES.map((name) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const [name, run] of runs) {
      progress(`${tables} tables, ${name}, round ${round} of ${rounds}`);
      run.goOn();
      samples.get(name)!.push(await run.measure(seconds));
      run.halt();
    }
  }
  for (const run of runs.values()) run.end();
  progress('');
  const of = (name: Name, what: keyof Figures) => median(samples.get(name)!.map((figures) => figures[what]));
  const beside = (name: Name, peer: Name) =>
    median(samples.get(name)!.map(({ rate }, round) => rate / samples.get(peer)![round]!.rate));
  for (const name of NAMES) {
    const figures = [shown(of(name, 'rate')), shown(of(name, 'p50'), 1), shown(of(name, 'p99'), 1)];
    const ratios = [beside(name, 'boardgame.io'), beside(name, 'smallest ws server')].map((ratio) => shown(ratio, 2));
    console.log(`| ${[tables, name, ...figures, ...ratios].join(' | ')} |`);
  }
}

/** A move a second at each table, and then no moves at all. */
async function pacedAndIdle(name: Name, tables: number, seconds: number): Promise<void> {
  progress(`${tables} paced tables, ${name}`);
  const paced = await start(name, tables, 'paced');
  const { rate, p50, p99 } = await paced.measure(seconds);
  paced.end();
  progress(`${tables} tables in memory, ${name}`);
  const idle = await start(name, tables, 'idle');
  const heap = await idle.heap();
  idle.end();
  progress('');
  console.log(`| ${name} | ${shown(rate)} | ${shown(p50, 1)} | ${shown(p99, 1)} | ${shown(heap / 1024, 1)} |`);
}

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '50,500,2000' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '4' },
  },
});

console.log('closed loop: everybody moves as soon as they can\n');
console.log('| tables | server | moves/s | p50 ms | p99 ms | × boardgame.io | × smallest |');
console.log('|---|---|---|---|---|---|---|');
for (const tables of values.tables.split(',')) {
  await closedLoop(Number(tables), Number(values.rounds), Number(values.seconds));
}
console.log('\n500 tables, a move a second each\n');
console.log('| server | moves/s | p50 ms | p99 ms | heap a table, kB |');
console.log('|---|---|---|---|---|');
for (const name of NAMES) await pacedAndIdle(name, 500, 3 * Number(values.seconds));
