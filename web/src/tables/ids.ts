/** Tables of this device are known by their name; all others are the server's. */
const LOCAL = 'local-';

export function localId(text: string): string {
  return LOCAL + text.slice(0, 22);
}

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

/** 128 random bits in hexadecimal. */
export function random128(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
