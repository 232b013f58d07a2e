import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{kernel,bots,cli}/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'checks/**/*.test.ts'],
    reporters: ['default', './checks/reporter.ts'],
    testTimeout: 120_000,
  },
});
