import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Unavailable } from '../unavailable.ts';
import { apiDescription } from './api.ts';
import { secureHeaders } from './headers.ts';
import { operationRoutes } from './operation.ts';
import { page } from './page.ts';
import { peopleRoutes } from './people.ts';
import type { Service } from './service.ts';
import { tableRoutes } from './tables.ts';

const LONGEST = 16 * 1024; // bytes of a body

/** The HTTP side of a node. */
export async function httpApp(service: Service, log: FastifyBaseLogger, pageFolder: string): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LONGEST,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    forceCloseConnections: true,
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof Unavailable)
      return reply.code(503).send({ message: 'the store cannot be reached; try again' });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message });
    request.log.error(
      { error: error.message, stack: error.stack, route: request.routeOptions.url },
      'a request failed',
    );
    return reply.code(500).send({ message: 'something went wrong here' });
  });
  secureHeaders(app);
  await apiDescription(app);
  await app.register(async (scope) => peopleRoutes(scope, service));
  await app.register(async (scope) => tableRoutes(scope, service));
  operationRoutes(app, service);
  await page(app, pageFolder);
  return app;
}
