/** Figures of the installation for the admin, healthy and failing. */
import { expect, test } from 'vitest';
import { writeCheckResult } from '../../platform/check-results.ts';
import { jobs } from '../../platform/database/tables/index.ts';
import { version } from '../../platform/version.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

async function read() {
  const { client } = await server.signInAdmin();
  return client.admin.health({ query: {} });
}
const states = ({ lines }: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(lines.map(({ subject, state }) => [subject, state]));

test('a new installation is well, and tells which release made its tables', async () => {
  const health = await read();
  expect(new Set(Object.values(states(health)))).toEqual(new Set(['GOOD']));
  expect(health.version).toBe(version);
  expect(health.upgrades[0]?.version).toBe(version);
  expect(health.moves).toEqual([]);
});

test('work that piles up, or was given up, wants a look; a fault in the books an act', async () => {
  const { db, clock } = server.app.deps;
  await server.drain();
  const anHourAgo = new Date(clock().getTime() - 3_600_000);
  const job = { kind: 'mail.send', payload: {}, runAt: anHourAgo };
  await db.insert(jobs).values([job, { ...job, failedAt: anHourAgo }]);
  await writeCheckResult(db, { check: 'ledger', at: anHourAgo, faults: 1 });
  expect(states(await read())).toMatchObject({
    JOBS_LATE: 'ACT',
    JOBS_FAILED: 'LOOK',
    LOGS: 'ACT',
    POOL: 'GOOD',
  });
  await writeCheckResult(db, { check: 'ledger', at: clock(), faults: 0 });
  await db.delete(jobs);
  expect(states(await read())).toMatchObject({ JOBS_LATE: 'GOOD', JOBS_FAILED: 'GOOD', LOGS: 'GOOD' });
});
