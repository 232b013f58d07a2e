/** Work that is done one piece after the other. */
export interface Queue {
  busy: boolean;
  readonly waiting: (() => void)[];
}

export function queue(): Queue {
  return { busy: false, waiting: [] };
}

/** Does a piece of work as soon as all that was asked for before is done. */
export async function inTurn<T>(queue: Queue, work: () => Promise<T>): Promise<T> {
  if (queue.busy) await new Promise<void>((resolve) => queue.waiting.push(resolve));
  queue.busy = true;
  try {
    return await work();
  } finally {
    const next = queue.waiting.shift();
    if (next === undefined) queue.busy = false;
    else next();
  }
}
