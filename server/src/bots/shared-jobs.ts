import { Queue, Worker } from 'bullmq';
import { idOf, type Job, type Jobs, type Work } from './jobs.ts';

/** The jobs of several nodes, in Redis: a job lives until one of them has done it. */
export function sharedJobs(redis: string, threads: number, work: Work, failed: (error: Error) => void): Jobs {
  const connection = { url: redis, maxRetriesPerRequest: null };
  const queue = new Queue<Job>('bots', { connection });
  const worker = new Worker<Job>('bots', ({ data }) => work(data), {
    connection,
    concurrency: 2 * threads,
    lockDuration: 10_000,
    stalledInterval: 5000,
    maxStalledCount: 10,
  });
  queue.on('error', failed);
  worker.on('error', failed);
  return {
    async add(job) {
      const options = { jobId: idOf(job), removeOnComplete: true, removeOnFail: true, attempts: 5, backoff: 500 };
      await queue.add('think', job, options);
    },
    async close() {
      await worker.close();
      await queue.close();
    },
  };
}
