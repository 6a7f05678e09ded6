import { defineConfig } from 'vitest/config';
import { leftOut } from './scripts/lib/tests/tiers.mjs';
import { LongestFirst } from './test/longest-first.ts';
import { testsNotOn } from './test/which-databases.ts';

/**
 * How long a test may take, in milliseconds: only what hangs is to fail by it. On a busy machine a picture of 48
 * megapixels takes a minute, and a call that waits for a lock half a minute.
 */
const patience = 180_000;

const server = {
  // The server keeps no state in its modules, so they are loaded once a worker, and not once a file: a third less time.
  isolate: false,
  root: 'apps/server',
  include: ['src/**/*.test.ts'],
  testTimeout: patience,
  hookTimeout: patience,
  expect: { poll: { timeout: 30_000, interval: 20 } },
};

/**
 * The server is tried on a real PostgreSQL, which shows races; where the embedded database could differ, on that one,
 * too (`test/which-databases.ts`).
 */
export default defineConfig({
  test: {
    // The default leaves a core idle, which on a small machine is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: patience,
        },
      },
      ...['i18n', 'search-index'].map((name) => ({
        test: { name, root: `packages/${name}`, include: ['src/**/*.test.ts'], isolate: false },
      })),
      {
        test: {
          ...server,
          name: 'server-embedded',
          include: [...server.include, '../../tools/demo/*.test.ts'],
          exclude: [
            ...testsNotOn('embedded'),
            ...leftOut('apps/server', /\.test\.ts$/u),
            ...leftOut('tools/demo', /\.test\.ts$/u).map((file) => `../../tools/demo/${file}`),
          ],
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['../../test/built-server.ts', 'src/testing/snapshot.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          exclude: [...testsNotOn('postgres'), ...leftOut('apps/server', /\.test\.ts$/u)],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/testing/postgres.ts', '../../test/built-server.ts'],
        },
      },
      'apps/web/vitest.config.ts',
      { test: { name: 'demo-art', root: 'tools/demo-art', include: ['**/*.test.ts'], isolate: false } },
      'apps/web/vitest.screens.config.ts',
      {
        test: {
          name: 'house',
          root: 'test',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: leftOut('test', /\.test\.ts$/u),
          testTimeout: patience,
          hookTimeout: patience,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
