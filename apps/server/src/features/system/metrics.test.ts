import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { api, requestPath } from '@briefcast/contract';
import { expect, test, vi } from 'vitest';
import { writeCheckResult } from '../../platform/check-results.ts';
import { jobs as jobsTable } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal } from '../../testing/builders.ts';
import { newEmail, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { testsRunOnPostgres } from '../../testing/test-database.ts';
import { processMediaJob } from '../files/jobs.ts';

const server = useTestServer();
const soon = { timeout: 5000, interval: 10 };

/** Every sample, by its name with its labels. */
async function measure(): Promise<Record<string, number>> {
  const { body } = await server.app.http.inject('/metrics');
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
/** By how much a sample grew while `work` was done. */
async function growth(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await measure())[name] ?? 0;
  await work();
  return ((await measure())[name] ?? 0) - before;
}

async function listening(): Promise<AddressInfo> {
  const { http } = server.app;
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 });
  return http.server.address() as AddressInfo;
}

test('requests are counted by route', async () => {
  const name = 'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"}';
  expect(await growth(name, () => server.anonymous.system.health())).toBe(1);
});

test('the release stands in the metrics, and is told to whoever asks', async () => {
  const { version } = await server.anonymous.system.version();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect((await measure())[`briefcast_build_info{version="${version}"}`]).toBe(1);
});

test('jobs are counted by kind and state, and the oldest that is due by its age', async () => {
  const { deps } = server.app;
  await deps.jobs.drain();
  const sample = (state: string) => `briefcast_jobs{kind="mail.send",state="${state}"}`;
  const minutesAgo = new Date(deps.clock().getTime() - 120_000);
  const job = { kind: 'mail.send', payload: {}, runAt: minutesAgo };
  await deps.db.insert(jobsTable).values([job, job, { ...job, failedAt: minutesAgo }]);
  const now = await measure();
  expect([now[sample('waiting')], now[sample('failed')], now[sample('running')]]).toEqual([2, 1, 0]);
  expect(Math.round((now['briefcast_jobs_oldest_due_seconds{kind="mail.send"}'] ?? 0) / 60)).toBe(2);
  await deps.db.delete(jobsTable);
  expect((await measure())[sample('waiting')]).toBeUndefined();
});

test('uploads count from their beginning until they are a file or given up', async () => {
  const { creator, dealId } = await acceptedDeal(server);
  const { uploads } = creator.client;
  const counted = async () => (await measure()).briefcast_uploads_unfinished;
  expect(await counted()).toBe(0);
  const { upload } = await uploads.begin({ body: { dealId, name: 'film.mp4', size: 1000 } });
  expect(await counted()).toBe(1);
  await uploads.cancel({ params: { id: upload.id } });
  expect(await counted()).toBe(0);
});

