import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const FINAL_TEXT = 0x81; // a frame that is a whole message of text
const SHORT = 126; // bytes of text; from here on the length stands in two more bytes
const LONG = 1 << 16; // from here on in eight

/** Sends texts as WebSocket frames. All that is said in one breath goes out in one write, which `ws` would make several of. */
export function outlet(socket: WebSocket, stream: Duplex): (text: string) => void {
  let said: string[] = [];
  const breathe = () => {
    if (socket.readyState === socket.OPEN) stream.write(framed(said));
    said = [];
  };
  return (text) => {
    if (said.length === 0) process.nextTick(breathe);
    said.push(text);
  };
}

function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

function headOf(length: number): number {
  return length < SHORT ? 2 : length < LONG ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT;
  if (length < SHORT) return frames.writeUInt8(length, at + 1);
  if (length < LONG) {
    frames[at + 1] = SHORT;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = SHORT + 1;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
