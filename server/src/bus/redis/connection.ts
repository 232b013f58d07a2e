import { Redis } from 'ioredis';
import { Unavailable } from '../../unavailable.ts';

const OPENING = 3_000; // ms until the first connection is given up
const SILENCE = 2_000; // ms without an answer after which a connection is dead

/** Opens a connection that comes back by itself, and refuses what is asked while it is away. */
export async function connect(address: string): Promise<Redis> {
  const redis = new Redis(address, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    enableAutoPipelining: true,
    connectTimeout: SILENCE,
    socketTimeout: SILENCE,
    retryStrategy: (attempts) => Math.min(50 * attempts, 500),
  });
  let reason = 'no answer';
  redis.on('error', ({ message }) => {
    reason = message;
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      redis.disconnect();
      reject(new Unavailable(`Redis cannot be reached: ${reason}`));
    }, OPENING);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return redis;
}

/** What Redis answers, or `Unavailable`. */
export async function answer<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    throw new Unavailable(`Redis cannot be reached: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Lets go what may fail: something later makes up for it. */
export function tryTo(asked: Promise<unknown>): void {
  asked.catch(() => {});
}
