/** The database goes away and comes back while the server runs: it says so, and serves again by itself. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppError } from '@briefcast/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { clientOf, type Follower, follow, newDeal } from '../testing/fleet.ts';
import { testAdminPassword } from '../testing/harness.ts';
import { makeOwnPostgres, type OwnPostgres } from '../testing/own-postgres.ts';

let postgres: OwnPostgres;
let dataDir: string;
let app: App;
let origin: string;
let watcher: Follower;

beforeAll(async () => {
  postgres = await makeOwnPostgres();
  await postgres.start();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-outage-'));
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, ADMIN_PASSWORD: testAdminPassword };
  const config = readConfig({ ...environment, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  app = await buildApp(config, { webFolder: join(dataDir, 'no-web') });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.deps.jobs.start();
  origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  watcher?.pause();
  await app?.close();
  await postgres?.remove();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const patiently = { timeout: 20_000, interval: 50 };

test('calls are refused with 503 meanwhile, and afterwards everything works without a restart', async () => {
  const { brand, creator, dealId } = await newDeal(origin);
  watcher = await follow(origin, creator);
  const say = (content: string) =>
    brand.at(origin).messages.send({ body: { dealId, type: 'TEXT', content } });
  await say('Before');

  // One transaction is open, between two statements, when it happens.
  const [isOpen, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const inTheMiddle = app.deps.db.transaction(async (tx) => {
    await tx.execute('select 1');
    isOpen.resolve();
    await isOver.promise;
    await tx.execute('select 1');
  });
  const broken = expect(inTheMiddle).rejects.toThrow();
  await isOpen.promise;
  await postgres.stop();
  isOver.resolve();
  await broken;

  for (const path of ['/api/ready', '/api/categories', '/api/deals']) {
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${brand.token}` } });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'service.unavailable' } });
  }
  await expect(say('Meanwhile')).rejects.toMatchObject({
    code: 'service.unavailable',
  } satisfies Partial<AppError>);
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  // It is in memory.
  expect((await fetch(`${origin}/api/users/creators/public`)).status).toBe(200);

  await postgres.start();
  await vi.waitFor(async () => {
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  }, patiently);
  const { message } = await say('Afterwards');
  const { messages } = await clientOf(origin, creator.token).messages.page({ params: { id: dealId } });
  expect(messages.map(({ content }) => content)).toEqual(['Before', 'Afterwards']);
  await vi.waitFor(
    () => expect(watcher.events.map(({ subjectId }) => subjectId)).toContain(message.id),
    patiently,
  );

  // Transient events come by the notification connection alone: it has to be there again.
  await vi.waitFor(async () => {
    await brand.at(origin).messages.typing({ params: { id: dealId } });
    expect(watcher.events.map(({ kind }) => kind)).toContain('typing');
  }, patiently);
  const received = watcher.events.flatMap(({ kind, subjectId }) =>
    kind === 'message.created' ? [subjectId] : [],
  );
  expect(received).toEqual(messages.map(({ id }) => id));
});
