const FINAL_TEXT = 0x81; // a frame that is a whole message of text
const SHORT = 126; // bytes of text; from here on the length stands in two more bytes
const LONG = 1 << 16; // from here on in eight

/** A text as a WebSocket frame, to be written at once: `ws` would write head and body apart. */
export function frame(text: string): Buffer {
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
