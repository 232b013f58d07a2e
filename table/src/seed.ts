import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A fingerprint of a text: it tells nothing about the text, and no other text has it. */
export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What is published before anybody sits down: it binds the server to its half of the seed. */
export function commitmentTo(secret: string): string {
  return hash(`hoard commitment ${secret}`);
}

/** The seed of a match: nobody alone can choose it. A chair without a device adds nothing. */
export function seedOf(secret: string, salts: readonly (string | null)[]): string {
  return hash(`hoard seed ${secret} ${salts.map((salt) => salt ?? '-').join(' ')}`);
}
