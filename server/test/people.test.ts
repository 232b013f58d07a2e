import type { Node } from '@hoard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { http, join, newDevice, openTable } from './help/client.ts';
import { testNode } from './help/node.ts';

let node: Node;
beforeAll(async () => {
  node = await testNode({ requests: 30 });
});
afterAll(() => node.stop());

test('a device is somebody by its token', async () => {
  const { token } = await newDevice(node.address, ' Ada ');
  expect(await http(node.address, 'GET', '/api/me', { token })).toMatchObject({ name: 'Ada', ratings: {} });
  await http(node.address, 'PUT', '/api/me', { token, body: { name: 'Bo' }, status: 204 });
  expect(await http(node.address, 'GET', '/api/me', { token })).toMatchObject({ name: 'Bo' });
});

test('a forged or missing token is nobody’s', async () => {
  const { token } = await newDevice(node.address);
  const [id, generation, signature] = token.split('.') as [string, string, string];
  const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const forged of [`${id}.${generation}.${turned}`, `${id}.2.${signature}`, 'x'.repeat(80)]) {
    await http(node.address, 'GET', '/api/me', { token: forged, status: 401 });
  }
  await http(node.address, 'GET', '/api/me', { status: 401 });
});

test('a new token voids the old one and closes its sockets', async () => {
  const device = await newDevice(node.address);
  const client = await join([node.address], device, await openTable(node.address, device));
  await client.until(({ latest }) => latest !== undefined);
  const { token } = await http<{ token: string }>(node.address, 'POST', '/api/me/token', { token: device.token });
  await http(node.address, 'GET', '/api/me', { token: device.token, status: 401 });
  await http(node.address, 'GET', '/api/me', { token });
  await client.until(({ bytes }) => bytes.some((text) => text.includes('badToken')));
  client.close();
});

test('who is forgotten is nobody', async () => {
  const { token } = await newDevice(node.address);
  await http(node.address, 'DELETE', '/api/me', { token, status: 204 });
  await http(node.address, 'GET', '/api/me', { token, status: 401 });
});

test('bodies are checked, and answers say what is wrong', async () => {
  const { token } = await newDevice(node.address);
  const wrong = (body: unknown) =>
    http<{ message: string }>(node.address, 'POST', '/api/tables', { token, body, status: 400 });
  expect((await wrong({})).message).toMatch(/game/);
  await http(node.address, 'POST', '/api/people', { body: { name: '' }, status: 400 });
  await http(node.address, 'POST', '/api/people', { body: { name: 'x'.repeat(25) }, status: 400 });
  await http(node.address, 'POST', '/api/people', { body: { name: 'Ada', admin: true }, status: 400 });
  await http(node.address, 'POST', '/api/people', { body: { name: 'A'.repeat(20_000) }, status: 413 });
});

test('one address makes only so much in a minute', async () => {
  const tries = Array.from({ length: 40 }, () =>
    newDevice(node.address).then(
      () => 'made',
      () => 'refused',
    ),
  );
  expect(await Promise.all(tries)).toContain('refused');
});

test('answers carry the headers that keep a browser safe', async () => {
  const { headers } = await fetch(`${node.address}/api`);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('those who run it can ask how it is', async () => {
  expect(await http(node.address, 'GET', '/healthz')).toEqual({ alive: true });
  expect(await http(node.address, 'GET', '/readyz')).toEqual({ ready: true, store: true });
  expect(await (await fetch(`${node.address}/metrics`)).text()).toMatch(/hoard_sockets \d/);
  const { paths } = await http<{ paths: object }>(node.address, 'GET', '/api/openapi.json');
  expect(Object.keys(paths)).toContain('/api/tables/{table}/record');
});
