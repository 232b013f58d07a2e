import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

interface Operation {
  readonly summary?: string;
}
interface Document {
  readonly paths?: { readonly [path: string]: { readonly [method: string]: Operation } };
}

/** Describes the HTTP interface: /api for people, /api/openapi.json for programs. Must be registered before the routes. */
export async function apiDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hoard',
        version: '1',
        description:
          'Opening and listing tables, records. Play itself goes over the WebSocket at /socket; see docs/wire.md.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(app.swagger() as Document)),
  );
}

function pageOf({ paths = {} }: Document): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `<h2><code>${method.toUpperCase()} ${path}</code></h2>\n<p>${escaped(operation.summary ?? '')}</p>\n` +
        `<details><summary>OpenAPI</summary><pre>${escaped(JSON.stringify(operation, null, 2))}</pre></details>`,
    ),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hoard – HTTP</title>
<h1>Hoard over HTTP</h1>
<p>As a document for programs: <a href="/api/openapi.json">/api/openapi.json</a>. Tokens go in the header <code>Authorization: Bearer …</code>.</p>
${rows.join('\n')}
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
