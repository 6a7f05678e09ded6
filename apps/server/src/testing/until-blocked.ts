/** Waiting for calls that wait for locks. */
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { TestServer } from './harness.ts';

/** Resolves once this many connections of the server's database wait for a lock. */
export const untilBlocked = ({ app }: Pick<TestServer, 'app'>, connections = 1) =>
  vi.waitFor(
    async () => {
      const { rows } = (await app.deps.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as unknown as { rows: unknown[] };
      expect(rows.length).toBeGreaterThanOrEqual(connections);
    },
    { timeout: 10_000, interval: 5 },
  );
