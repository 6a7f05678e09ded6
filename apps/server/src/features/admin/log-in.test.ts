import { api } from '@briefcast/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleAdminPassword } from '../../platform/auth/admin-password.ts';
import { createSessions } from '../../platform/auth/create-sessions.ts';
import type { Sessions } from '../../platform/auth/sessions.ts';
import { adminSessions, auditEntries } from '../../platform/database/tables/index.ts';
import { testAdminPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const day = 86_400_000;
const never = 2 ** 31 - 1;

beforeEach(() => server.app.deps.db.delete(auditEntries));

const knock = (password: string, remoteAddress: string) =>
  server.app.http.inject({ method: 'POST', url: api.admin.logIn.path, payload: { password }, remoteAddress });
const entries = async () => (await (await server.signInAdmin()).client.admin.audit()).entries;

describe('the audit trail', () => {
  test('tells of logging in and out, and from where', async () => {
    const { token } = (await knock(testAdminPassword, '192.0.2.8')).json();
    await server.as(token).admin.logOut();
    expect((await entries()).slice(1)).toMatchObject([
      { action: 'admin.log_out', subject: '127.0.0.1' },
      { action: 'admin.log_in', subject: '192.0.2.8' },
    ]);
  });

  test('sums up the failures of a network for a day, and keeps no password', async () => {
    for (const address of ['192.0.2.1', '2001:db8::1', '2001:db8::2', '192.0.2.1', '192.0.2.1'])
      expect((await knock('a wrong password', address)).statusCode).toBe(401);
    const failed = async () => (await entries()).filter(({ action }) => action === 'admin.log_in_failed');
    expect(await failed()).toMatchObject([
      { subject: '2001:db8:0:0::/64', after: { failures: 2 } },
      { subject: '192.0.2.1', after: { failures: 3, lastAt: expect.stringMatching(/Z$/) } },
    ]);
    expect(JSON.stringify(await entries())).not.toContain('a wrong password');
    server.advance(day);
    await knock('a wrong password', '192.0.2.1');
    expect((await failed()).map(({ after }) => after)).toMatchObject([{ failures: 1 }, {}, {}]);
  });

  test('cannot be filled from many networks, nor by many at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async (_, n) => (await knock('wrong', `198.51.100.${n % 20}`)).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
    const failed = (await entries()).filter(({ action }) => action === 'admin.log_in_failed');
    expect(failed).toHaveLength(11);
    const failures = failed.map(({ after }) => (after as { failures: number }).failures);
    expect(failures.reduce((sum, count) => sum + count)).toBe(25);
    expect(failed[0]?.subject).toBe('other networks');
  });
});

describe('the admin’s session', () => {
  const opened: Sessions[] = [];
  afterEach(async () => {
    for (const sessions of opened.splice(0)) await sessions.close();
  });
  /** The sessions in another process that receives no signals from this one. */
  function anotherProcess() {
    const sessions = createSessions(server.app.deps, {
      proveEveryMilliseconds: never,
      trustMilliseconds: never,
    });
    opened.push(sessions);
    return async (token: string) => (await sessions.readCaller(`Bearer ${token}`)).kind;
  }

  test('ends with the log-out, at once and in every process; others live on', async () => {
    const [one, other] = [await server.signInAdmin(), await server.signInAdmin()];
    const kindOf = anotherProcess();
    expect([await kindOf(one.token), await kindOf(other.token)]).toEqual(['admin', 'admin']);
    expect(await one.client.admin.logOut()).toEqual({ message: 'Signed out' });
    expect([await kindOf(one.token), await kindOf(other.token)]).toEqual(['anonymous', 'admin']);
    await expect(one.client.admin.dashboard()).rejects.toMatchObject({ code: 'auth.session_expired' });
    await expect(other.client.admin.dashboard()).resolves.toBeDefined();
  });

  test('ends after twelve hours', async () => {
    const { client } = await server.signInAdmin();
    server.advance(13 * 3_600_000);
    await expect(client.admin.dashboard()).rejects.toMatchObject({ code: 'auth.session_expired' });
  });

  test('ends with the password that opened it', async () => {
    const { token } = await server.signInAdmin();
    const kindOf = anotherProcess();
    const { db } = server.app.deps;
    const sessions = await db.select().from(adminSessions);
    await settleAdminPassword(server.app.deps, 'quite another password');
    expect(await kindOf(token)).toBe('anonymous');
    // A session that is being opened with the old password at that moment is written after the others have
    // ended.
    await db.insert(adminSessions).values(sessions);
    expect(await kindOf(token)).toBe('anonymous');
    await settleAdminPassword(server.app.deps, testAdminPassword);
    expect(await kindOf(token)).toBe('anonymous');
  });
});