test('what is counted does not tell whether an address has an account', async () => {
  const { user } = await server.signUpBrand();
  const grown = async (email: string) => {
    await server.drain();
    const before = await measure();
    await server.anonymous.accounts.forgotPassword({ body: { email } });
    await server.drain();
    const after = await measure();
    const ours = Object.keys(after).filter((name) => /^briefcast_.*(mail|account)/.test(name));
    return Object.fromEntries(ours.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
  };
  // The first call creates the samples.
  await grown(newEmail());
  const [known, unknown] = [await grown(user.email), await grown(newEmail())];
  expect(known['briefcast_address_jobs_total{kind="mail.send",outcome="done"}']).toBe(1);
  expect(unknown).toEqual(known);
});

test('jobs that failed are counted', async () => {
  const { deps } = server.app;
  const ended = (kind: string, outcome: string) =>
    `briefcast_job_duration_seconds_count{kind="${kind}",outcome="${outcome}"}`;
  const fail = async () => {
    await deps.jobs.enqueue(deps.db, processMediaJob, { table: 'media', id: 'nothing' });
    await deps.jobs.drain();
  };
  expect(await growth(ended('media.process', 'tried_again'), fail)).toBe(1);
});

test('open live streams are counted, those that were refused are not', async () => {
  const { port } = await listening();
  const { token } = await server.signUpBrand();
  const streams = async () => (await measure()).briefcast_event_streams;
  const origin = `http://127.0.0.1:${port}`;
  expect((await fetch(`${origin}/api/events`)).status).toBe(401);
  expect(await streams()).toBe(0);
  const abort = new AbortController();
  await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  expect(await streams()).toBe(1);
  abort.abort();
  await vi.waitFor(async () => expect(await streams()).toBe(0), soon);
});

test('uploads are counted by how they end, while they are on their way, and by their bytes', async () => {
  const { creator, dealId } = await acceptedDeal(server);
  const outcome = (name: string) => `briefcast_uploads_total{outcome="${name}"}`;
  const pdf = samplePdf();
  const upload = (bytes: Buffer) =>
    sendFile(server, creator, api.files.upload, bytes, { name: 'a.pdf', params: { dealId } });
  let bytes = 0;
  expect(
    await growth(outcome('stored'), async () => {
      bytes = await growth('briefcast_stored_bytes_total', () => upload(pdf));
    }),
  ).toBe(1);
  expect(bytes).toBe(pdf.length);
  expect(
    await growth(outcome('refused'), () => upload(Buffer.from('no such type')).catch(() => undefined)),
  ).toBe(1);

  const { port } = await listening();
  const path = requestPath(api.files.upload, { params: { dealId } });
  const broken = await growth(outcome('broken_off'), async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${creator.token}\r\ncontent-length: 1000\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n--b\r\n`,
    );
    await vi.waitFor(async () => expect((await measure()).briefcast_uploads_in_progress).toBe(1), soon);
    socket.destroy();
    await vi.waitFor(async () => expect((await measure()).briefcast_uploads_in_progress).toBe(0), soon);
  });
  expect(broken).toBe(1);
});

test('hints to other processes, calls of the store and running jobs are counted', async () => {
  const { creator, dealId } = await acceptedDeal(server);
  const upload = () =>
    sendFile(server, creator, api.files.upload, samplePdf(), { name: 'b.pdf', params: { dealId } });
  expect(
    await growth('briefcast_store_duration_seconds_count{operation="write",outcome="done"}', upload),
  ).toBeGreaterThan(0);
  const now = await measure();
  expect(now['briefcast_lane_running{lane="quick"}']).toBe(0);
  if (testsRunOnPostgres)
    expect(now['briefcast_signals_total{direction="sent",kind="facts"}']).toBeGreaterThan(0);
});

test('readers of facts, checks and what upgrades left tell how far they are', async () => {
  const { db, clock } = server.app.deps;
  await acceptedDeal(server);
  await server.app.settle();
  expect((await measure())['briefcast_projection_lag_seconds{projection="notifications"}']).toBe(0);
  await writeCheckResult(db, { check: 'deal_logs', at: clock(), faults: 2 });
  const now = await measure();
  expect(now['briefcast_check_faults{check="deal_logs"}']).toBe(2);
  expect(now['briefcast_check_timestamp_seconds{check="deal_logs"}']).toBeCloseTo(
    clock().getTime() / 1000,
    0,
  );
  expect(now['briefcast_moves_left{kind="creators.derive_listings"}']).toBe(0);
});

test('connections to the database are counted, and who waits for one', async () => {
  // The embedded database has a single connection, and no pool.
  if (!testsRunOnPostgres)
    return expect(Object.keys(await measure()).join()).not.toContain('briefcast_database_');
  const now = await measure();
  expect(now['briefcast_database_connections{state="open"}']).toBeGreaterThan(0);
  expect(now['briefcast_database_connections{state="idle"}']).toBeGreaterThan(0);
  expect(now.briefcast_database_waiting).toBe(0);
  const { db } = server.app.deps;
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: 12 }, () => db.transaction(() => end));
  const answer = server.app.http.inject('/metrics');
  // Reading jobs needs a connection; the connections' figures are read before.
  resolve();
  await Promise.all(held);
  expect((await answer).body).toMatch(/briefcast_database_waiting [1-9]/);
});
