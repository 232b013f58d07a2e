import type { Writable } from 'node:stream';

const FINAL_TEXT = 0x81; // a frame that is a whole message of text
const SHORT = 126; // bytes of text; from here on the length stands in two more bytes
const LONG = 1 << 16; // from here on in eight

/** Writes a text as one WebSocket frame, at once: `ws` would write head and body apart. */
export function writeFrame(stream: Writable, text: string): void {
  const latin = text.length < LONG ? latinOf(text) : undefined;
  if (latin !== undefined) stream.write(latin, 'latin1');
  else stream.write(bytesOf(text));
}

/** The frame as a string of which each character is one byte, which needs no buffer; undefined where the text has others. */
function latinOf(text: string): string | undefined {
  const { length } = text;
  const head =
    length < SHORT
      ? String.fromCharCode(FINAL_TEXT, length)
      : String.fromCharCode(FINAL_TEXT, SHORT, length >> 8, length & 255);
  const frame = head + text;
  return Buffer.byteLength(frame) - Buffer.byteLength(head) === length ? frame : undefined;
}

function bytesOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < LONG ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = FINAL_TEXT;
  bytes[1] = length < SHORT ? length : length < LONG ? SHORT : SHORT + 1;
  if (head === 4) bytes.writeUInt16BE(length, 2);
  if (head === 10) bytes.writeBigUInt64BE(BigInt(length), 2);
  bytes.write(text, head);
  return bytes;
}
