import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

/** What a folder's code may import beside itself: the arrows of docs/design.md. Tests may import what they like. */
const MAY_IMPORT: { readonly [folder: string]: readonly string[] } = {
  kernel: ['intl-messageformat'],
  games: ['@hoard/kernel', '@hoard/kernel/text'],
  bots: ['@hoard/kernel', '@hoard/kernel/text'],
  table: ['@hoard/kernel', '@hoard/kernel/text', '@hoard/bots', '@noble/hashes/', 'typebox'],
  server: [
    '@hoard/kernel',
    '@hoard/games',
    '@hoard/bots',
    '@hoard/table',
    '@hoard/table/wire',
    'node:',
    '@fastify/static',
    '@fastify/swagger',
    'bullmq',
    'fastify',
    'ioredis',
    'libsql',
    'lru-cache',
    'openskill',
    'pg',
    'pino',
    'prom-client',
    'typebox',
    'typebox/compile',
    'ws',
  ],
  'games/*/board': [
    '@hoard/board',
    '@hoard/kernel',
    '@hoard/kernel/text',
    'preact',
    'preact/hooks',
    '@preact/signals',
    'icon:',
  ],
  board: ['@hoard/kernel', '@hoard/kernel/text', 'preact', 'preact/hooks', '@preact/signals', 'icon:'],
  web: [
    '@hoard/kernel',
    '@hoard/kernel/text',
    '@hoard/games/',
    '@hoard/bots',
    '@hoard/table',
    '@hoard/table/text',
    '@hoard/board',
    'preact',
    'preact/hooks',
    '@preact/signals',
    'idb-keyval',
    'uqr',
    'icon:',
    'node:',
    'vite',
  ],
  cli: [
    '@hoard/kernel',
    '@hoard/kernel/text',
    '@hoard/games',
    '@hoard/bots',
    '@hoard/table',
    '@hoard/server',
    '@hoard/server/config',
    'node:',
  ],
  bench: [
    '@hoard/kernel',
    '@hoard/games',
    '@hoard/bots',
    '@hoard/table',
    '@hoard/server',
    '@hoard/server/config',
    'node:',
    'boardgame.io',
    'playwright-core',
    'ws',
  ],
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
  return MAY_IMPORT[folder]!.some((name) => what === name || (/[:/]$/.test(name) && what.startsWith(name)));
}

/** The part of the project a file belongs to: among the games each is one of its own, and only the registry sees them all. */
function home(file: string): string {
  const [folder, game, inner] = normalize(file).split('/');
  const registry = inner === undefined;
  return folder === 'games' && !registry ? `games/${game}` : folder!;
}

/** Boards may lean on rules, rules on no board. */
test('rules know no boards', () => {
  const leaning = sources('games').filter((file) =>
    importsOf(file).some((what) => what.startsWith('.') && BOARD.test(join(dirname(file), what))),
  );
  expect(leaning).toEqual([]);
});

const BOARD = /^games\/[^/]+\/board\//;

function sources(folder: string): string[] {
  const root = folder.split('/')[0]!;
  return readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(dist|test|e2e|shots|node_modules|peers)\//.test(name))
    .filter((name) => !(root === 'games' && name === 'index.ts'))
    .map((name) => join(root, name))
    .filter((file) => root !== 'games' || BOARD.test(file) === folder.endsWith('board'));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const statements = /^(?:import|export)\b[^;]*?\bfrom '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(statements)].map((found) => (found[1] ?? found[2] ?? found[3])!);
}
