import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token says: whose it is, and which of their tokens; a person has one that counts. */
export interface Claim {
  readonly id: string;
  readonly generation: number;
}

/** Tokens are signed, so that they need not be stored: "id.generation.signature". */
export interface Mint {
  issue(claim: Claim): string;
  check(token: string): Claim | undefined;
}

export function mint(key: string): Mint {
  const sign = (said: string) => createHmac('sha256', key).update(`hoard token ${said}`).digest();
  return {
    issue: ({ id, generation }) => `${id}.${generation}.${sign(`${id}.${generation}`).toString('base64url')}`,
    check: (token) => {
      const [, id, generation, signature] = /^([\w-]{22})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || generation === undefined || signature === undefined) return undefined;
      const right = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(`${id}.${generation}`));
      return right ? { id, generation: Number(generation) } : undefined;
    },
  };
}
