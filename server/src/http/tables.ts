import { randomBytes } from 'node:crypto';
import { BOXES, boxOf } from '@hoard/games';
import { BadSetting } from '@hoard/kernel';
import { type Opening, openingEvents } from '@hoard/table';
import { OPENING, tableId } from '@hoard/table/wire';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { shown, tablesListed } from './listed.ts';
import { askWho, Problem, type Service, withinLimits } from './service.ts';

const GAMES = Type.Array(
  Type.Object({
    id: Type.String(),
    version: Type.Integer(),
    seats: Type.Array(Type.Integer(), { description: 'least and most' }),
    options: Type.Record(Type.String(), Type.Array(Type.Union([Type.Boolean(), Type.Number(), Type.String()])), {
      description: 'each with its values, the default first',
    }),
  }),
);

/** Games to play, tables to play them at, and records of what was played. */
export function tableRoutes(app: FastifyInstance, service: Service): void {
  const { keeper, store } = service;

  app.get('/api/games', { schema: { summary: 'The games', response: { 200: GAMES } } }, async () =>
    BOXES.map(({ game: { id, version, seats, options } }) => ({ id, version, seats, options })),
  );

  app.get(
    '/api/tables',
    { schema: { summary: 'Open tables with free chairs', response: { 200: tablesListed } } },
    async () => {
      const tables = await store.lobby(100);
      return tables.map(shown).filter(({ free }) => free > 0);
    },
  );

  const opened = { 201: Type.Object({ table: tableId }) };
  app.post<{ Body: Opening }>(
    '/api/tables',
    { schema: { summary: 'Open a table', body: OPENING, response: opened } },
    async (request, reply) => {
      await withinLimits(service, request);
      const { id, name } = await askWho(service, request);
      const box = boxOf(request.body.game);
      if (box === undefined) throw new Problem(400, `there is no game "${request.body.game}"`);
      const table = randomBytes(16).toString('base64url');
      const secret = randomBytes(32).toString('hex');
      try {
        await keeper.open(table, openingEvents(box.game, request.body, { id, name }, secret));
      } catch (error) {
        throw error instanceof BadSetting ? new Problem(400, error.message) : error;
      }
      return reply.code(201).send({ table });
    },
  );

  const which = Type.Object({ table: tableId });
  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/record',
    { schema: { summary: 'The record of a finished match, for those who may watch', params: which } },
    async (request) => {
      const { id } = await askWho(service, request);
      const record = await keeper.record(request.params.table, id);
      if (record === 'notOver') throw new Problem(409, 'the match is not over');
      if (typeof record === 'string') throw new Problem(404, 'there is no such table, or you may not watch it');
      return record;
    },
  );
}
