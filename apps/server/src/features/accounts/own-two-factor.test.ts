import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { twoFactors } from '../../platform/database/tables/index.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { codeOf } from '../../testing/code-of.ts';
import {
  newEmail,
  type Person,
  type TestServer,
  testPassword,
  useTestServer,
} from '../../testing/harness.ts';

const server = useTestServer();
const halfMinute = 30_000;

/** A person who has turned it on; the code used for that is no longer valid. */
async function secured(on: TestServer = server) {
  const person = await on.signUpCreator();
  const { client } = person;
  const { secret, address } = await client.ownAccount.beginTwoFactor({ body: { password: testPassword } });
  const codeNow = authenticator(on, secret);
  const { recoveryCodes } = await client.ownAccount.turnOnTwoFactor({ body: { code: codeNow() } });
  on.advance(halfMinute);
  return { ...person, codeNow, recoveryCodes, secret, address };
}

const logIn = ({ user }: Pick<Person, 'user'>, code?: string, password = testPassword) =>
  server.anonymous.accounts.logIn({ body: { email: user.email, password, ...(code ? { code } : {}) } });

describe('the second step', () => {
  test('is asked for from the first code on, and after a right password alone', async () => {
    const person = await server.signUpBrand();
    const { secret, address } = await person.client.ownAccount.beginTwoFactor({
      body: { password: testPassword },
    });
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    await logIn(person);
    expect(await codeOf(person.client.ownAccount.turnOnTwoFactor({ body: { code: '000000' } }))).toBe(
      'account.code_wrong',
    );
    await person.client.ownAccount.turnOnTwoFactor({ body: { code: authenticator(server, secret)() } });

    expect(await codeOf(logIn(person))).toBe('account.code_required');
    expect(await codeOf(logIn(person, undefined, 'a guess'))).toBe('account.bad_credentials');
    expect(await codeOf(logIn(person, '000000'))).toBe('account.code_wrong');
  });

  test('takes a code once, an older one never, and each in its time alone', async () => {
    const person = await secured();
    const older = person.codeNow();
    server.advance(halfMinute);
    const code = person.codeNow();
    await logIn(person, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await codeOf(logIn(person, code))).toBe('account.code_wrong');
    expect(await codeOf(logIn(person, older))).toBe('account.code_wrong');
    server.advance(halfMinute);
    const late = person.codeNow();
    server.advance(3 * halfMinute);
    expect(await codeOf(logIn(person, late))).toBe('account.code_wrong');
  });

  test('of two log-ins at once with one code, one succeeds', async () => {
    const person = await secured();
    const code = person.codeNow();
    const outcomes = await Promise.all([1, 2].map(() => codeOf(logIn(person, code))));
    expect(outcomes.sort()).toEqual(['account.code_wrong', 'done']);
  });

  test('takes each recovery code once', async () => {
    const person = await secured();
    const [code = ''] = person.recoveryCodes;
    expect(new Set(person.recoveryCodes).size).toBe(10);
    await logIn(person, code.toLowerCase().replaceAll('-', ' '));
    expect(await codeOf(logIn(person, code))).toBe('account.code_wrong');
    const { account } = await person.client.ownAccount.read();
    expect(account.twoFactor).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
  });

  test('lies in the database unreadable', async () => {
    const person = await secured();
    const [row] = await server.app.deps.db
      .select()
      .from(twoFactors)
      .where(eq(twoFactors.accountId, person.user.id));
    const kept = JSON.stringify(row);
    expect(kept).not.toContain(person.secret);
    for (const code of person.recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  test('survives a new password that was set by a mailed link', async () => {
    const person = await secured();
    await server.anonymous.accounts.forgotPassword({ body: { email: person.user.email } });
    const mail = (await server.mails()).findLast((one) => one.includes(`To: ${person.user.email}`));
    const token = /reset-password\?token=([\w.-]+)/.exec(mail ?? '')?.[1] ?? '';
    await server.anonymous.accounts.resetPassword({ body: { token, password: testPassword } });
    expect(await codeOf(logIn(person))).toBe('account.code_required');
  });
});

describe('turning it on, off and renewing its codes', () => {
  test('begins with the password, and not anew while it is on', async () => {
    const person = await secured();
    const begin = (password: string) =>
      codeOf(person.client.ownAccount.beginTwoFactor({ body: { password } }));
    expect(await begin('a guess')).toBe('account.wrong_password');
    expect(await begin(testPassword)).toBe('account.two_factor_is_on');
    expect(await codeOf(person.client.ownAccount.turnOnTwoFactor({ body: { code: person.codeNow() } }))).toBe(
      'account.two_factor_is_on',
    );
  });

  test('ends with password and code; then the password is enough', async () => {
    const person = await secured();
    const off = (password: string, code?: string) =>
      codeOf(person.client.ownAccount.turnOffTwoFactor({ body: { password, ...(code ? { code } : {}) } }));
    expect(await off('a guess', person.codeNow())).toBe('account.wrong_password');
    expect(await off(testPassword)).toBe('account.code_required');
    expect(await off(testPassword, '000000')).toBe('account.code_wrong');
    expect(await off(testPassword, person.codeNow())).toBe('done');
    await logIn(person);
    const subjects = (await server.mails())
      .filter((mail) => mail.includes(`To: ${person.user.email}`))
      .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Two-factor is on for your Briefcast account',
        'Two-factor is off for your Briefcast account',
      ]),
    );
  });

  test('renews the recovery codes with both, and ends the older ones', async () => {
    const person = await secured();
    const { ownAccount } = person.client;
    expect(await codeOf(ownAccount.renewRecoveryCodes({ body: { password: testPassword } }))).toBe(
      'account.code_required',
    );
    const { recoveryCodes } = await ownAccount.renewRecoveryCodes({
      body: { password: testPassword, code: person.codeNow() },
    });
    expect(await codeOf(logIn(person, person.recoveryCodes[0]))).toBe('account.code_wrong');
    await logIn(person, recoveryCodes[0]);
  });
});

