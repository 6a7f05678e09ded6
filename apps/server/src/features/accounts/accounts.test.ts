import type { Client } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { resetTokens, users } from '../../platform/database/tables/index.ts';
import { newEmail, testAdminPassword, testPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;

const brand = (changes: object = {}) => ({
  email: newEmail(),
  password: testPassword,
  role: 'BRAND' as const,
  companyName: 'Nomad Roasters',
  ...changes,
});

const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error) => error,
  );

describe('sign-up', () => {
  test('makes a brand and signs it in', async () => {
    const { user, token } = await server.anonymous.accounts.register({ body: brand() });
    expect(user).toMatchObject({ role: 'BRAND', companyName: 'Nomad Roasters', contentDos: [] });
    expect(token.split('.')).toHaveLength(3);
    expect((await server.as(token).accounts.me()).user).toEqual(user);
  });

  test('makes a creator whose profile is not published', async () => {
    const { user } = await server.signUpCreator('Amara', 'Nwosu');
    expect(user).toMatchObject({
      role: 'CREATOR',
      firstName: 'Amara',
      isPublished: false,
      portfolio: [],
      ugcTurnaroundDays: 3,
      influencerTurnaroundDays: 2,
    });
  });

  test('keeps which terms were agreed to, when, and that somebody is of age; older clients say nothing of it', async () => {
    const kept = async (changes: object) => {
      const { user } = await server.anonymous.accounts.register({ body: brand(changes) });
      const [row] = await server.app.deps.db.select().from(users).where(eq(users.id, user.id));
      return [row?.termsVersion, row?.termsAcceptedAt, row?.isOfAge];
    };
    const agreement = { termsVersion: '2026-11-22', isOfAge: true };
    expect(await kept({ agreement })).toEqual(['2026-11-22', expect.any(Date), true]);
    expect(await kept({})).toEqual([null, null, false]);
    await expect(kept({ agreement: { ...agreement, isOfAge: false } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  test('takes no password that is tried first, and says so of its field', async () => {
    const refusal = await refused(
      server.anonymous.accounts.register({ body: brand({ password: 'qwertyui' }) }),
    );
    expect(refusal).toMatchObject({ code: 'request.invalid', details: [{ path: ['password'] }] });
  });

  test('never answers the password', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: brand(),
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toMatch(/password|argon/i);
  });

  test('refuses an e-mail that is taken, in any case', async () => {
    const first = brand();
    await server.anonymous.accounts.register({ body: first });
    const again = { ...first, email: first.email.toUpperCase() };
    await expect(server.anonymous.accounts.register({ body: again })).rejects.toMatchObject({
      code: 'account.email_taken',
      status: 409,
      message: expect.stringContaining('already exists'),
    });
  });

  test('of two sign-ups at once with one e-mail, one wins and the other is told', async () => {
    const body = brand();
    const outcomes = await Promise.allSettled([1, 2].map(() => server.anonymous.accounts.register({ body })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a long password', { password: 'x'.repeat(129) }, 'password'],
    ['no e-mail', { email: 'nobody' }, 'email'],
    ['a blank company', { companyName: '   ' }, 'companyName'],
    ['NUL in a name', { companyName: 'A\0B' }, 'companyName'],
    ['half of a surrogate pair', { companyName: 'A\ud800' }, 'companyName'],
    ['a number for a name', { companyName: 5 }, 'companyName'],
  ])('refuses %s', async (_, change, field) => {
    const error = await refused(server.anonymous.accounts.register({ body: brand(change) as never }));
    expect(error).toMatchObject({ code: 'request.invalid', status: 400 });
    expect(error.details.map(({ path }: { path: string[] }) => path[0])).toContain(field);
  });
});

describe('login', () => {
  async function account() {
    const body = brand();
    await server.anonymous.accounts.register({ body });
    return body;
  }

  test('signs in, whatever the case of the e-mail', async () => {
    const { email, password } = await account();
    const { token } = await server.anonymous.accounts.logIn({
      body: { email: email.toUpperCase(), password },
    });
    await expect(server.as(token).accounts.me()).resolves.toMatchObject({ user: { email } });
  });

  test('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await account();
    const wrong = await refused(
      server.anonymous.accounts.logIn({ body: { email, password: 'something else' } }),
    );
    const unknown = await refused(
      server.anonymous.accounts.logIn({ body: { email: newEmail(), password: 'something else' } }),
    );
    expect(wrong).toMatchObject({ code: 'account.bad_credentials', status: 401 });
    expect({ ...unknown }).toEqual({ ...wrong });
    expect(unknown.message).toBe(wrong.message);
  });

  test('lasts 12 hours, or 30 days when asked to remember', async () => {
    const credentials = await account();
    const short = await server.anonymous.accounts.logIn({ body: credentials });
    const long = await server.anonymous.accounts.logIn({ body: { ...credentials, remember: true } });
    server.advance(13 * hour);
    await expect(server.as(short.token).accounts.me()).rejects.toMatchObject({
      code: 'auth.session_expired',
    });
    await expect(server.as(long.token).accounts.me()).resolves.toBeDefined();
    server.advance(30 * 24 * hour);
    await expect(server.as(long.token).accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
  });

  test('logout ends this session at once and no other', async () => {
    const credentials = await account();
    const here = await server.anonymous.accounts.logIn({ body: credentials });
    const there = await server.anonymous.accounts.logIn({ body: credentials });
    await server.as(here.token).accounts.logOut();
    await expect(server.as(here.token).accounts.me()).rejects.toMatchObject({ status: 401 });
    await expect(server.as(there.token).accounts.me()).resolves.toBeDefined();
  });
});

describe('tokens', () => {
  test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])('refuses %j', async (token) => {
    await expect(server.as(token).accounts.me()).rejects.toMatchObject({ status: 401 });
  });

  test("a user's token never opens admin calls, nor the other way round", async () => {
    const { token } = await server.signUpBrand();
    const admin = await server.signInAdmin();
    await expect(server.as(token).admin.dashboard()).rejects.toMatchObject({ status: 401 });
    await expect(admin.client.accounts.me()).rejects.toMatchObject({ status: 401 });
  });

  test('the admin signs in with the password alone', async () => {
    await expect(
      server.anonymous.admin.logIn({ body: { password: testAdminPassword } }),
    ).resolves.toMatchObject({
      message: 'Signed in',
    });
    await expect(server.anonymous.admin.logIn({ body: { password: 'a guess' } })).rejects.toMatchObject({
      code: 'admin.bad_password',
      status: 401,
    });
  });
});

describe('a forgotten password', () => {
  const tokenIn = (mail = '') => /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? '';

  async function forgotten(client: Client) {
    const body = brand();
    const { token: session } = await client.accounts.register({ body });
    await client.accounts.forgotPassword({ body: { email: body.email } });
    const mail = (await server.mails()).findLast((mail) => mail.includes(body.email));
    return { ...body, session, mail, token: tokenIn(mail) };
  }

  test('is replaced by a mailed link, which ends every session and works once', async () => {
    const { email, session, token } = await forgotten(server.anonymous);
    expect(token).toHaveLength(43);
    await server.anonymous.accounts.resetPassword({ body: { token, password: 'a new password' } });
    await expect(server.as(session).accounts.me()).rejects.toMatchObject({ status: 401 });
    await server.anonymous.accounts.logIn({ body: { email, password: 'a new password' } });
    await expect(
      server.anonymous.accounts.resetPassword({ body: { token, password: 'another one' } }),
    ).rejects.toMatchObject({ code: 'account.reset_token_invalid', status: 400 });
  });

  test('of several uses of a link at once one sets its password, and the others are told', async () => {
    const { email, token } = await forgotten(server.anonymous);
    const passwords = ['first password', 'second password', 'third password'];
    const uses = await Promise.allSettled(
      passwords.map((password) => server.anonymous.accounts.resetPassword({ body: { token, password } })),
    );
    const logIns = await Promise.allSettled(
      passwords.map((password) => server.anonymous.accounts.logIn({ body: { email, password } })),
    );
    const winners = (outcomes: PromiseSettledResult<unknown>[]) =>
      passwords.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(winners(uses)).toHaveLength(1);
    expect(winners(logIns)).toEqual(winners(uses));
  });

  test('a newer link takes the place of the older ones, and its use ends them all', async () => {
    const { email, token: older } = await forgotten(server.anonymous);
    const askAgain = () => server.anonymous.accounts.forgotPassword({ body: { email } });
    await askAgain();
    const links = (await server.mails()).filter((mail) => mail.includes(email)).map(tokenIn);
    const newer = links.find((token) => token !== '' && token !== older) ?? '';
    const use = (token: string) =>
      server.anonymous.accounts.resetPassword({ body: { token, password: 'a new password' } });
    await expect(use(older)).rejects.toMatchObject({ code: 'account.reset_token_invalid' });
    await use(newer);
    const { db, jobs } = server.app.deps;
    await Promise.all([askAgain(), askAgain(), askAgain()]);
    await jobs.drain();
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const living = await db
      .select()
      .from(resetTokens)
      .where(eq(resetTokens.userId, user?.id ?? ''));
    expect(living).toHaveLength(1);
  });

  test('the link ends after an hour', async () => {
    const { token } = await forgotten(server.anonymous);
    server.advance(hour + 1000);
    await expect(
      server.anonymous.accounts.resetPassword({ body: { token, password: 'a new password' } }),
    ).rejects.toMatchObject({ code: 'account.reset_token_invalid' });
  });

  test('a short new password is refused and the link still works', async () => {
    const { token } = await forgotten(server.anonymous);
    await expect(
      server.anonymous.accounts.resetPassword({ body: { token, password: 'short' } }),
    ).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['password'], message: 'Password must be at least 8 characters long' }],
    });
    await server.anonymous.accounts.resetPassword({ body: { token, password: 'long enough' } });
  });

  test('an unknown e-mail is answered alike, and no mail is written', async () => {
    const before = (await server.mails()).length;
    await expect(server.anonymous.accounts.forgotPassword({ body: { email: newEmail() } })).resolves.toEqual(
      {},
    );
    expect(await server.mails()).toHaveLength(before);
  });

  test('brings three mails an hour at most, all the same to whoever asks', async () => {
    const { user } = await server.signUpCreator();
    const body = { email: user.email };
    const mails = async () =>
      (await server.mails()).filter((mail) => mail.includes(`To: ${user.email}`)).length;
    for (let tries = 0; tries < 5; tries++) {
      expect(await server.anonymous.accounts.forgotPassword({ body })).toEqual({});
    }
    expect(await mails()).toBe(3);
    expect(
      await server.app.deps.db.select().from(resetTokens).where(eq(resetTokens.userId, user.id)),
    ).toHaveLength(1);
    server.advance(hour);
    await Promise.all([1, 2, 3, 4, 5].map(() => server.anonymous.accounts.forgotPassword({ body })));
    expect(await mails()).toBe(6);
  });

  test('only the hash of the token is kept', async () => {
    const { token } = await forgotten(server.anonymous);
    const rows = await server.app.deps.db.select().from(resetTokens);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
