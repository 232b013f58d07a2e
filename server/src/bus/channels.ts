import { type Listener, type Stop, stopOnce } from './bus.ts';

/** The listeners of this node. */
export interface Channels {
  names(): string[];
  listen(channel: string, listener: Listener): Stop;
  tell(channel: string, text: string): void;
}

/** No listeners yet; `onSilence` is called when a channel has lost its last. */
export function openChannels(onSilence: (channel: string) => void): Channels {
  const listening = new Map<string, Set<{ readonly listener: Listener }>>();
  return {
    names: () => [...listening.keys()],
    listen(channel, listener) {
      const ear = { listener }; // one function may listen twice
      const ears = listening.get(channel) ?? new Set();
      listening.set(channel, ears.add(ear));
      return stopOnce(() => {
        ears.delete(ear);
        if (ears.size > 0) return;
        listening.delete(channel);
        onSilence(channel);
      });
    },
    tell(channel, text) {
      for (const { listener } of listening.get(channel) ?? []) listener(text);
    },
  };
}
