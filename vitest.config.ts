import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const server = {
  // The server keeps no state in its modules, so they are loaded once a worker, and not once a file: a third less time.
  isolate: false,
  root: 'apps/server',
  include: ['src/**/*.test.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

const serverRoot = join(import.meta.dirname, 'apps', 'server');

/** Only `testing` knows which database a run is for: what uses nothing of it would do the same thing twice. */
const withoutDatabase = readdirSync(join(serverRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => !/testing\/|TEST_DATABASE/.test(readFileSync(join(serverRoot, file), 'utf8')));

/**
 * The server's tests run twice: on the embedded database, whose single connection hides races, and on a
 * real PostgreSQL, which shows them.
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
      { test: { name: 'i18n', root: 'packages/i18n', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server-embedded',
          // Several processes need a database that several can share.
          exclude: ['src/fleet/**'],
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['src/testing/snapshot.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          // Those that ask no database, or the embedded one alone: once is enough.
          exclude: [...withoutDatabase, 'src/platform/media/**', 'src/private-data.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/testing/postgres.ts'],
        },
      },
      'apps/web/vitest.config.ts',
      { test: { name: 'demo-art', root: 'demo-art', include: ['**/*.test.ts'], isolate: false } },
      'apps/web/vitest.screens.config.ts',
      // A test of the commands starts real processes; a slow machine needs minutes, not seconds.
      { test: { name: 'house', root: 'test', include: ['**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
