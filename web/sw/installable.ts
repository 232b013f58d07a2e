import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const WORKER = 'sw.js';

const MANIFEST = {
  name: 'Hoard',
  short_name: 'Hoard',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f3e9d7',
  theme_color: '#f3e9d7',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Makes the page an app that can be installed: a manifest, its icons, and a service worker that has every file. */
export function installable(): Plugin {
  return {
    name: 'hoard-installable',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(here, 'sw.ts'), fileName: WORKER });
      this.emitFile({ type: 'asset', fileName: 'hoard.webmanifest', source: JSON.stringify(MANIFEST) });
      for (const icon of readdirSync(join(here, 'icons'))) {
        this.emitFile({ type: 'asset', fileName: `icons/${icon}`, source: readFileSync(join(here, 'icons', icon)) });
      }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/hoard.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/icon-192.png' }, injectTo: 'head' },
    ],
    // last of all: an entry that only leads on to others is no file in the end
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        const files = Object.keys(bundle).filter((file) => file !== WORKER && !file.endsWith('.html'));
        const list = JSON.stringify(files.map((file) => `/${file}`).sort());
        const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
        worker.code = worker.code.replace('@files', list).replace('@version', version);
      },
    },
  };
}
