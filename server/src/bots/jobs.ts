/** A move that a bot owes a table after its event of that number. */
export interface Job {
  readonly table: string;
  readonly number: number;
}

/** Sees to it that each job is done, once. */
export interface Jobs {
  add(job: Job): Promise<void>;
  close(): Promise<void>;
}

export type Work = (job: Job) => Promise<void>;

/** The jobs of a server alone. What it owed when it died it finds again in the store. */
export function ownJobs(work: Work, failed: (error: Error) => void): Jobs {
  const running = new Map<string, Promise<void>>();
  return {
    async add(job) {
      const id = idOf(job);
      if (running.has(id)) return;
      const done = work(job)
        .catch(failed)
        .finally(() => running.delete(id));
      running.set(id, done);
    },
    async close() {
      await Promise.all(running.values());
    },
  };
}

/** The name of a job: the same wherever it is found due. */
export function idOf({ table, number }: Job): string {
  return `${table}-${number}`;
}
