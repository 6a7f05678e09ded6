import { expect, test } from 'vitest';
import { testAdminPassword, useTestServer } from '../../testing/harness.ts';
import { settleAdminPassword } from './admin-password.ts';
import { createSessions } from './create-sessions.ts';

const server = useTestServer();

/** The caller behind a token in a process that has just started. */
async function kindOf(token: string) {
  const sessions = createSessions(server.app.deps);
  const { kind } = await sessions.readCaller(`Bearer ${token}`);
  await sessions.close();
  return kind;
}

test('another admin password ends the tokens of the one before, and its log-ins', async () => {
  const { token } = await server.signInAdmin();
  expect(await kindOf(token)).toBe('admin');
  await settleAdminPassword(server.app.deps, 'another password of the admin');
  expect(await kindOf(token)).toBe('anonymous');
  const body = { password: testAdminPassword };
  await expect(server.anonymous.admin.logIn({ body })).rejects.toMatchObject({ code: 'admin.bad_password' });
});
