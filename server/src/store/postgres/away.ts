import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { Unavailable } from '../../unavailable.ts';

/** How long a call waits for a database that is away, in ms. */
export const PATIENCE = 3_000;
export const PAUSE = 100; // ms between attempts

const AWAY = /^(08|53|57P|58)/; // SQLSTATE: connection, resources, shutdown and recovery, system

const UNDONE = ['40001', '40P01']; // a conflict of transactions, a deadlock

/** Whether an error tells of the database and not of what was asked of it. */
export function isAway(error: unknown): boolean {
  return !(error instanceof DatabaseError) || AWAY.test(error.code ?? '');
}

/** Whether the database undid a statement for another's sake: it may be tried again at once. */
export function isUndone(error: unknown): boolean {
  return error instanceof DatabaseError && UNDONE.includes(error.code ?? '');
}

export function unavailable(cause: unknown): Unavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Unavailable(`The database cannot be reached: ${reason}`, { cause });
}

/** Repeats what fails through no fault of its own, until patience ends. */
export async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isAway(error) && !isUndone(error)) throw error;
      if (Date.now() + PAUSE > end) throw unavailable(error);
      await pause(PAUSE);
    }
  }
}
