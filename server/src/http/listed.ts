import { Type } from 'typebox';
import type { Listed } from '../store/index.ts';
import type { Summary } from '../tables/listing.ts';

/** Tables as lists show them. */
export const tablesListed = Type.Array(
  Type.Object({
    table: Type.String(),
    game: Type.String(),
    phase: Type.String(),
    seats: Type.Integer(),
    free: Type.Integer({ description: 'chairs nobody sits on' }),
    names: Type.Array(Type.String(), { description: 'by seat: a name, the level of a bot, or nothing' }),
    pace: Type.Integer({ description: 'hours for a move, 0: live' }),
    changed: Type.Integer({ description: 'ms since 1970' }),
    seat: Type.Optional(Type.Integer({ description: 'where I sit' })),
    myTurn: Type.Optional(Type.Boolean()),
  }),
);

export function shown({ table, game, phase, changed, summary }: Listed) {
  return { table, game, phase, changed, ...(JSON.parse(summary) as Summary) };
}
