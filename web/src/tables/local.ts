import type { Event } from '@hoard/table';
import { signal } from '@preact/signals';
import type { FromHost, ToHost } from '../worker/protocol.ts';
import type { Dial } from './client.ts';

type Told = Extract<FromHost, { is: 'told' }>;

const live = signal('live' as const);
const ears = new Set<(told: Told) => void>();
const opening = new Map<number, () => void>();
let refs = 0;
let worker: Worker | undefined;

/** The worker that runs this device's tables, once one is played. */
function host(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    if (data.is === 'told') for (const hear of ears) hear(data);
    else {
      opening.get(data.ref)?.();
      opening.delete(data.ref);
    }
  });
  return worker;
}

/** Begins to start the worker, as a table will be played. */
export const wakeHost = () => void host();

const say = (message: ToHost) => host().postMessage(message);

/** Opens a table on this device; it is kept before anybody sits at it. */
export function openLocal(table: string, events: readonly Event[]): Promise<void> {
  return new Promise((resolve) => {
    opening.set(++refs, resolve);
    say({ is: 'open', table, events, ref: refs });
  });
}

/** The way to a table of this device, for one of the people at it. */
export function localWire(person: string, table: string): Dial {
  return (hear) => {
    const ear = (told: Told) => {
      if (told.person === person) hear(told.message);
    };
    ears.add(ear);
    queueMicrotask(() => hear({ is: 'welcome', you: person, name: '', now: Date.now() }));
    return {
      connection: live,
      send: (message) => say({ is: 'said', person, message }),
      close() {
        ears.delete(ear);
        say({ is: 'said', person, message: { do: 'unwatch', table } });
      },
    };
  };
}
