import type { Answer, Question } from '@hoard/bots';
import { boxOf } from '../boxes.ts';
import { random128 } from '../tables/ids.ts';
import { hosting } from './host.ts';
import { idbShelf } from './idb.ts';
import type { FromHost, FromThinker, ToHost, ToThinker } from './protocol.ts';
import type { Shelf } from './shelf.ts';

// The tables of this device are run here, with no server at all.

const BREATH = 600; // ms for a move to fly to its place before a bot thinks about the next

const asked = new Map<number, (answer: Answer) => void>();
let refs = 0;
let thinker: Worker | undefined;

/** Whoever thinks for the bots, once there is something to think about. */
function brain(): Worker {
  if (thinker !== undefined) return thinker;
  thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  thinker.addEventListener('message', ({ data: { ref, answer } }: MessageEvent<FromThinker>) => {
    asked.get(ref)?.(answer);
    asked.delete(ref);
  });
  return thinker;
}

function think(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    const ref = ++refs;
    asked.set(ref, resolve);
    setTimeout(() => brain().postMessage({ ref, question } satisfies ToThinker), BREATH);
  });
}

/** Other tabs hear of what this one keeps. */
const tabs = new BroadcastChannel('hoard-tables');
const shelf: Shelf = {
  events: idbShelf.events,
  async append(table, after, events) {
    await idbShelf.append(table, after, events);
    tabs.postMessage(table);
  },
};

const say = (message: FromHost) => postMessage(message);
const host = hosting({
  shelf,
  boxOf,
  think,
  now: () => Date.now(),
  random: random128,
  tell: (person, message) => say({ is: 'told', person, message }),
});
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => host.refresh(data));

addEventListener('message', async ({ data }: MessageEvent<ToHost>) => {
  if (data.is === 'said') return host.hear(data.person, data.message);
  await host.open(data.table, data.events);
  say({ is: 'opened', ref: data.ref });
});
