import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { BOXES } from '@hoard/games';
import { type Box, type Game, type Happening, rngFrom, type Setting, settings } from '@hoard/kernel';
import type { Node } from '@hoard/server';
import { type Event, happen, lineOf, type Opened, playOf, roomOf, type Table, tableOf } from '@hoard/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/index.ts';
import { type Client, type Device, join, type Known, newDevice, openTable, salt } from './help/client.ts';
import { testNode } from './help/node.ts';
import { myMove } from './help/play.ts';

const MATCHES = Number(process.env.HOARD_MATCHES ?? 10); // of each game; HOARD_MATCHES=200 is thorough
const AT_ONCE = 20;

let node: Node;
let store: Store;
let people: Device[];
beforeAll(async () => {
  const data = mkdtempSync(`${tmpdir()}/hoard-hidden-`);
  node = await testNode({ data });
  store = await openStore(data);
  people = await Promise.all(Array.from({ length: 7 }, (_, i) => newDevice(node.address, `Player ${i}`)));
});
afterAll(async () => {
  await store.close();
  await node.stop();
});

/** Plays a match over real sockets, with somebody watching; everybody's messages. */
async function play({ game }: Box, { options, seats }: Setting): Promise<{ table: string; clients: Client[] }> {
  const [host, ...others] = people as [Device, ...Device[]];
  const table = await openTable(node.address, host, { game: game.id, options, seats, sit: { seat: 0, salt: salt() } });
  const clients = await Promise.all([host, ...others.slice(0, seats)].map((who) => join([node.address], who, table)));
  const [first] = clients as [Client];
  await Promise.all(clients.map((client) => client.until(({ latest }) => latest !== undefined)));
  for (const client of clients.slice(1, seats)) await client.ask({ do: 'sit', salt: salt() });
  await first.ask({ do: 'start' });
  await first.until(({ latest }) => latest?.play !== undefined);
  for (let { number, play } = first.latest!; play!.outcome === undefined; { number, play } = first.latest!) {
    const mover = clients[play!.actor!]!;
    await mover.until(({ latest }) => latest!.number >= number);
    await mover.ask({ do: 'move', move: myMove(mover.latest!), after: number });
    await first.until(({ latest }) => latest!.number > number);
  }
  await Promise.all(clients.map((client) => client.until(({ latest }) => latest?.play?.outcome !== undefined)));
  for (const client of clients) client.close();
  return { table, clients };
}

/** The table after each of its events, with what happened. */
function* steps(game: Game, id: string, stored: readonly { body: string; at: number }[]) {
  const [first, ...rest] = stored.map(({ body, at }) => ({ event: JSON.parse(body) as Event, at }));
  const table = tableOf(game, id, first!.event as Opened, first!.at);
  yield { table, event: first!.event, told: [] as Happening[] };
  for (const { event, at } of rest) {
    const told: Happening[] = [];
    happen(table, event, at, (happening) => told.push(happening));
    yield { table, event, told };
  }
}

/** The same table in a world that the viewer imagines: it holds nothing that the viewer does not know. */
function imagined(table: Table, { play }: Known): Table {
  if (play === undefined) return { ...table, secret: 'unknown' };
  const rng = rngFrom('imagined');
  const state = table.game.read(play.view, rng);
  return {
    ...table,
    match: {
      ...table.match!,
      seed: 'unknown',
      moves: table.match!.moves.map(() => '?'),
      looks: [],
      standing: { state, rng },
    },
  };
}

/** Each message must be what the viewer's own knowledge makes it. */
function check(
  game: Game,
  id: string,
  clients: readonly Client[],
  stored: readonly { body: string; at: number }[],
): void {
  const heard = clients.map(({ news }) => new Map(news.map((item) => [item.number, item])));
  for (const { table, event, told } of steps(game, id, stored)) {
    for (const news of heard.map((byNumber) => byNumber.get(table.number))) {
      if (news === undefined) continue;
      const world = imagined(table, news);
      if (!Object.keys(news).every((key) => FIELDS.includes(key)))
        throw new Error(`a field too many: ${Object.keys(news)}`);
      if (news.play !== undefined) same(news.play, playOf(world, news.viewer));
      same(news.room, roomOf(table));
      if (news.here?.some((seat) => roomOf(table).chairs[seat]?.name === undefined))
        throw new Error(`here: ${news.here}`);
      same(news.lines.at(-1), lineOf(table.number, event, told, news.viewer));
    }
  }
}

const FIELDS = ['is', 'ref', 'table', 'number', 'after', 'viewer', 'lines', 'room', 'play', 'here'];

/** Quicker than expect() where there is so much to compare. */
function same(sent: unknown, known: unknown): void {
  const [a, b] = [JSON.stringify(sent), JSON.stringify(known)];
  if (a !== b) throw new Error(`sent:  ${a}\nknown: ${b}`);
}

describe.each(BOXES.map((box) => ({ id: box.game.id, box })))('what is sent in matches of $id', ({ box }) => {
  test(`is what each viewer may know, in ${MATCHES} matches`, { timeout: 600_000, retry: 0 }, async () => {
    const ways = settings(box.game);
    let messages = 0;
    for (let i = 0; i < MATCHES; i += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, MATCHES - i) }, (_, k) =>
        play(box, ways[(i + k) % ways.length]!),
      );
      for (const { table, clients } of await Promise.all(some)) {
        const stored = await store.events(table);
        check(box.game, table, clients, stored);
        const { secret } = JSON.parse(stored[0]!.body) as Opened;
        for (const text of clients.flatMap(({ bytes }) => bytes)) {
          messages++;
          if (text.includes(secret)) throw new Error(`the secret was sent: ${text}`);
        }
      }
    }
    expect(messages).toBeGreaterThan(MATCHES * 20);
  });
});
