import type { Redis } from 'ioredis';
import { type Bus, stopOnce } from '../bus.ts';
import { openChannels } from '../channels.ts';
import { answer, tryTo } from './connection.ts';

const GAP = 'hoard:gap';
const CHANNEL = 'hoard:channel:';

/** Texts between nodes: `commands` sends them, `ears` hears them. */
export interface Post extends Pick<Bus, 'publish' | 'subscribe' | 'onGap'> {
  /** Tells other nodes that they have missed something, if they have. */
  admit(): Promise<void>;
}

export async function openPost(node: string, commands: Redis, ears: Redis): Promise<Post> {
  const channels = openChannels((channel) => tryTo(ears.unsubscribe(CHANNEL + channel)));
  const gapListeners = new Set<() => void>();
  let missed = false; // by others: something of this node's did not get through

  function gap(): void {
    for (const listener of [...gapListeners]) listener();
  }

  ears.on('message', (name: string, message: string) => {
    if (message.startsWith(node)) return; // its own listeners have had it
    if (name === GAP) gap();
    else channels.tell(name.slice(CHANNEL.length), message.slice(node.length + 1));
  });
  await ears.subscribe(GAP);
  ears.on('ready', () => {
    const names = channels.names().map((channel) => CHANNEL + channel);
    tryTo(ears.subscribe(GAP, ...names).then(gap));
  });

  return {
    async publish(channel, text) {
      channels.tell(channel, text);
      try {
        await answer(commands.publish(CHANNEL + channel, `${node} ${text}`));
      } catch (error) {
        missed = true;
        throw error;
      }
    },
    async subscribe(channel, listener) {
      const stop = channels.listen(channel, listener);
      await ears.subscribe(CHANNEL + channel).catch(() => {}); // when away: all are subscribed on return, and a gap is told
      return stop;
    },
    onGap(listener) {
      const own = () => listener(); // one function may listen twice
      gapListeners.add(own);
      return stopOnce(() => gapListeners.delete(own));
    },
    async admit() {
      if (!missed) return;
      missed = false;
      await commands.publish(GAP, `${node} `).catch(() => {
        missed = true;
      });
    },
  };
}
