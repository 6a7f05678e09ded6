import type { OwnSession } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../platform/database/tables/index.ts';
import { newEmail, type Person, testPassword, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;
const newPassword = 'another battery horse';

const logIn = (email: string, password = testPassword) =>
  server.anonymous.accounts.logIn({ body: { email, password } });

/** Signs the same person in again, as on another device. */
async function elsewhere({ user }: Person): Promise<Person> {
  const signedIn = await logIn(user.email);
  return { ...signedIn, client: server.as(signedIn.token) };
}

const isOver = ({ client }: Person) =>
  client.accounts.me().then(
    () => false,
    ({ code }) => code === 'auth.session_expired',
  );

const mailsTo = async (email: string) =>
  (await server.mails()).filter((mail) => mail.includes(`To: ${email}`));
const subjectsTo = async (email: string) =>
  (await mailsTo(email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
const tokenIn = (page: string, mail = '') => new RegExp(`${page}\\?token=([\\w.-]+)`).exec(mail)?.[1] ?? '';

/** Asks for another e-mail; returns it with the token of the newest mail to it. */
async function askForEmail({ client }: Person, email = newEmail()) {
  await client.ownAccount.changeEmail({ body: { email, password: testPassword } });
  return { email, token: tokenIn('new-email', (await mailsTo(email)).at(-1)) };
}

const confirmNewEmail = (token: string) => server.anonymous.ownAccount.confirmNewEmail({ body: { token } });

async function resetToken(email: string) {
  await server.anonymous.accounts.forgotPassword({ body: { email } });
  return tokenIn('reset-password', (await mailsTo(email)).at(-1));
}

describe('the sessions of an account', () => {
  test('are listed with device and network, the one that asks first', async () => {
    const person = await server.signUpCreator();
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '203.0.113.7',
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
      },
      payload: { email: person.user.email, password: testPassword },
    });
    const phone = server.as(answer.json().data.token);
    const { sessions } = await phone.ownAccount.sessions();
    expect(sessions).toMatchObject([
      {
        isCurrent: true,
        device: { browser: 'Safari', system: 'iOS', kind: 'PHONE' },
        network: '203.0.113.7',
      },
      { isCurrent: false, network: '127.0.0.1' },
    ]);
  });

  test('say when each was used last', async () => {
    const person = await server.signUpCreator();
    const [before] = (await person.client.ownAccount.sessions()).sessions;
    server.advance(hour);
    await person.client.accounts.me();
    const [after] = (await person.client.ownAccount.sessions()).sessions;
    const seen = ({ seenAt }: OwnSession) => new Date(seenAt).getTime();
    expect(before && after && seen(after) - seen(before)).toBeGreaterThanOrEqual(hour);
  });

  test('write nothing when the app is opened again within minutes', async () => {
    const { client } = await server.signUpCreator();
    const { deps } = server.app;
    const { db } = deps;
    const used: PropertyKey[] = [];
    deps.db = new Proxy(db, {
      get(target, name) {
        used.push(name);
        return Reflect.get(target, name);
      },
    });
    await client.accounts.me().finally(() => (deps.db = db));
    expect(used).toContain('select');
    expect(used).not.toContain('update');
  });

  test('end one by one, and at once', async () => {
    const here = await server.signUpBrand();
    const there = await elsewhere(here);
    expect(await isOver(there)).toBe(false);
    const other = (await here.client.ownAccount.sessions()).sessions.find(({ isCurrent }) => !isCurrent);
    await here.client.ownAccount.endSession({ params: { id: other?.id ?? '' } });
    expect([await isOver(there), await isOver(here)]).toEqual([true, false]);
  });

  test('are nobody else’s to end', async () => {
    const [owner, stranger] = [await server.signUpBrand(), await server.signUpBrand()];
    const id = (await owner.client.ownAccount.sessions()).sessions[0]?.id ?? '';
    await expect(stranger.client.ownAccount.endSession({ params: { id } })).rejects.toMatchObject({
      code: 'account.session_not_found',
    });
    expect(await isOver(owner)).toBe(false);
  });

  test('end all together', async () => {
    const here = await server.signUpCreator();
    const there = await elsewhere(here);
    await here.client.ownAccount.endSessions();
    expect([await isOver(here), await isOver(there)]).toEqual([true, true]);
  });
});

