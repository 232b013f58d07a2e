import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCHEME = 'icon:';
const CREDITS = `${SCHEME}credits`;

interface Collection {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

/** Puts in the icons that are imported, each a module of its own, and lists them as `icon:credits`. */
export function icons(folders: readonly string[]): Plugin {
  const require = createRequire(import.meta.url);
  let collection: Collection | undefined;
  return {
    name: 'hoard-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return undefined;
      if (id === `\0${CREDITS}`) return `export default ${JSON.stringify(used(folders))}`;
      const name = id.slice(SCHEME.length + 1);
      collection ??= require('@iconify-json/game-icons/icons.json') as Collection;
      const body = collection.icons[name]?.body;
      if (body === undefined) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(outline(body))}`;
    },
  };
}

/** The outlines of all paths of an icon as one. */
function outline(body: string): string {
  return [...body.matchAll(/\bd="([^"]+)"/g)].map(([, d]) => d).join('');
}

/** The names of the icons that sources in these folders import. */
function used(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/ from 'icon:([^']+)'/g)])
      .map(([, name]) => name!),
  );
  return [...new Set(names)].filter((name) => name !== 'credits').sort();
}
