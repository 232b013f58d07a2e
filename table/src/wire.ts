import { LEVELS } from '@hoard/bots';
import { type Static, type TSchema, Type } from 'typebox';
import { PHRASES } from './phrases.ts';
import { ACCESS, PACES, SPEECH } from './terms.ts';

/** Everything that clients and servers say to each other, with its shape. What arrives is checked by these. */

const oneOf = <const T extends readonly (string | number)[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map((value) => Type.Literal(value))));
const exactly = <const P extends { [name: string]: TSchema }>(fields: P) =>
  Type.Object(fields, { additionalProperties: false });

export const tableId = Type.String({ pattern: '^[A-Za-z0-9_-]{10,64}$' });
const seat = Type.Integer({ minimum: 0, maximum: 5 });
const salt = Type.String({ pattern: '^[0-9a-f]{32}$' }); // 128 random bits from the device
const level = oneOf(LEVELS);
const number = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const name = Type.String({ minLength: 1, maxLength: 24, pattern: '\\S' });
export const token = Type.String({ minLength: 20, maxLength: 200 });

const COMMANDS = {
  sit: { seat: Type.Optional(seat), link: Type.Optional(Type.String({ maxLength: 64 })), salt }, // a free chair, or the chair of a link
  leave: {}, // before the start the chair is free again; later a bot plays on
  return: {}, // to one's chair, from the bot
  invite: { seat }, // answered with the link
  hire: { seat, level }, // a bot, for an empty chair or for somebody who is not there
  dismiss: { seat }, // before the start
  start: {}, // bots fill empty chairs
  move: { move: Type.String({ minLength: 1, maxLength: 200 }), after: number }, // the last number seen
  undo: {},
  agree: {},
  decline: {},
  resign: {},
  say: { phrase: oneOf(PHRASES) },
  write: { text: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) },
  rematch: { salt },
} as const satisfies { readonly [verb: string]: { readonly [name: string]: TSchema } };

type Verb = keyof typeof COMMANDS;
type Fields<V extends Verb> = Static<ReturnType<typeof exactly<(typeof COMMANDS)[V]>>>;
/** What somebody may ask for at a table. */
export type Command = { [V in Verb]: { readonly do: V } & Readonly<Fields<V>> }[Verb];

/** The same as messages: to which table, and a number of the client's own to which the answer refers. */
export type Asking = Command & { readonly table: string; readonly ref: number };

/** What a client may send, by its verb. */
export const MESSAGES: { readonly [verb: string]: TSchema } = {
  hello: exactly({ do: Type.Literal('hello'), token }), // first of all
  watch: exactly({ do: Type.Literal('watch'), ref: number, table: tableId, from: number }), // the last number seen, or 0
  unwatch: exactly({ do: Type.Literal('unwatch'), table: tableId }),
  ping: exactly({ do: Type.Literal('ping') }),
  ...Object.fromEntries(
    Object.entries(COMMANDS).map(([verb, fields]) => [
      verb,
      exactly({ do: Type.Literal(verb), ref: number, table: tableId, ...fields }),
    ]),
  ),
};

export type ClientMessage =
  | { readonly do: 'hello'; readonly token: string }
  | { readonly do: 'watch'; readonly ref: number; readonly table: string; readonly from: number }
  | { readonly do: 'unwatch'; readonly table: string }
  | { readonly do: 'ping' }
  | Asking;

/** What it takes to open a table (HTTP). */
export const OPENING = exactly({
  game: Type.String({ maxLength: 40 }),
  seats: Type.Integer({ minimum: 1, maximum: 9 }),
  options: Type.Record(
    Type.String({ maxLength: 40 }),
    Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 40 })]),
  ),
  access: oneOf(ACCESS),
  spectators: Type.Boolean(),
  memoryAid: Type.Boolean(),
  speech: oneOf(SPEECH),
  pace: oneOf(PACES),
  rated: Type.Boolean(),
  sit: Type.Optional(exactly({ seat, salt })), // where the one who opens it sits; nowhere: the device is only the table
  bots: Type.Array(exactly({ seat, level }), { maxItems: 6 }),
});
export type Opening = Static<typeof OPENING>;
