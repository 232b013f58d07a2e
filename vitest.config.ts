import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './web/build/icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser tests that hold on a slow machine, too. HOARD_E2E=all runs those that do not yet as well. */
const STEADY = '{invitation,mouse,offline,return,touch}';

export default defineConfig({
  plugins: [icons([here('web/src'), here('board/src'), here('games')])],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      '{kernel,bots,table,server,board,web,cli}/test/**/*.test.ts',
      `web/e2e/${process.env.HOARD_E2E === 'all' ? '*' : STEADY}.test.ts`,
      'games/*/test/**/*.test.ts',
      'checks/**/*.test.ts',
    ],
    reporters: ['default', './checks/reporter.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
