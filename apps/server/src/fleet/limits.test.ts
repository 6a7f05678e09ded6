/** Limits, tries of passwords and the admin's log-out hold over two processes, and over a kill. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@briefcast/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientOf, newCreator, type ServerProcess, startProcess } from '../testing/fleet.ts';
import { newEmail, testAdminPassword } from '../testing/harness.ts';
import { clonePostgres } from '../testing/test-database.ts';

let database: Awaited<ReturnType<typeof clonePostgres>>;
let dataDir: string;
let running: ServerProcess[] = [];

const start = () =>
  startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DRAIN_SECONDS: '0',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
  });
const origins = () => running.map(({ origin }) => origin);

beforeAll(async () => {
  database = await clonePostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-limits-'));
  running = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

let networks = 0;
let network: string;
beforeEach(() => {
  network = `198.51.100.${++networks}`;
});

/** Statuses of so many calls at once, at both processes in turns. */
const atOnce = (times: number, path: string, body: object, token?: string) =>
  Promise.all(
    Array.from({ length: times }, async (_, n) => {
      const answer = await fetch(`${origins()[n % 2]}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': network,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(body),
      });
      return answer.status;
    }),
  );
const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

test.each([
  ['the admin', api.admin.logIn.path, { password: 'a guess' }],
  ['somebody', api.accounts.logIn.path, { email: newEmail(), password: 'a guess' }],
])('of many guesses of the password of %s at once, five are looked at', async (_, path, body) => {
  const statuses = await atOnce(18, path, body);
  expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([5, 13]);
});

test('a killed process forgets no failure', async () => {
  const body = { email: newEmail(), password: 'a guess' };
  expect(countOf(await atOnce(5, api.accounts.logIn.path, body), 401)).toBe(5);
  const [killed, other] = running as [ServerProcess, ServerProcess];
  killed.child.kill('SIGKILL');
  running = [await start(), other];
  expect(await atOnce(4, api.accounts.logIn.path, body)).toEqual(Array(4).fill(429));
});

test('a token does not make a public call another caller’s', async () => {
  const tokens = await Promise.all(origins().map(async (origin) => (await newCreator(origin, 'A')).token));
  const { path, limit } = api.accounts.register;
  const each = limit.perMinute;
  const statuses = await Promise.all(tokens.map((token) => atOnce(each, path, {}, token)));
  expect(countOf(statuses.flat(), 400)).toBe(limit.perMinute);
});

test('the admin’s log-out at one process ends the token at the other at once', async () => {
  const [one, other] = origins() as [string, string];
  const { token } = await clientOf(one).admin.logIn({ body: { password: testAdminPassword } });
  await expect(clientOf(other, token).admin.dashboard()).resolves.toBeDefined();
  await clientOf(one, token).admin.logOut();
  await expect(clientOf(other, token).admin.dashboard()).rejects.toMatchObject({
    code: 'auth.session_expired',
  });
});
