import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

/** What a folder's code may import beside itself: the arrows of docs/design.md. Tests may import what they like. */
const MAY_IMPORT: { readonly [folder: string]: readonly string[] } = {
  kernel: ['intl-messageformat'],
  games: ['@hoard/kernel', '@hoard/kernel/text'],
  bots: ['@hoard/kernel'],
  cli: ['@hoard/kernel', '@hoard/kernel/text', '@hoard/games', '@hoard/bots', 'node:'],
  bench: ['@hoard/kernel', '@hoard/games', 'node:', 'boardgame.io'],
};

describe.each(Object.keys(MAY_IMPORT))('%s', (folder) => {
  const imports = sources(folder).flatMap((file) => importsOf(file).map((what) => ({ file, what })));

  test('imports only what it may', () => {
    const foreign = imports.filter(({ what }) => !what.startsWith('.') && !allowed(folder, what));
    expect(foreign).toEqual([]);
  });

  test('reaches into no other folder', () => {
    const escaping = imports.filter(
      ({ file, what }) => what.startsWith('.') && home(file) !== home(join(dirname(file), what)),
    );
    expect(escaping).toEqual([]);
  });
});

function allowed(folder: string, what: string): boolean {
  return MAY_IMPORT[folder]!.some((name) => what === name || (name.endsWith(':') && what.startsWith(name)));
}

/** The part of the project a file belongs to: among the games each is one of its own, and only the registry sees them all. */
function home(file: string): string {
  const [folder, game, inner] = normalize(file).split('/');
  const registry = inner === undefined;
  return folder === 'games' && !registry ? `games/${game}` : folder!;
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)(dist|test|node_modules|peers)\//.test(name))
    .filter((name) => !(folder === 'games' && name === 'index.ts'))
    .map((name) => join(folder, name));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const statements = /^(?:import|export)\b[^;]*?\bfrom '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(statements)].map((found) => (found[1] ?? found[2] ?? found[3])!);
}
