import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus.ts';
import { openTurns } from '../turns.ts';
import { openCompany } from './company.ts';
import { answer, connect, tryTo } from './connection.ts';
import { openPost } from './post.ts';
import { LEASE, RELEASE, TAKE } from './scripts.ts';

const BEAT = 1_000; // ms between signs of life

const TURNS = 'hoard:turns:';
const HOLDER = 'hoard:lease:';

/** The bus of a server of several nodes. */
export async function openRedis(address: string): Promise<Bus> {
  const node = randomUUID();
  const [commands, ears] = await Promise.all([connect(address), connect(address)]); // one that listens does nothing else
  const { publish, subscribe, onGap, admit } = await openPost(node, commands, ears);
  const { enter, present, sayAll, leaveAll } = openCompany(node, commands);
  const takeAlone = openTurns();

  commands.on('ready', sayAll);
  const heart = setInterval(() => {
    tryTo(admit());
    tryTo(commands.ping());
    tryTo(ears.ping());
    sayAll();
  }, BEAT);

  return {
    alone: false,
    publish,
    subscribe,
    onGap,
    enter,
    present,
    async take(key, limit, windowMs) {
      try {
        return Number(await commands.eval(TAKE, 1, TURNS + key, windowMs)) <= limit;
      } catch {
        return takeAlone(key, limit, windowMs);
      }
    },
    lease: async (key, ms) => (await answer(commands.eval(LEASE, 1, HOLDER + key, node, ms))) === node,
    release: async (key) => void (await answer(commands.eval(RELEASE, 1, HOLDER + key, node))),
    async close() {
      clearInterval(heart);
      await leaveAll();
      await commands.quit().catch(() => commands.disconnect()); // after what was asked before
      ears.disconnect();
    },
  };
}
