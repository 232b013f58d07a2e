import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../unavailable.ts';
import type { Query, Row } from '../sql.ts';
import { type Append, Conflict } from '../store.ts';
import { type Ask, type Batch, CLOSE, pack, type Reply } from './messages.ts';

/** The server's end of the store's thread. */
export interface Link {
  append(append: Append): Promise<void>;
  readonly query: Query;
  expire(before: number): Promise<Row[]>;
  close(): Promise<void>;
}

type Settle<T> = [resolve: (value: T) => void, reject: (error: Error) => void];

// The worker lies beside this module, in dist as in the bundle. Node cannot run its source, so from sources it is the built one.
const BESIDE = import.meta.url.endsWith('.ts') ? '../../../dist/store/sqlite/store-worker.js' : './store-worker.js';

/** Starts the store's thread on a file; rejects with what the thread could not do. */
export async function link(file: string): Promise<Link> {
  const worker = new Worker(new URL(BESIDE, import.meta.url), { workerData: file });
  await once(worker, 'message');

  let batch: Batch = { appends: '', asks: [] };
  let appending: Settle<void>[] = []; // in the order of asking, as replies come
  let asking: Settle<Row[]>[] = [];
  let over: string | undefined; // why nothing can be asked any more
  let away = false; // a batch is with the worker: what comes in the meantime makes the next one
  let sending = false;

  function begin(): void {
    if (over) throw new Unavailable(over);
    if (away || sending) return;
    sending = true;
    setImmediate(send);
  }

  function send(): void {
    sending = false;
    away = true;
    worker.postMessage(batch);
    batch = { appends: '', asks: [] };
  }

  function ask(ask: Ask): Promise<Row[]> {
    return new Promise((...settle) => {
      begin();
      asking.push(settle);
      batch.asks.push(ask);
    });
  }

  worker.on('message', ({ appended, failed, answers }: Reply) => {
    away = false;
    if (batch.appends.length + batch.asks.length > 0) send();
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
  });
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
        begin();
        appending.push(settle);
        batch.appends += pack(append);
      }),
    query: (sql, values) => ask(['query', sql, values]),
    expire: (before) => ask(['expire', before]),
    async close() {
      if (over) return;
      const before = ask(['query', 'select 1', []]); // answered after all that was asked before
      over = 'The store is closed';
      await before;
      worker.postMessage(CLOSE);
      await once(worker, 'exit');
    },
  };
}

function unavailable(cause: Error): Unavailable {
  return new Unavailable(`The store cannot do that now: ${cause.message}`, { cause });
}
