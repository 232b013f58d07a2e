import { name, token } from '@hoard/table/wire';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { shownRating } from '../people/rating.ts';
import { shown, tablesListed } from './listed.ts';
import { askWho, type Service, unkept, withinLimits } from './service.ts';

const NAMED = Type.Object({ name }, { additionalProperties: false });
const TOKEN = Type.Object({ token });
const ME = Type.Object({
  id: Type.String(),
  name: Type.String(),
  ratings: Type.Record(Type.String(), Type.Integer(), { description: 'by game; 1000 for a newcomer' }),
});

/** Devices, their names and their tokens. */
export function peopleRoutes(app: FastifyInstance, service: Service): void {
  const { people, store } = service;
  app.addHook('onSend', async (_, reply) => unkept(reply));

  const WELCOME = { 200: Type.Object({ id: Type.String(), name: Type.String(), token }) };
  const made = {
    summary: 'Welcome a device: it is given a token, which is all there is to being somebody',
    body: NAMED,
    response: WELCOME,
  };
  app.post<{ Body: { name: string } }>('/api/people', { schema: made }, async (request) => {
    await withinLimits(service, request);
    const { person, token } = await people.welcome(request.body.name.trim());
    return { ...person, token };
  });

  app.get('/api/me', { schema: { summary: 'Who the token belongs to', response: { 200: ME } } }, async (request) => {
    const { id, name, profile } = await askWho(service, request);
    const ratings = Object.entries(profile.ratings).map(([game, rating]) => [game, shownRating(rating)]);
    return { id, name, ratings: Object.fromEntries(ratings) };
  });

  app.put<{ Body: { name: string } }>(
    '/api/me',
    { schema: { summary: 'Go by another name', body: NAMED } },
    async (request, reply) => {
      const { id } = await askWho(service, request);
      await people.rename(id, request.body.name.trim());
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/token',
    { schema: { summary: 'Another token; all earlier ones become void', response: { 200: TOKEN } } },
    async (request) => {
      const { id } = await askWho(service, request);
      return { token: await people.renew(id) };
    },
  );

  app.delete('/api/me', { schema: { summary: 'Forget the name and void all tokens' } }, async (request, reply) => {
    const { id } = await askWho(service, request);
    await people.forget(id);
    return reply.code(204).send();
  });

  app.get(
    '/api/me/tables',
    { schema: { summary: 'My tables, those changed last first', response: { 200: tablesListed } } },
    async (request) => {
      const { id } = await askWho(service, request);
      const tables = await store.tablesOf(id, 100);
      return tables.map((listed) => {
        const mine = listed.people.indexOf(id);
        return { ...shown(listed), seat: mine, myTurn: (listed.waiting & (1 << mine)) !== 0 };
      });
    },
  );
}
