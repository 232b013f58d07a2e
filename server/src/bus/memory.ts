import type { Bus } from './bus.ts';
import { openChannels } from './channels.ts';
import { openPresence } from './presence.ts';
import { openTurns } from './turns.ts';

/** The bus of a server that is one process. */
export function openMemory(): Bus {
  const channels = openChannels(() => {});
  const presence = openPresence(() => {});
  const take = openTurns();
  return {
    alone: true,
    publish: async (channel, text) => channels.tell(channel, text),
    subscribe: async (channel, listener) => channels.listen(channel, listener),
    onGap: () => () => {}, // there are none
    enter: presence.enter,
    present: async (place) => presence.at(place),
    take: async (key, limit, windowMs) => take(key, limit, windowMs),
    lease: async () => true, // nobody else could want it
    release: async () => {},
    close: async () => {},
  };
}