describe('what a password alone no longer does', () => {
  test('is another e-mail, and another password', async () => {
    const { client, codeNow } = await secured();
    const email = newEmail();
    const passwords = { currentPassword: testPassword, password: 'evening-light-2' };
    expect(await codeOf(client.ownAccount.changeEmail({ body: { email, password: testPassword } }))).toBe(
      'account.code_required',
    );
    expect(await codeOf(client.ownAccount.changePassword({ body: passwords }))).toBe('account.code_required');
    const code = codeNow();
    // A code is valid once: a refused new password does not use it up.
    const weak = { ...passwords, password: 'qwertyui', code };
    expect(await codeOf(client.ownAccount.changePassword({ body: weak }))).toBe('request.invalid');
    await client.ownAccount.changePassword({ body: { ...passwords, code } });
    server.advance(halfMinute);
    await client.ownAccount.changeEmail({
      body: { email, password: passwords.password, code: codeNow() },
    });
  });

  test('is staying logged in elsewhere from before', async () => {
    const person = await server.signUpCreator();
    const elsewhere = server.as((await logIn(person)).token);
    const { secret } = await person.client.ownAccount.beginTwoFactor({ body: { password: testPassword } });
    await elsewhere.accounts.me();
    await person.client.ownAccount.turnOnTwoFactor({ body: { code: authenticator(server, secret)() } });
    expect(await codeOf(elsewhere.accounts.me())).toBe('auth.session_expired');
    await person.client.accounts.me();
  });
});

describe('guesses at the second step', () => {
  const limited = useTestServer({ rateLimits: true });

  test('wait, though the password was right each time', async () => {
    const { user } = await secured(limited);
    const guess = () =>
      codeOf(
        limited.anonymous.accounts.logIn({
          body: { email: user.email, password: testPassword, code: '000000' },
        }),
      );
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push(await guess());
    expect(codes).toEqual([...Array(5).fill('account.code_wrong'), 'request.rate_limited']);
  });
});