describe('another password', () => {
  const change = ({ client }: Person, currentPassword: string) =>
    client.ownAccount.changePassword({ body: { currentPassword, password: newPassword } });

  test('needs the present one', async () => {
    const person = await server.signUpCreator();
    await expect(change(person, 'a guess')).rejects.toMatchObject({ code: 'account.wrong_password' });
    await logIn(person.user.email);
  });

  test('ends every other session and every mailed link, and is told by mail', async () => {
    const here = await server.signUpCreator();
    const there = await elsewhere(here);
    const link = await resetToken(here.user.email);
    const { token } = await askForEmail(here);
    await change(here, testPassword);
    expect([await isOver(here), await isOver(there)]).toEqual([false, true]);
    await expect(logIn(here.user.email)).rejects.toMatchObject({ code: 'account.bad_credentials' });
    await logIn(here.user.email, newPassword);
    const reset = server.anonymous.accounts.resetPassword({ body: { token: link, password: testPassword } });
    await expect(reset).rejects.toMatchObject({ code: 'account.reset_token_invalid' });
    await expect(confirmNewEmail(token)).rejects.toMatchObject({ code: 'account.email_link_invalid' });
    expect(await subjectsTo(here.user.email)).toContain('Your Briefcast password has changed');
  });
});

describe('another e-mail', () => {
  test('needs the password, and another one than there is', async () => {
    const person = await server.signUpBrand();
    const ask = (email: string, password: string) =>
      person.client.ownAccount.changeEmail({ body: { email, password } });
    await expect(ask(newEmail(), 'a guess')).rejects.toMatchObject({ code: 'account.wrong_password' });
    await expect(ask(person.user.email.toUpperCase(), testPassword)).rejects.toMatchObject({
      code: 'account.email_same',
    });
  });

  test('that has an account is answered as any other, and its owner reads why nothing comes of it', async () => {
    const [person, other] = [await server.signUpBrand(), await server.signUpBrand()];
    const { email } = other.user;
    await person.client.ownAccount.changeEmail({ body: { email, password: testPassword } });
    expect((await person.client.ownAccount.read()).account.newEmail).toBe(email);
    const subjects = await subjectsTo(email);
    expect(subjects).toContain('This e-mail already has a Briefcast account');
    expect(subjects).not.toContain('Confirm your new e-mail for Briefcast');
    const again = person.client.ownAccount.changeEmail({ body: { email, password: testPassword } });
    await expect(again).rejects.toMatchObject({ code: 'request.rate_limited' });
  });

  test('counts from the use of its link on, once, and the old one is told both times, confirmed or not', async () => {
    const person = await server.signUpCreator();
    const { email, token } = await askForEmail(person);
    expect((await person.client.ownAccount.read()).account).toMatchObject({
      email: person.user.email,
      newEmail: email,
    });
    await expect(logIn(email)).rejects.toMatchObject({ code: 'account.bad_credentials' });
    const link = await resetToken(person.user.email);

    expect(await confirmNewEmail(token)).toEqual({ email });
    expect((await person.client.ownAccount.read()).account).toMatchObject({ email, newEmail: null });
    await logIn(email);
    await expect(logIn(person.user.email)).rejects.toMatchObject({ code: 'account.bad_credentials' });
    await expect(confirmNewEmail(token)).rejects.toMatchObject({ code: 'account.email_link_invalid' });
    // The link is in the mailbox of the previous address.
    const reset = server.anonymous.accounts.resetPassword({ body: { token: link, password: newPassword } });
    await expect(reset).rejects.toMatchObject({ code: 'account.reset_token_invalid' });
    expect(await subjectsTo(person.user.email)).toEqual(
      expect.arrayContaining([
        'Your Briefcast e-mail is about to change',
        'Your Briefcast e-mail has changed',
      ]),
    );
  });

  test('its link ends by a newer one, by keeping the old e-mail, by a reset and by time', async () => {
    const person = await server.signUpBrand();
    const dead = async (token: string) =>
      expect(confirmNewEmail(token)).rejects.toMatchObject({ code: 'account.email_link_invalid' });
    const first = await askForEmail(person);
    server.advance(hour);
    const second = await askForEmail(person);
    await dead(first.token);
    await person.client.ownAccount.keepEmail();
    await dead(second.token);

    server.advance(hour);
    const third = await askForEmail(person);
    const link = await resetToken(person.user.email);
    await server.anonymous.accounts.resetPassword({ body: { token: link, password: testPassword } });
    await dead(third.token);

    server.advance(hour);
    const fourth = await askForEmail(await elsewhere(person));
    server.advance(25 * hour);
    await dead(fourth.token);
    expect((await (await elsewhere(person)).client.ownAccount.read()).account.newEmail).toBeNull();
  });

  test('is refused where somebody else registered it meanwhile, and nothing changes', async () => {
    const person = await server.signUpBrand();
    const { email, token } = await askForEmail(person);
    const body = { email, password: testPassword, role: 'BRAND', companyName: 'First' } as const;
    await server.anonymous.accounts.register({ body });
    await expect(confirmNewEmail(token)).rejects.toMatchObject({ code: 'account.email_taken' });
    expect((await person.client.ownAccount.read()).account.email).toBe(person.user.email);
  });

  test('is mailed once a minute at most', async () => {
    const person = await server.signUpBrand();
    await askForEmail(person);
    await expect(askForEmail(person)).rejects.toMatchObject({ code: 'request.rate_limited' });
  });
});

