import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './web/build/icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [icons([here('web/src'), here('board/src'), here('games')])],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      '{kernel,bots,table,server,board,web,cli}/test/**/*.test.ts',
      'web/e2e/*.test.ts',
      'games/*/test/**/*.test.ts',
      'checks/**/*.test.ts',
    ],
    reporters: ['default', './checks/reporter.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    retry: 1, // in browsers matches are played at random, and luck can be bad
    maxWorkers: 2,
  },
});
