import { type Bus, openBus } from '../../src/bus/index.ts';
import { startRedis } from '../services/redis.ts';
import type { Service } from '../services/service.ts';

/** A kind of bus on trial: gives the ends of two nodes. */
export interface Kind {
  readonly name: string;
  begin(): Promise<void>;
  nodes(): Promise<[Bus, Bus]>;
  end(): Promise<void>;
}

/** Within one process there is one node: both ends are the same. */
export const memory: Kind = {
  name: 'one process',
  begin: async () => {},
  async nodes() {
    const bus = await openBus();
    return [bus, bus];
  },
  end: async () => {},
};

export function redis(): Kind {
  let service: Service;
  return {
    name: 'Redis',
    async begin() {
      service = await startRedis();
    },
    nodes: () => Promise.all([openBus(service.address), openBus(service.address)]),
    end: () => service.end(),
  };
}

/** A listener that writes down what it hears. */
export function ear(): { heard: string[]; listener: (text: string) => void } {
  const heard: string[] = [];
  return { heard, listener: (text) => void heard.push(text) };
}
