import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts', '**/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    isolate: false,
    allowOnly: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
