import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '@hoard/bots';

/** Threads in which bots think, so that nobody waits for them. */
export interface Pool {
  think(question: Question): Promise<Answer>;
  readonly waiting: number; // questions that no thread has taken up
  close(): Promise<void>;
}

type Reply = { readonly answer: Answer } | { readonly fault: string };

interface Job {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export function pool(threads: number, entry: URL): Pool {
  const queue: Job[] = [];
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  let closed = false;

  interface Thread {
    readonly worker: Worker;
    job: Job | undefined;
  }

  function hire(): void {
    const thread: Thread = { worker: new Worker(entry, { execArgv: [] }), job: undefined };
    thread.worker.unref();
    all.add(thread);
    thread.worker.on('message', (reply: Reply) => {
      const job = thread.job!;
      thread.job = undefined;
      if ('answer' in reply) job.resolve(reply.answer);
      else job.reject(new Error(reply.fault));
      idle.push(thread);
      next();
    });
    thread.worker.on('error', (error) => thread.job?.reject(error as Error));
    thread.worker.on('exit', () => {
      all.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
      thread.job?.reject(new Error('the thread ended'));
      if (!closed && queue.length > 0) hire();
    });
    idle.push(thread);
  }

  function next(): void {
    if (idle.length === 0 && all.size < threads) hire();
    while (queue.length > 0 && idle.length > 0) {
      const thread = idle.pop()!;
      thread.job = queue.shift()!;
      thread.worker.postMessage(thread.job.question);
    }
  }

  return {
    think: (question) =>
      new Promise((resolve, reject) => {
        queue.push({ question, resolve, reject });
        next();
      }),
    get waiting() {
      return queue.length;
    },
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('the server is stopping'));
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
