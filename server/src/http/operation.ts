import type { FastifyInstance } from 'fastify';
import type { Service } from './service.ts';

/** For those who run the server: does it live, can it serve, what does it count. */
export function operationRoutes(app: FastifyInstance, { store, metrics, isReady }: Service): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const reached = await store.lobby(1).then(
      () => true,
      () => false,
    );
    const ready = isReady() && reached;
    return reply.code(ready ? 200 : 503).send({ ready, store: reached });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
