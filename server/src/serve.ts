import { randomBytes } from 'node:crypto';
import { boxOf } from '@hoard/games';
import { pino } from 'pino';
import { type Job, type Jobs, ownJobs, type Work } from './bots/jobs.ts';
import { pool } from './bots/pool.ts';
import { openBus } from './bus/index.ts';
import { httpApp } from './http/app.ts';
import { addressOf } from './operation/address.ts';
import type { Config } from './operation/config.ts';
import { type Metrics, metrics } from './operation/metrics.ts';
import { rounds } from './operation/rounds.ts';
import { people as peopleOf } from './people/people.ts';
import { sockets as socketsOf } from './sockets/sockets.ts';
import { openStore, type Store } from './store/index.ts';
import { keeper as keeperOf } from './tables/keeper.ts';
import { pay } from './tables/pay.ts';

/** A running node. */
export interface Node {
  readonly address: string; // where the page is
  /** Finishes what was begun, and lets go of everything. */
  stop(): Promise<void>;
}

// Node cannot run sources, so from sources the thread is the built one.
const BOTS = new URL(import.meta.url.endsWith('.ts') ? '../dist/bots/worker.js' : './bots/worker.js', import.meta.url);

const BACKLOG = 4096; // connections that wait to be accepted: after a restart everybody comes at once

/** Starts a node of the server. */
export async function serve(config: Config, pageFolder: string): Promise<Node> {
  const log = pino({ level: config.log, base: null });
  const failed = (error: unknown) =>
    log.error({ error: (error as Error).message, stack: (error as Error).stack }, 'failed');
  const counts = metrics();
  const store = await openStore(config.postgres || config.data);
  const bus = await openBus(config.redis || undefined);
  const people = await peopleOf(store, bus);
  const thinkers = pool(config.threads, BOTS);

  const means = { store: timed(store, counts), bus, boxOf, now: () => Date.now() };
  const keeper = keeperOf(
    means,
    () => randomBytes(16).toString('hex'),
    (table, duty) => {
      pay({ keeper, people, jobs }, table, duty).catch(failed);
    },
  );
  const work = async ({ table, number }: Job) => {
    const task = await keeper.task(table, number);
    if (task === undefined) return;
    const done = counts.thoughts.startTimer({ level: task.question.level });
    const answer = await thinkers.think(task.question);
    done();
    await keeper.botMoved(table, number, task.seat, answer);
  };
  const jobs = await jobsOf(config, work, failed);
  bus.onGap(keeper.recover);

  let ready = true;
  const from = addressOf(config.proxies);
  const service = { config, store, bus, people, keeper, metrics: counts, addressOf: from, isReady: () => ready };
  const app = await httpApp(service, log, pageFolder);
  const origins = config.origins.split(',').filter((origin) => origin !== '');
  const limits = { perAddress: config.sockets, origins, addressOf: from };
  const sockets = socketsOf(
    app.server,
    { people, keeper, perSecond: config.messages, answered: counts.answered, failed },
    limits,
  );
  await people.onVoid(sockets.turnAway);
  counts.gauge('hoard_sockets', 'open WebSockets', () => sockets.size);
  counts.gauge('hoard_tables', 'tables in memory', () => keeper.size);
  counts.gauge('hoard_thoughts_waiting', 'moves that bots have not begun to think of', () => thinkers.waiting);

  const address = await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  const stopRounds = rounds({ store, keeper, bus, log, failed, expire: config.expire });
  return {
    address,
    async stop() {
      ready = false;
      stopRounds();
      await sockets.close();
      await app.close();
      await thinkers.close();
      await jobs.close();
      await store.close();
      await bus.close();
    },
  };
}

async function jobsOf({ redis, threads }: Config, work: Work, failed: (error: unknown) => void): Promise<Jobs> {
  if (redis === '') return ownJobs(work, failed);
  const { sharedJobs } = await import('./bots/shared-jobs.ts'); // a server alone need not load it
  return sharedJobs(redis, threads, work, failed);
}

/** The store, with a watch on how long it takes until events are durable. */
function timed(store: Store, { appends }: Metrics): Store {
  const append: Store['append'] = (wish) => {
    const since = performance.now();
    return store.append(wish).then(() => appends.observe((performance.now() - since) / 1000));
  };
  return { ...store, append };
}