describe('the language of pages and mails', () => {
  /** A call as a browser makes it that asks for this language. */
  const inLanguage = (language: string, path: string, payload: object) =>
    server.app.http.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      headers: { 'accept-language': language },
      payload,
    });

  /** The language of their mails after a log-in with a browser that asks for this one. */
  async function askedIn(language: string, { user }: Person): Promise<string | null | undefined> {
    await inLanguage(language, 'login', { email: user.email, password: testPassword });
    const { db } = server.app.deps;
    const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, user.id));
    return row?.language;
  }

  test('is that of the request for refusals, which no cache mixes up', async () => {
    const wrong = { email: newEmail(), password: 'not this one' };
    const arabic = await inLanguage('ar', 'login', wrong);
    expect(arabic.headers).toMatchObject({ 'content-language': 'ar' });
    expect(String(arabic.headers.vary)).toMatch(/accept-language/iu);
    expect(arabic.json().message).toMatch(/^[\u0600-\u06ff\s،.]+$/u);
    const english = await inLanguage('en', 'login', wrong);
    expect(english.json().message).toMatch(/^[\w\s,.-]+$/u);
  });

  test('stays as chosen, whatever the browser asks for at the next log-in', async () => {
    const person = await server.signUpBrand();
    await person.client.ownAccount.changeLanguage({ body: { language: 'en' } });
    expect(await askedIn('ar', person)).toBe('en');
    await person.client.ownAccount.changeLanguage({ body: { language: 'ar' } });
    expect(await askedIn('en', person)).toBe('ar');
  });

  test('is that of the last log-in as long as nobody chose one', async () => {
    const person = await server.signUpBrand();
    expect(await askedIn('ar-AE,ar;q=0.9,en;q=0.5', person)).toBe('ar');
    expect(await askedIn('en-GB', person)).toBe('en');
  });

  test('is that of the sign-up: the first mail comes in it, from right to left', async () => {
    const email = newEmail();
    const body = { email, password: testPassword, role: 'CREATOR', firstName: 'Layla', lastName: 'Haddad' };
    await inLanguage('ar', 'register', body);
    const [mail] = await mailsTo(email);
    expect(mail).toMatch(/<html lang="ar" dir="rtl">/u);
  });

  test('is told with the own profile once it was chosen, for the pages to follow', async () => {
    for (const person of [await server.signUpBrand(), await server.signUpCreator()]) {
      const { client } = person;
      expect((await client.accounts.me()).user.chosenLanguage).toBeNull();
      await client.ownAccount.changeLanguage({ body: { language: 'ar' } });
      expect((await client.accounts.me()).user.chosenLanguage).toBe('ar');
    }
  });

  test('is one that there is', async () => {
    const { client } = await server.signUpBrand();
    await expect(client.ownAccount.changeLanguage({ body: { language: 'tlh' } })).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['language'] }],
    });
  });
});

describe('guesses at the own password', () => {
  const limited = useTestServer({ rateLimits: true });

  test('are slowed down as at the log-in', async () => {
    const { client } = await limited.signUpCreator();
    const guess = () =>
      client.ownAccount
        .changePassword({ body: { currentPassword: 'a guess', password: newPassword } })
        .catch(({ code }) => code);
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push(await guess());
    expect(codes).toEqual([...Array(5).fill('account.wrong_password'), 'request.rate_limited']);
  });
});
