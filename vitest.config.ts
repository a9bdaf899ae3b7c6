import os from 'node:os';
import { defineConfig } from 'vitest/config';

const PAGES = 'web/test/pages/**/*.test.ts';

const COMMON = {
  pool: 'forks',
  isolate: false,
  hookTimeout: 30_000,
} as const;

export default defineConfig({
  test: {
    allowOnly: false,
    // Many tests wait for servers and services of their own more than they work.
    maxWorkers: 2 * os.availableParallelism(),
    projects: [
      {
        test: {
          ...COMMON,
          name: 'node',
          include: ['**/test/**/*.test.ts', '**/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', PAGES],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...COMMON,
          name: 'pages',
          include: [PAGES],
          globalSetup: ['scripts/pages-setup.mjs'],
          // Browsers want the cores for themselves: after all else, and two at a time, which wait in turns.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // Everything in them waits for what it needs: these bounds are for what never comes.
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 45_000 } },
        },
      },
    ],
  },
});
