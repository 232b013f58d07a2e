import { existsSync } from 'node:fs';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';

/** Serves the built page: what has a hash in its name for ever, the rest to be asked for again; any address of the page's own is the page. */
export async function page(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) {
    app.log.warn('the page is not built; only the programs’ interfaces are served');
    return;
  }
  await app.register(files, {
    root: folder,
    wildcard: false,
    index: 'index.html',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isHome = request.url.split('?')[0] === '/';
    const wantsPage = request.headers.accept?.includes('text/html') && !/^\/(api|assets)\b/.test(request.url);
    if (request.method === 'GET' && (isHome || wantsPage)) return reply.sendFile('index.html');
    return reply.code(404).send({ message: 'there is nothing here' });
  });
}
