import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rngFrom } from '@hoard/kernel';
import type { Node } from '@hoard/server';
import { PROBLEMS, type ServerMessage } from '@hoard/table';
import { MESSAGES } from '@hoard/table/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openStore } from '../src/store/index.ts';
import { type Device, http, join, newDevice, openTable, salt } from './help/client.ts';
import { testNode } from './help/node.ts';

const COUNT = 100_000;
const data = mkdtempSync(`${tmpdir()}/hoard-fuzz-`);
let node: Node;
let ada: Device;
let mallory: Device;
beforeAll(async () => {
  node = await testNode({ data });
  [ada, mallory] = await Promise.all([newDevice(node.address, 'Ada'), newDevice(node.address, 'Mallory')]);
});
afterAll(() => node.stop());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes on the heap that are not garbage. */
function inUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const rng = rngFrom('fuzz');
const one = <T>(list: readonly T[]): T => list[rng.int(list.length)]!;
const VERBS = Object.keys(MESSAGES);

/** Anything, and now and then something deep or huge. */
function anything(depth = 0): unknown {
  const plain = [
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    0.5,
    '',
    'x',
    '\u0000',
    '../..',
    'x'.repeat(300),
    '__proto__',
    '💎',
  ];
  if (depth > 3 || rng.int(3) > 0) return one(plain);
  const some = Array.from({ length: rng.int(4) }, () => anything(depth + 1));
  return rng.int(2) === 0
    ? some
    : Object.fromEntries(some.map((value, i) => [one(['do', 'ref', 'table', `k${i}`]), value]));
}

/** A message somebody else could send, with a field or some letters changed, or none. */
function mutated(table: string): string | Buffer {
  const verb = one(VERBS);
  const given: { readonly [field: string]: unknown } = {
    ...{ do: verb, ref: rng.int(1000), table: rng.int(2) === 0 ? table : 'AAAAAAAAAAAAAAAAAAAAAA' },
    ...{ seat: rng.int(3), level: 'easy', move: one(['pass', 'play R7', 'end']), after: rng.int(9), salt: salt() },
    ...{ phrase: 'wow', text: 'hi', link: 'guess', from: rng.int(5), token: mallory.token },
  };
  const { properties } = MESSAGES[verb] as unknown as { properties: object };
  const message = Object.fromEntries(Object.keys(properties).map((field) => [field, given[field]]));
  if (rng.int(3) === 0) message[one([...Object.keys(message), 'extra'])] = anything();
  const text = JSON.stringify(message);
  switch (rng.int(12)) {
    case 0:
      return text.slice(0, rng.int(text.length));
    case 1:
      return Buffer.from(text);
    case 2:
      return `${'['.repeat(5000)}${']'.repeat(5000)}`;
    case 3:
      return text.replace(/[a-z]/, '\u0007');
    case 4:
      return JSON.stringify(anything());
    default:
      return text;
  }
}

test(`${COUNT} random and mutated messages get clear errors and change nothing of others`, {
  timeout: 300_000,
  retry: 0,
}, async () => {
  const table = await openTable(node.address, ada, {
    access: 'private',
    spectators: false,
    sit: { seat: 0, salt: salt() },
  });
  const owner = await join([node.address], ada, table);
  await owner.until(({ latest }) => latest !== undefined);
  await owner.ask({ do: 'start' });
  await owner.until(({ latest }) => latest?.play?.actor === 0 || latest?.play?.outcome !== undefined);
  const store = await openStore(data);
  const before = await store.events(table);
  const answers = new Map<string, number>();
  const warmUp = COUNT / 5;
  let memory = 0;

  for (let sent = 0; sent < COUNT; ) {
    const socket = new WebSocket(`${node.address.replace('http', 'ws')}/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    if (rng.int(4) > 0) socket.send(JSON.stringify({ do: 'hello', token: mallory.token }));
    socket.on('message', (text) => {
      const answer = JSON.parse(text.toString()) as ServerMessage;
      const kind = answer.is === 'problem' ? answer.problem : answer.is;
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (let i = 0; i < 500; i++, sent++) socket.send(mutated(table));
    socket.send(JSON.stringify({ do: 'ping' }));
    await Promise.race([
      closed,
      new Promise((resolve) => socket.on('message', (text) => String(text).includes('pong') && resolve(text))),
    ]);
    socket.terminate();
    if (memory === 0 && sent >= warmUp) memory = inUse();
  }

  const allowed: readonly string[] = [...PROBLEMS, 'welcome', 'pong'];
  expect([...answers.keys()].filter((kind) => !allowed.includes(kind))).toEqual([]);
  expect(answers.get('garbled')).toBeGreaterThan(1000);
  expect(answers.get('noTable')).toBeGreaterThan(100);
  expect(await store.events(table)).toEqual(before);
  await store.close();
  expect(owner.reconnections).toBe(0);
  owner.close();
  expect(await http(node.address, 'GET', '/readyz')).toMatchObject({ ready: true });
  expect(inUse() - memory).toBeLessThan(16 * 2 ** 20);
});
