import type { Bus } from './bus.ts';
import { openMemory } from './memory.ts';

export type { Bus, Listener, Stop } from './bus.ts';

/** Opens a bus by its address: `redis://…`, or within this process where there is none. */
export async function openBus(address?: string): Promise<Bus> {
  if (address === undefined) return openMemory();
  const { openRedis } = await import('./redis/redis.ts'); // a server alone need not load it
  return openRedis(address);
}
