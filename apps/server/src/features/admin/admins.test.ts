import type { Client } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { settleAdminPassword } from '../../platform/auth/admin-password.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { codeOf } from '../../testing/code-of.ts';
import { newEmail, testAdminPassword, testPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const newPassword = 'another battery horse';

const logIn = async (email: string, password = testPassword, code?: string) => {
  const body = { email, password, ...(code ? { code } : {}) };
  return server.as((await server.anonymous.admin.logIn({ body })).token);
};
const isOver = async (client: Client) => (await codeOf(client.admin.audit())) === 'auth.session_expired';

/** An admin with an account, created with the first password. */
async function addAdmin(name = 'Dana Reyes') {
  const first = (await server.signInAdmin()).client;
  const email = newEmail();
  const { admin } = await first.admins.add({ body: { email, name, password: testPassword } });
  return { first, email, id: admin.id, client: await logIn(email) };
}

describe('an admin with an account', () => {
  test('signs in by e-mail beside the first password, which goes on', async () => {
    const { first, email, client } = await addAdmin();
    expect((await client.admins.list()).own).toMatchObject({ email, name: 'Dana Reyes' });
    expect((await first.admins.list()).own).toBeNull();
    expect(await codeOf(logIn(email, 'a guess'))).toBe('account.bad_credentials');
    expect(await codeOf(logIn(newEmail()))).toBe('account.bad_credentials');
    expect(await codeOf(logIn(email, testAdminPassword))).toBe('account.bad_credentials');
    const withTheirs = server.anonymous.admin.logIn({ body: { password: testPassword } });
    expect(await codeOf(withTheirs)).toBe('admin.bad_password');
  });

  test('is no person of the product, and a person is no admin', async () => {
    const { email } = await addAdmin();
    const asPerson = server.anonymous.accounts.logIn({ body: { email, password: testPassword } });
    expect(await codeOf(asPerson)).toBe('account.bad_credentials');
    const { user } = await server.signUpBrand();
    expect(await codeOf(logIn(user.email))).toBe('account.bad_credentials');
  });

  test('is named by the audit trail, as the one who did it', async () => {
    const { email, client } = await addAdmin();
    const { user, client: creator } = await server.signUpCreator();
    await creator.profiles.update({ body: { bio: 'Skincare on camera.' } });
    await client.admin.togglePublish({ params: { id: user.id }, body: { isPublished: true } });
    const { entries } = await client.admin.audit();
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'creator.publish', actor: `Dana Reyes (${email})` },
      { action: 'admin.log_in', actor: `Dana Reyes (${email})` },
      { action: 'admin.add', actor: 'admin', subject: `Dana Reyes (${email})` },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/argon|battery/);
  });

  test('gets the role for finance, at once, and the trail tells it', async () => {
    const { first, email, id, client } = await addAdmin();
    const other = await first.admins.add({
      body: { email: newEmail(), name: 'Sam', password: testPassword },
    });
    const toFinance = { params: { id }, body: { role: 'FINANCE' } } as const;
    expect(await codeOf(client.admins.changeRole(toFinance))).toBe('admin.own_account');
    expect((await first.admins.changeRole(toFinance)).admin.role).toBe('FINANCE');
    expect(await client.admins.me()).toEqual({ role: 'FINANCE' });
    await client.adminMoney.orders({ query: { status: 'AWAITING' } });
    const { user } = await server.signUpCreator();
    expect(await codeOf(client.admin.removeUser({ params: { id: user.id } }))).toBe('admin.role_too_small');
    expect(await codeOf(client.admins.changeRole({ ...toFinance, params: other.admin }))).toBe(
      'admin.role_too_small',
    );
    expect((await first.admin.audit()).entries[0]).toMatchObject({
      action: 'admin.role',
      subject: `Dana Reyes (${email})`,
      before: { role: 'EVERYTHING' },
      after: { role: 'FINANCE' },
    });
    await first.admins.remove({ params: { id } });
    await first.admins.remove({ params: { id: other.admin.id } });
  });

  test('keeps the role for everything where nobody else with an account has it', async () => {
    const first = (await server.signInAdmin()).client;
    const { admins } = await first.admins.list();
    await Promise.all(admins.map(({ id }) => first.admins.remove({ params: { id } })));
    const [one, other] = [await addAdmin('Dana Reyes'), await addAdmin('Sam Ito')];
    const demote = (client: Client, id: string) =>
      codeOf(client.admins.changeRole({ params: { id }, body: { role: 'FINANCE' } }));
    const atOnce = await Promise.all([demote(one.client, other.id), demote(other.client, one.id)]);
    expect(atOnce.toSorted()).toEqual([expect.stringMatching(/^admin\.(last_full|role_too_small)$/), 'done']);
    const left = (await first.admins.list()).admins.filter(({ role }) => role === 'EVERYTHING');
    expect(left).toHaveLength(1);
    expect(await demote(first, left[0]?.id ?? '')).toBe('admin.last_full');
  });

  test('closes the first password with a second step only where they may do everything', async () => {
    const { first, id, client } = await addAdmin();
    await addAdmin('Sam Ito');
    await first.admins.changeRole({ params: { id }, body: { role: 'FINANCE' } });
    const { secret } = await client.admins.beginTwoFactor({ body: { password: testPassword } });
    await client.admins.turnOnTwoFactor({ body: { code: authenticator(server, secret)() } });
    await server.anonymous.admin.logIn({ body: { password: testAdminPassword } });
    await first.admins.remove({ params: { id } });
  });

  test('is removed by another one, and out at once', async () => {
    const { first, email, id, client } = await addAdmin();
    for (const own of [id, id.toUpperCase()])
      expect(await codeOf(client.admins.remove({ params: { id: own } }))).toBe('admin.own_account');
    await first.admins.remove({ params: { id } });
    expect(await isOver(client)).toBe(true);
    expect(await codeOf(logIn(email))).toBe('account.bad_credentials');
    expect(await codeOf(first.admins.remove({ params: { id } }))).toBe('admin.admin_not_found');
  });

  test('logs out alone: the token ends, those of others go on', async () => {
    const { first, email, client } = await addAdmin();
    const elsewhere = await logIn(email);
    await client.admin.logOut();
    expect([await isOver(client), await isOver(elsewhere), await isOver(first)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('sets another password with the present one, which ends the other sessions', async () => {
    const { email, client } = await addAdmin();
    const elsewhere = await logIn(email);
    const change = (currentPassword: string) =>
      codeOf(client.admins.changePassword({ body: { currentPassword, password: newPassword } }));
    expect(await change('a guess')).toBe('account.wrong_password');
    expect(await change(testPassword)).toBe('done');
    expect([await isOver(client), await isOver(elsewhere)]).toEqual([false, true]);
    expect(await codeOf(logIn(email))).toBe('account.bad_credentials');
    await logIn(email, newPassword);
  });

  test('is asked for a second step once it is on', async () => {
    const { email, client } = await addAdmin();
    const { secret } = await client.admins.beginTwoFactor({ body: { password: testPassword } });
    const codeNow = authenticator(server, secret);
    await client.admins.turnOnTwoFactor({ body: { code: codeNow() } });
    expect(await codeOf(logIn(email))).toBe('account.code_required');
    server.advance(30_000);
    const code = codeNow();
    await logIn(email, testPassword, code);
    expect(await codeOf(logIn(email, testPassword, code))).toBe('account.code_wrong');
    const off = (given?: string) =>
      client.admins.turnOffTwoFactor({ body: { password: testPassword, ...(given ? { code: given } : {}) } });
    expect(await codeOf(off())).toBe('account.code_required');
    server.advance(30_000);
    await off(codeNow());
    await logIn(email);
  });

  test('closes the first password with a second step, until another one is set', async () => {
    const { email, client } = await addAdmin();
    const { secret } = await client.admins.beginTwoFactor({ body: { password: testPassword } });
    const codeNow = authenticator(server, secret);
    await client.admins.turnOnTwoFactor({ body: { code: codeNow() } });
    const withFirst = (password: string) => codeOf(server.anonymous.admin.logIn({ body: { password } }));
    expect(await withFirst(testAdminPassword)).toBe('admin.first_password_closed');
    // A caller who does not know the password learns nothing of it.
    expect(await withFirst('a guess')).toBe('admin.bad_password');
    server.advance(30_000);
    await settleAdminPassword(server.app.deps, 'quite another password');
    expect(await withFirst('quite another password')).toBe('done');
    await settleAdminPassword(server.app.deps, testAdminPassword);
    server.advance(30_000);
    const again = await logIn(email, testPassword, codeNow());
    server.advance(30_000);
    await again.admins.turnOffTwoFactor({ body: { password: testPassword, code: codeNow() } });
    expect(await withFirst(testAdminPassword)).toBe('done');
  });

  test('has an e-mail of its own, and the first password has no account', async () => {
    const { first, email } = await addAdmin();
    const again = { email, name: 'Dana', password: testPassword };
    expect(await codeOf(first.admins.add({ body: again }))).toBe('admin.email_taken');
    const change = { currentPassword: testAdminPassword, password: newPassword };
    expect(await codeOf(first.admins.changePassword({ body: change }))).toBe('admin.first_password');
  });
});

describe('guesses at an admin’s account', () => {
  const limited = useTestServer({ rateLimits: true });

  test('are slowed down, and the first password is not', async () => {
    const { client } = await limited.signInAdmin();
    const email = newEmail();
    await client.admins.add({ body: { email, name: 'Dana', password: testPassword } });
    const guess = () => codeOf(limited.anonymous.admin.logIn({ body: { email, password: 'a guess' } }));
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push(await guess());
    expect(codes).toEqual([...Array(5).fill('account.bad_credentials'), 'request.rate_limited']);
    await limited.signInAdmin();
  });
});
