import { boxOf } from '@hoard/games';
import type { Node } from '@hoard/server';
import { type Command, faultIn, type News, type ServerMessage, type TableRecord } from '@hoard/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type Device, http, join, newDevice, openTable, salt } from './help/client.ts';
import { testNode } from './help/node.ts';
import { myMove } from './help/play.ts';

let node: Node;
let ada: Device;
let bo: Device;
const clients: Client[] = [];

beforeAll(async () => {
  node = await testNode();
  ada = await newDevice(node.address, 'Ada');
  bo = await newDevice(node.address, 'Bo');
});
afterAll(async () => {
  for (const client of clients) client.close();
  await node.stop();
});

async function at(device: Device, table: string): Promise<Client> {
  const client = await join([node.address], device, table);
  clients.push(client);
  return client;
}

/** Ada and Bo at a table where the match has begun. */
async function twoAtATable(opening: Parameters<typeof openTable>[2] = {}): Promise<[Client, Client, string]> {
  const table = await openTable(node.address, ada, { sit: { seat: 0, salt: salt() }, ...opening });
  const [a, b] = [await at(ada, table), await at(bo, table)];
  await Promise.all([a, b].map((client) => client.until(({ latest }) => latest !== undefined)));
  expect(await b.ask({ do: 'sit', salt: salt() })).toMatchObject({ is: 'done' });
  expect(await a.ask({ do: 'start' })).toMatchObject({ is: 'done' });
  await Promise.all([a, b].map((client) => client.until(({ latest }) => latest?.play !== undefined)));
  return [a, b, table];
}

/** Both play at random until it is over. */
async function playOut(...players: Client[]): Promise<void> {
  while (players[0]!.latest!.play!.outcome === undefined) {
    const number = Math.max(...players.map(({ latest }) => latest!.number));
    await Promise.all(players.map((player) => player.until(({ latest }) => latest!.number >= number)));
    const mover = players.find(({ latest }) => latest!.play!.actor === latest!.viewer);
    if (mover === undefined) continue;
    const answer = await mover.ask({ do: 'move', move: myMove(mover.latest!), after: mover.latest!.number });
    expect(answer).toMatchObject({ is: 'done' });
    await Promise.all(players.map((player) => player.until(({ latest }) => latest!.number > number)));
  }
}

