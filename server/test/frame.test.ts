import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { writeFrame } from '../src/sockets/frame.ts';

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];

/** Sends texts to somebody who reads them with `ws`; what arrives. */
async function sent(texts: readonly string[]): Promise<string[]> {
  const server = createServer().listen(0);
  const accepting = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    accepting.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) writeFrame(stream, text);
      socket.close();
    });
  });
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  reader.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : data.toString()));
  await once(reader, 'close');
  server.close();
  return heard;
}

test('texts of all lengths arrive as they were sent', async () => {
  const texts = LENGTHS.map((length) => 'x'.repeat(length));
  expect(await sent(texts)).toEqual(texts);
});

test('letters of several bytes are counted as such', async () => {
  const texts = ['čtyři draci', '💎'.repeat(40), 'ž'.repeat(63), 'ž'.repeat(40_000)];
  expect(await sent(texts)).toEqual(texts);
});
