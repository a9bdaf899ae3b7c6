import os from 'node:os';
import { defineConfig } from 'vitest/config';

const SERVER = 'server/test/**/*.test.ts';
const PAGES = 'web/test/pages/**/*.test.ts';

/** Kills, clusters, floods and waits: `npm run test:all` runs them, `npm test` does not. */
const LONG_SERVER = [
  'actor',
  'bots',
  'bus',
  'cluster',
  'commands',
  'crowds',
  'failover',
  'fairness',
  'faults',
  'floods',
  'fuzz',
  'jobs',
  'kill',
  'leak',
  'limits',
  'lockout',
  'migrations',
  'nodes',
  'operation',
  'power-loss',
  'process',
  'return',
  'rolling',
  'schedule',
  'security',
  'thinkers',
  'thinking',
  'updates',
].map((name) => `server/test/${name}.test.ts`);

const ELSEWHERE = ['**/node_modules/**', '**/dist/**'];

const COMMON = {
  pool: 'forks',
  isolate: false,
  // These bounds are for what never comes: a busy machine may take its time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
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
          exclude: [...ELSEWHERE, SERVER, PAGES],
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
          name: 'pages',
          include: [PAGES],
          globalSetup: ['scripts/pages-setup.mjs'],
          // Browsers want the cores for themselves: after all else.
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
        },
      },
    ],
  },
});
