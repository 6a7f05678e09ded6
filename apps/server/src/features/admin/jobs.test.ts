import { beforeEach, expect, test } from 'vitest';
import { jobs as jobsTable } from '../../platform/database/tables/index.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const db = () => server.app.deps.db;
const minute = 60_000;
const at = (milliseconds: number) => new Date(server.app.deps.clock().getTime() + milliseconds);

beforeEach(() => db().delete(jobsTable));

type NewJob = typeof jobsTable.$inferInsert;
async function given(...jobs: Partial<NewJob>[]) {
  const payload = { to: 'somebody@people.example', text: 'a link that opens an account' };
  const rows = jobs.map((job) => ({ kind: 'mail.send', payload, runAt: at(-minute), ...job }));
  return (await db().insert(jobsTable).values(rows).returning({ id: jobsTable.id })).map(({ id }) => id);
}
const lastError = 'connect ECONNREFUSED';
const failed = () => ({ failedAt: at(0), attempts: 36, lastError });

test('the admin sees what waits, runs, is tried again and failed, but not what it carries', async () => {
  const { client } = await server.signInAdmin();
  expect(await client.admin.jobs()).toEqual({ kinds: [], failed: [] });
  const [, , , , id] = await given(
    {},
    { lockedUntil: at(-1) },
    { lockedUntil: at(minute), attempts: 1 },
    { runAt: at(minute), attempts: 3, lastError: 'try later' },
    failed(),
    { kind: 'notifications.tick', payload: {}, runAt: at(minute) },
  );
  const answer = await client.admin.jobs();
  expect(answer.kinds).toEqual([
    {
      kind: 'mail.send',
      text: 'Mails',
      ...{ waiting: 2, running: 1, retrying: 1, failed: 1, lastError: 'try later' },
    },
  ]);
  expect(answer.failed).toMatchObject([{ id, kind: 'mail.send', text: 'Mails', attempts: 36, lastError }]);
  expect(JSON.stringify(answer)).not.toContain('opens an account');
});

test('a failed job is tried again from the beginning, all of them if asked, and it is told who did so', async () => {
  const { client } = await server.signInAdmin();
  const kind = 'account.send_reset_link';
  const payload = { email: 'nobody@people.example' };
  const [one = ''] = await given(...[1, 2, 3].map(() => ({ kind, payload, ...failed() })));
  expect(await client.admin.retryJob({ params: { id: one } })).toEqual({
    message: 'Retrying the job',
  });
  expect((await client.admin.jobs()).kinds).toMatchObject([{ waiting: 1, failed: 2 }]);
  await expect(client.admin.retryJob({ params: { id: one } })).rejects.toMatchObject({
    code: 'admin.job_not_found',
  });
  expect(await client.admin.retryJobs()).toEqual({ message: 'Retrying 2 jobs' });
  await server.drain();
  expect(await client.admin.jobs()).toEqual({ kinds: [], failed: [] });
  const { entries } = await client.admin.audit();
  expect(entries.slice(0, 3)).toMatchObject(
    [1, 2, 3].map(() => ({ action: 'job.retry', before: { lastError } })),
  );
  expect(entries.map(({ subject }) => subject)).toContain(`${kind} (${one})`);
});

test('a failed job can be discarded, one that may still be done cannot', async () => {
  const { client } = await server.signInAdmin();
  const [waiting = '', lost = ''] = await given({}, failed());
  await client.admin.discardJob({ params: { id: lost } });
  await expect(client.admin.discardJob({ params: { id: waiting } })).rejects.toMatchObject({
    code: 'admin.job_not_found',
  });
  expect(await client.admin.jobs()).toMatchObject({ kinds: [{ waiting: 1, failed: 0 }], failed: [] });
  const { entries } = await client.admin.audit();
  expect(entries[0]).toMatchObject({ action: 'job.discard', subject: `mail.send (${lost})` });
});
