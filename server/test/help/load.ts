import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../src/store/index.ts';
import { type Client, type Device, join, newDevice, openTable, salt } from './client.ts';
import { myMove } from './play.ts';

/** Two people who play one match after another at a table, whatever happens to the server. */
export interface Pair {
  readonly table: string;
  readonly clients: readonly [Client, Client];
  readonly acknowledged: { readonly number: number; readonly move: string }[];
  readonly done: Promise<void>; // after `stop`, when both have seen everything
  stop(): void;
}

/** Starts a pair; each of the two prefers another of the addresses. */
export async function pair(addresses: readonly string[]): Promise<Pair> {
  const [first] = addresses as [string];
  const [ada, bo] = (await Promise.all([newDevice(first, 'Ada'), newDevice(first, 'Bo')])) as [Device, Device];
  const table = await openTable(first, ada, { sit: { seat: 0, salt: salt() } });
  const clients = [await join(addresses, ada, table), await join(addresses.toReversed(), bo, table)] as const;
  await Promise.all(clients.map((client) => client.until(({ latest }) => latest !== undefined)));
  await clients[1].ask({ do: 'sit', salt: salt() });
  await clients[0].ask({ do: 'start' });
  const acknowledged: { number: number; move: string }[] = [];
  let going = true;

  /** Moves whenever it is one's turn, and says "thinking" when there is nothing to move, so that events keep coming. */
  async function act(client: Client): Promise<void> {
    while (going) {
      const latest = client.latest!;
      const { play, number, viewer } = latest;
      try {
        if (play?.actor === viewer) {
          const move = myMove(latest);
          const answer = await client.ask({ do: 'move', move, after: number });
          if (answer.is === 'done') acknowledged.push({ number: answer.number, move });
          await Promise.race([client.until((c) => c.latest!.number > number, 5000), pause(200)]);
        } else if (play?.outcome !== undefined) {
          const answer = await client.ask({ do: 'say', phrase: 'thinking' });
          if (answer.is === 'done') acknowledged.push({ number: answer.number, move: 'said' });
          await pause(5);
        } else {
          await Promise.race([client.until((c) => c.latest!.number > number, 5000), pause(200)]);
        }
      } catch {
        await pause(20); // the connection broke; the client comes back by itself
      }
    }
  }

  const done = Promise.all(clients.map(act)).then(() => undefined);
  return { table, clients, acknowledged, done, stop: () => (going = false) };
}

/** Compares what was acknowledged and seen with what is stored; the number of events. */
export async function audit(store: Store, { table, clients, acknowledged }: Pair): Promise<number> {
  const stored = await store.events(table);
  const bodies = stored.map(({ body }) => JSON.parse(body) as { is: string; move?: string });
  stored.forEach(({ number }, i) => {
    if (number !== i + 1) throw new Error(`event ${i + 1} has number ${number}`);
  });
  for (const { number, move } of acknowledged) {
    const event = bodies[number - 1];
    if ((event?.move ?? event?.is) !== move)
      throw new Error(`acknowledged ${number} "${move}", stored ${JSON.stringify(event)}`);
  }
  for (const client of clients) {
    await client.until(({ latest }) => latest!.number === stored.length);
    const seen = client.news.flatMap(({ lines }) => lines.map(({ number }) => number));
    seen.forEach((number, i) => {
      if (number !== i + 1) throw new Error(`a client saw ${number} as its ${i + 1}th event`);
    });
  }
  return stored.length;
}
