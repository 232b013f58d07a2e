/** The page as an installed app: it opens without a network. What friends are needed for goes past it. */
export {};

declare const self: ServiceWorkerGlobalScope;

/** All files of this build, put in when it is built. */
const FILES: readonly string[] = JSON.parse('@files') as string[];
const CACHE = 'hoard-@version';
const PATIENCE = 3000; // ms for the network, where we have a page ourselves

/** The page is given only to those who ask for one. */
const PAGE = new Request('/', { headers: { accept: 'text/html' } });

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => {
  const tidyUp = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  };
  event.waitUntil(tidyUp());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

/** Every address of ours is the same page: the newest, or else the one we have. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.ok) return fresh;
  } catch {
    // There is no network, or none worth waiting for.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
