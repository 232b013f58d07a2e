import { once } from 'node:events';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { Unavailable } from '../../unavailable.ts';
import type { Query, Row } from '../sql.ts';
import { type Append, Conflict } from '../store.ts';
import { type Ask, type Batch, CLOSE, pack, type Reply, type Start } from './messages.ts';

/** The server's end of the store's thread. */
export interface Link {
  append(append: Append): Promise<void>;
  readonly query: Query;
  readonly queryTables: Query; // as they stand
  readonly queryDue: Query; // those where the server has something to do
  expire(before: number): Promise<Row[]>;
  close(): Promise<void>;
}

const GROUP = 36; // appends that are worth a commit
const CROWD = 48; // that do not wait for the end of the event loop's turn: the sooner a table is told of its move, the more of it lies in the processor's caches
const LINGER = 1; // ms; so long fewer wait for more, where the last commit has just ended

type Settle<T> = [resolve: (value: T) => void, reject: (error: Error) => void];

// The worker lies beside this module, in dist as in the bundle. Node cannot run its source, so from sources it is the built one.
const BESIDE = import.meta.url.endsWith('.ts') ? '../../../dist/store/sqlite/store-worker.js' : './store-worker.js';

/** Starts the store's thread on a file; rejects with what the thread could not do. */
export async function link(file: string): Promise<Link> {
  const { port1: port, port2 } = new MessageChannel();
  const start: Start = { file, port: port2 };
  const worker = new Worker(new URL(BESIDE, import.meta.url), { workerData: start, transferList: [port2] });
  await once(worker, 'message');

  let batch: Batch = { appends: '', asks: [] };
  let gathered = 0; // appends in it
  let appending: Settle<void>[] = []; // in the order of asking, as replies come
  let asking: Settle<Row[]>[] = [];
  let over: string | undefined; // why nothing can be asked any more
  let away = false; // a batch is with the worker: what comes in the meantime makes the next one
  let sending: NodeJS.Immediate | undefined; // at the end of this turn of the event loop
  let lingering: NodeJS.Timeout | undefined;

  function gather(): void {
    if (gathered >= CROWD) return hurry();
    if (away || sending || (lingering && !isWorthIt())) return;
    sending = setImmediate(send);
  }

  /** Looks for the answer to the last batch at once, and sends the next. */
  function hurry(): void {
    if (!away) return send();
    const answer = receiveMessageOnPort(port);
    if (answer !== undefined) hear(answer.message as Reply);
  }

  function isWorthIt(): boolean {
    return batch.asks.length > 0 || gathered >= GROUP;
  }

  function send(): void {
    clearTimeout(lingering);
    clearImmediate(sending);
    lingering = undefined;
    sending = undefined;
    away = true;
    port.postMessage(batch);
    batch = { appends: '', asks: [] };
    gathered = 0;
  }

  function ask(ask: Ask): Promise<Row[]> {
    return new Promise((...settle) => {
      if (over) throw new Unavailable(over);
      asking.push(settle);
      batch.asks.push(ask);
      gather();
    });
  }

  function hear({ appended, failed, answers }: Reply): void {
    away = false;
    if (isWorthIt()) send();
    else if (gathered > 0) lingering = setTimeout(send, LINGER);
    const settled = appending.splice(0, appended);
    for (const [which, outcome] of failed) {
      const [, reject] = settled[which]!;
      reject(outcome === 'conflict' ? new Conflict('The table has other events') : unavailable(outcome));
    }
    for (const [resolve] of settled) resolve(); // those that have failed have been told
    const answered = asking.splice(0, answers.length);
    answers.forEach((answer, i) => {
      const [resolve, reject] = answered[i]!;
      if (Array.isArray(answer)) resolve(answer);
      else reject(unavailable(answer));
    });
  }
  port.on('message', hear);
  worker.on('error', (error) => end(`The store has failed: ${error.message}`));

  function end(why: string): void {
    over = why;
    for (const [, reject] of [...appending, ...asking]) reject(new Unavailable(why));
    appending = [];
    asking = [];
  }

  return {
    append: (append) =>
      new Promise((...settle) => {
        if (over) throw new Unavailable(over);
        appending.push(settle);
        batch.appends += pack(append);
        gathered++;
        gather();
      }),
    query: (sql, values) => ask(['query', sql, values]),
    queryTables: (sql, values) => ask(['queryTables', sql, values]),
    queryDue: (sql, values) => ask(['queryDue', sql, values]),
    expire: (before) => ask(['expire', before]),
    async close() {
      if (over) return;
      const before = ask(['query', 'select 1', []]); // answered after all that was asked before
      over = 'The store is closed';
      await before;
      port.postMessage(CLOSE);
      await once(worker, 'exit');
    },
  };
}

function unavailable(cause: Error): Unavailable {
  return new Unavailable(`The store cannot do that now: ${cause.message}`, { cause });
}
