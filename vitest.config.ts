import { defineConfig } from 'vitest/config';
import { testsNotOn } from './test/which-databases.ts';

const server = {
  // The server keeps no state in its modules, so they are loaded once a worker, and not once a file: a third less time.
  isolate: false,
  root: 'apps/server',
  include: ['src/**/*.test.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

/**
 * The server is tried on a real PostgreSQL, which shows races; where the embedded database could differ, on that one,
 * too (`test/which-databases.ts`).
 */
export default defineConfig({
  test: {
    // The default leaves a core idle, which on a small machine is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'i18n', root: 'packages/i18n', include: ['src/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...server,
          name: 'server-embedded',
          exclude: testsNotOn('embedded'),
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['src/testing/snapshot.ts', '../../test/built-server.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          exclude: testsNotOn('postgres'),
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/testing/postgres.ts', '../../test/built-server.ts'],
        },
      },
      'apps/web/vitest.config.ts',
      { test: { name: 'demo-art', root: 'tools/demo-art', include: ['**/*.test.ts'], isolate: false } },
      'apps/web/vitest.screens.config.ts',
      // A test of the commands starts real processes; a slow machine needs minutes, not seconds.
      {
        test: {
          name: 'house',
          root: 'test',
          isolate: false,
          include: ['**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
