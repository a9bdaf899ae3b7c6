import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { LONG_SERVER } from './scripts/check/long-tests.mjs';

const SERVER = 'server/test/**/*.test.ts';
const PAGES = 'web/test/pages/**/*.test.ts';
const JOURNEYS = 'web/test/journeys/**/*.test.ts';

const ELSEWHERE = ['**/node_modules/**', '**/dist/**'];

const COMMON = {
  pool: 'forks',
  isolate: false,
  // These bounds are for what never comes: a busy machine may take its time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 90_000 } },
  setupFiles: 'scripts/check/seed.ts',
} as const;

/** Servers and browsers do many things at once, so a failed test gets a second try. */
const WAITING = { ...COMMON, testTimeout: 300_000, hookTimeout: 300_000, retry: 1 } as const;

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: os.availableParallelism(),
    tags: [{ name: 'long', description: 'Only `npm run test:all` runs it.' }],
    projects: [
      {
        test: {
          ...COMMON,
          name: 'rules',
          include: ['**/test/**/*.test.ts', '**/src/**/*.test.ts'],
          exclude: [...ELSEWHERE, SERVER, PAGES, JOURNEYS],
        },
      },
      {
        test: {
          ...WAITING,
          name: 'server',
          include: [SERVER],
          exclude: [...ELSEWHERE, ...LONG_SERVER],
        },
      },
      {
        test: {
          ...WAITING,
          name: 'server-long',
          include: LONG_SERVER,
        },
      },
      {
        test: {
          ...WAITING,
          name: 'journeys',
          include: [JOURNEYS],
          globalSetup: ['scripts/site-setup.mjs'],
          // Browsers want the cores for themselves: after all else.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...WAITING,
          name: 'pages',
          include: [PAGES],
          globalSetup: [
            'scripts/site-setup.mjs',
            'scripts/parley-setup.mjs',
            'scripts/next-server-setup.mjs',
          ],
          sequence: { groupOrder: 2 },
          testTimeout: 600_000,
        },
      },
    ],
  },
});
