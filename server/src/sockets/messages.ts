import type { ClientMessage } from '@hoard/table';
import { MESSAGES } from '@hoard/table/wire';
import { Compile } from 'typebox/compile';

const CHECKS = new Map(Object.entries(MESSAGES).map(([verb, schema]) => [verb, Compile(schema)]));

/** A message that is none; says what is wrong with it. */
export class Garbled extends Error {
  readonly ref: number | undefined;

  constructor(says: string, ref?: number) {
    super(says);
    this.ref = ref;
  }
}

/** What a client has sent; throws Garbled where that has not the shape of a message. */
export function readMessage(text: string): ClientMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Garbled('not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Garbled('not an object');
  const { do: verb, ref: given } = value as { do?: unknown; ref?: unknown };
  const ref = typeof given === 'number' && Number.isSafeInteger(given) ? given : undefined;
  const check = typeof verb === 'string' ? CHECKS.get(verb) : undefined;
  if (check === undefined) throw new Garbled(`"do" must be one of ${[...CHECKS.keys()].join(', ')}`, ref);
  if (check.Check(value)) return value as ClientMessage;
  const [first] = check.Errors(value);
  throw new Garbled(`${first?.instancePath.slice(1) || 'message'} ${first?.message ?? 'is wrong'}`, ref);
}