describe('a table', () => {
  test('answers those who follow it by its news, and only an invitation by a link of its own', async () => {
    const table = await openTable(node.address, ada, { sit: { seat: 0, salt: salt() } });
    const client = await at(ada, table);
    await client.until(({ latest }) => latest !== undefined);
    const answersTo = async (command: Command) => {
      const before = client.bytes.length;
      const { ref } = await client.ask(command);
      const messages = client.bytes.slice(before).map((text) => JSON.parse(text) as ServerMessage);
      return messages.filter((message) => 'ref' in message && message.ref === ref).map(({ is }) => is);
    };
    expect(await answersTo({ do: 'say', phrase: 'wow' })).toEqual(['news']);
    expect(await answersTo({ do: 'invite', seat: 1 })).toEqual(['done']);
  });

  test('is played to its end, and its record verifies', async () => {
    const [a, b, table] = await twoAtATable();
    await http(node.address, 'GET', `/api/tables/${table}/record`, { token: ada.token, status: 409 });
    await playOut(a, b);
    const metrics = await (await fetch(`${node.address}/metrics`)).text();
    expect(metrics).toMatch(/hoard_commands_total\{do="move",result="done"\} [1-9]/);
    expect(metrics).toMatch(/hoard_append_seconds_count [1-9]/);
    const record = await http<TableRecord>(node.address, 'GET', `/api/tables/${table}/record`, { token: bo.token });
    expect(record.names).toEqual(['Ada', 'Bo']);
    expect(record.shuffle.commitment).toBe(a.news[0]!.room.commitment);
    expect(faultIn(boxOf('red7')!.game, record)).toBeUndefined();
  });

  test('sends each viewer a view of their own', async () => {
    const [a, b, table] = await twoAtATable();
    const watching = await at(await newDevice(node.address, 'Cyril'), table);
    await watching.until(({ latest }) => latest !== undefined);
    const hands = [a, b, watching].map(({ latest }) =>
      (latest!.play!.view.players as { hand: string[] }[]).map(({ hand }) => hand.includes('?')),
    );
    expect(hands).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  test('shows the whole view to a spectator who takes a chair, and then only what changes', async () => {
    const table = await openTable(node.address, ada, {
      sit: { seat: 0, salt: salt() },
      bots: [{ seat: 1, level: 'beginner' }],
    });
    const a = await at(ada, table);
    await a.until(({ latest }) => latest !== undefined);
    await a.ask({ do: 'start' });
    const guest = await at(bo, table);
    await guest.until(({ latest }) => latest?.play !== undefined);
    const { link } = (await a.ask({ do: 'invite', seat: 1 })) as { link: string };
    await guest.ask({ do: 'sit', link, salt: salt() });
    await guest.until(({ latest }) => latest!.viewer === 1);
    const sent = () => JSON.parse(guest.bytes.findLast((text) => text.includes('"play"'))!) as News;
    expect(sent()).toMatchObject({ viewer: 1, play: { view: guest.latest!.play!.view } });
    await playOut(a, guest);
    expect(sent().play).not.toHaveProperty('view');
    expect(sent().play).not.toHaveProperty('changed.options');
    expect(guest.latest!.play!.view.options).toEqual(a.latest!.play!.view.options);
  });

  test('refuses with the rule, and calls late moves stale', async () => {
    const [a, b] = await twoAtATable();
    const [mover, other] = a.latest!.play!.actor === 0 ? [a, b] : [b, a];
    const after = mover.latest!.number;
    expect(await mover.ask({ do: 'move', move: 'end', after })).toMatchObject({ is: 'refused', rule: '3.1' });
    expect(await mover.ask({ do: 'move', move: myMove(mover.latest!), after: after - 1 })).toMatchObject({
      problem: 'stale',
    });
    expect(await other.ask({ do: 'move', move: 'pass', after })).toMatchObject({ problem: 'notYourTurn' });
  });

  test('is kept from those who may not see it', async () => {
    const table = await openTable(node.address, ada, { spectators: false, access: 'private' });
    const stranger = await at(bo, table);
    await stranger.until(({ bytes }) => bytes.length >= 2);
    expect(JSON.parse(stranger.bytes[1]!)).toMatchObject({ is: 'problem', problem: 'noTable' });
    expect(await stranger.ask({ do: 'start' })).toMatchObject({ problem: 'noTable' });
    await http(node.address, 'GET', `/api/tables/${table}/record`, { token: bo.token, status: 404 });
  });

  test('hands over one chair by a link, once', async () => {
    const table = await openTable(node.address, ada, { access: 'private', sit: { seat: 0, salt: salt() } });
    const host = await at(ada, table);
    await host.until(({ latest }) => latest !== undefined);
    const answer = await host.ask({ do: 'invite', seat: 1 });
    const link = (answer as { link: string }).link;
    const guest = await at(bo, table);
    await guest.until(({ bytes }) => bytes.length > 1);
    expect(await guest.ask({ do: 'sit', link, salt: salt() })).toMatchObject({ is: 'done' });
    const late = await at(await newDevice(node.address), table);
    await late.until(({ bytes }) => bytes.length > 1);
    expect(await late.ask({ do: 'sit', link, salt: salt() })).toMatchObject({ problem: 'badLink' });
  });

  test('plays its bots, who say why', async () => {
    const table = await openTable(node.address, ada, { sit: { seat: 0, salt: salt() }, seats: 3 });
    const a = await at(ada, table);
    await a.until(({ latest }) => latest !== undefined);
    await a.ask({ do: 'start' });
    await a.until(({ latest }) => latest!.play?.actor === 0 || latest!.play?.outcome !== undefined);
    await a.ask({ do: 'leave' });
    await a.until(({ latest }) => latest!.play?.outcome !== undefined);
    const reasons = a.news.flatMap(({ lines }) => lines.flatMap(({ why }) => why ?? []));
    expect(reasons.length).toBeGreaterThan(2);
  });

  test('goes on to another match, everybody one seat on', async () => {
    const [a, b] = await twoAtATable();
    await playOut(a, b);
    await a.ask({ do: 'rematch', salt: salt() });
    await b.ask({ do: 'rematch', salt: salt() });
    const [next] = b.news.flatMap(({ room }) => room.next ?? []);
    for (const client of [a, b]) await client.until(({ latest }) => latest!.table === next);
    expect([a, b].map(({ latest }) => latest!.viewer)).toEqual([1, 0]);
    await playOut(a, b);
  });

  test('changes the ratings of those who want that', async () => {
    const [a, b] = await twoAtATable({ rated: true });
    await playOut(a, b);
    await a.until(({ latest }) => latest!.room.ratings !== undefined);
    const { ratings } = await http<{ ratings: { red7: number } }>(node.address, 'GET', '/api/me', { token: ada.token });
    const mine = a.latest!.room.ratings!.find(({ seat }) => seat === 0)!;
    expect(mine.from).toBe(1000);
    expect(ratings.red7).toBe(mine.to);
    expect(mine.to > mine.from).toBe(a.latest!.play!.outcome!.winners.includes(0));
  });

  test('tells who is connected', async () => {
    const [a, b] = await twoAtATable();
    const told = (who: typeof a) =>
      who.bytes
        .map((text) => JSON.parse(text))
        .filter(({ here }) => here !== undefined)
        .map(({ is, here }) => `${is} ${here}`);
    await a.until(() => told(a).at(-1) === 'here 0,1');
    expect(told(b)[0]).toBe('news 0'); // before Bo sat down
    b.close();
    await a.until(() => told(a).at(-1) === 'here 0');
  });
});

describe('lists', () => {
  test('show open tables with a free chair, and mine', async () => {
    const table = await openTable(node.address, ada, { sit: { seat: 0, salt: salt() } });
    const hidden = await openTable(node.address, ada, { access: 'private', sit: { seat: 0, salt: salt() } });
    const lobby = await http<{ table: string }[]>(node.address, 'GET', '/api/tables');
    expect(lobby.map((listed) => listed.table)).toContain(table);
    expect(lobby.map((listed) => listed.table)).not.toContain(hidden);
    const mine = await http<{ table: string; seat: number }[]>(node.address, 'GET', '/api/me/tables', {
      token: ada.token,
    });
    expect(mine.find((listed) => listed.table === hidden)).toMatchObject({ seat: 0, phase: 'open', myTurn: false });
  });
});
