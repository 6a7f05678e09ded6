import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newEmail, testAdminPassword, testPassword, useTestServer } from '../../../testing/harness.ts';
import { settleAdminPassword } from '../../auth/admin-password.ts';
import { passwordTries } from '../../database/tables/index.ts';
import { sweepTries } from './password-tries.ts';

const server = useTestServer({ rateLimits: true });
const day = 86_400_000;
const home = '192.0.2.1';
const strangers = (n: number) => `198.51.${Math.floor(n / 200) + 100}.${(n % 200) + 1}`;

beforeEach(async () => {
  // Calls of an earlier test must not count for later ones.
  server.advance(61_000);
  await server.app.deps.db.delete(passwordTries);
});

const post = (url: string, payload: object, remoteAddress: string, token?: string) =>
  server.app.http.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

interface Login {
  /** Tries a password for it. */
  tryPassword(password: string, from: string): ReturnType<typeof post>;
  right: string;
  manyGuesses: string;
}

async function personLogin(email = newEmail()): Promise<Login> {
  const body = { email, password: testPassword, role: 'BRAND', companyName: 'A' };
  expect((await post('/api/auth/register', body, home)).statusCode).toBe(201);
  return {
    tryPassword: (password, from) => post('/api/auth/login', { email, password }, from),
    right: testPassword,
    manyGuesses: 'account.many_guesses',
  };
}
const unknownLogin = async (): Promise<Login> => {
  const email = newEmail();
  return {
    tryPassword: (password, from) => post('/api/auth/login', { email, password }, from),
    right: testPassword,
    manyGuesses: 'account.many_guesses',
  };
};
const adminLogin = async (): Promise<Login> => {
  const login = {
    tryPassword: (password: string, from: string) => post('/api/admin/login', { password }, from),
    right: testAdminPassword,
    manyGuesses: 'admin.many_guesses',
  };
  expect((await login.tryPassword(login.right, home)).statusCode).toBe(200);
  return login;
};

const guess = 'a guess';
async function statuses(
  times: number,
  tryPassword: (n: number) => ReturnType<typeof post>,
): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < times; n++) found.push((await tryPassword(n)).statusCode);
  return found;
}

/** Simulates failed tries of strangers today; the account is the only one that was tried before. */
async function guessedBefore({ tryPassword }: Login, failures: number): Promise<void> {
  await tryPassword(guess, strangers(0));
  await server.app.deps.db.update(passwordTries).set({ failures }).where(eq(passwordTries.network, ''));
}

describe.each([
  ['a person', personLogin],
  ['nobody', unknownLogin],
  ['the admin', adminLogin],
])('the password of %s', (who, loginOf) => {
  test('may be tried five times at once, then after waits that double', async () => {
    const { tryPassword } = await loginOf();
    const from = strangers(1);
    expect(await statuses(6, () => tryPassword(guess, from))).toEqual([401, 401, 401, 401, 401, 429]);
    for (const seconds of [10, 20, 40, 80]) {
      const refused = await tryPassword(guess, from);
      expect(refused.headers['retry-after']).toBe(String(seconds));
      expect(refused.json().error.code).toBe(seconds > 60 ? 'request.try_later' : 'request.rate_limited');
      server.advance(seconds * 1000);
      expect((await tryPassword(guess, from)).statusCode).toBe(401);
    }
  });

  test('is looked at no more often by many guesses at once, nor by any with tokens', async () => {
    const { tryPassword } = await loginOf();
    const at = await Promise.all(Array.from({ length: 15 }, () => tryPassword(guess, strangers(2))));
    expect(at.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    const people = await Promise.all([server.signUpBrand(), server.signUpCreator()]);
    for (const { token } of people) {
      const url = who === 'the admin' ? '/api/admin/login' : '/api/auth/login';
      const body = who === 'the admin' ? { password: guess } : { email: newEmail(), password: guess };
      const tries = await statuses(6, () => post(url, body, strangers(2), token));
      if (who === 'the admin') expect(tries).toEqual(Array(6).fill(429));
      else expect(tries.at(-1)).toBe(429);
    }
  });

  test('is not looked at from unknown networks once a hundred guesses failed', async () => {
    const login = await loginOf();
    const { tryPassword, right, manyGuesses } = login;
    expect(await statuses(30, (n) => tryPassword(guess, strangers(n)))).toEqual(Array(30).fill(401));
    await guessedBefore(login, 99);
    expect((await tryPassword(guess, strangers(140))).statusCode).toBe(401);
    const refused = await tryPassword(right, strangers(150));
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, manyGuesses]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    server.advance(day);
    expect((await tryPassword(guess, strangers(151))).statusCode).toBe(401);
  });
});

describe.each([
  ['a person', personLogin],
  ['the admin', adminLogin],
])('the owner, %s,', (_, loginOf) => {
  test('is let in at home while strangers guess, and may mistype', async () => {
    const login = await loginOf();
    const { tryPassword, right } = login;
    await guessedBefore(login, 100);
    expect((await tryPassword(guess, home)).statusCode).toBe(401);
    expect((await tryPassword(right, home)).statusCode).toBe(200);
  });

  test('a success clears the failures of its network', async () => {
    const { tryPassword, right } = await loginOf();
    for (let turn = 0; turn < 3; turn++) {
      expect(await statuses(4, () => tryPassword(guess, home))).toEqual(Array(4).fill(401));
      expect((await tryPassword(right, home)).statusCode).toBe(200);
    }
  });
});

test('whoever resets a password by mail is let in from where that was done', async () => {
  const email = newEmail();
  const login = await personLogin(email);
  const { tryPassword } = login;
  await guessedBefore(login, 100);
  const abroad = '203.0.113.77';
  expect((await tryPassword(testPassword, abroad)).statusCode).toBe(429);
  await post('/api/auth/forgot-password', { email }, abroad);
  const mail = (await server.mails()).findLast((mail) => mail.includes(email));
  const token = /token=([\w-]+)/.exec(mail ?? '')?.[1];
  const password = 'another good password';
  expect((await post('/api/auth/reset-password', { token, password }, abroad)).statusCode).toBe(200);
  expect((await tryPassword(password, abroad)).statusCode).toBe(200);
});

test('another admin password at the start forgets the guesses of the old one', async () => {
  const login = await adminLogin();
  const { tryPassword } = login;
  await guessedBefore(login, 100);
  expect((await tryPassword(testAdminPassword, strangers(190))).statusCode).toBe(429);
  await settleAdminPassword(server.app.deps, 'quite another password');
  expect((await tryPassword('quite another password', strangers(190))).statusCode).toBe(200);
  await settleAdminPassword(server.app.deps, testAdminPassword);
});

test('refused tries read no password, so that they cost no hashing', async () => {
  const { tryPassword } = await personLogin();
  const { $client } = server.app.deps.db as unknown as {
    $client: { query: (...given: unknown[]) => unknown };
  };
  /** Its status, and how often it read a hash from the database. The statements themselves run as usual. */
  const watchedTry = async () => {
    const asked = vi.spyOn($client, 'query');
    const { statusCode } = await tryPassword(guess, strangers(3));
    const reads = asked.mock.calls.filter((given) => JSON.stringify(given).includes('password_hash'));
    asked.mockRestore();
    return [statusCode, reads.length];
  };
  expect(await watchedTry()).toEqual([401, 1]);
  await statuses(4, () => tryPassword(guess, strangers(3)));
  expect(await watchedTry()).toEqual([429, 0]);
});

test('rows tell neither who nor where, and are swept: guesses after a day, known networks after 90', async () => {
  const { db, clock } = server.app.deps;
  const email = newEmail();
  const { tryPassword } = await personLogin(email);
  await tryPassword(guess, strangers(4));
  const rows = await db.select().from(passwordTries);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|${home}|198\\.51`));
  const kept = async (milliseconds: number) => {
    server.advance(milliseconds);
    await db.transaction((tx) => sweepTries(tx, clock()));
    return (await db.select().from(passwordTries)).map(({ network, succeededAt }) => [
      network === '',
      succeededAt !== null,
    ]);
  };
  expect(await kept(0)).toHaveLength(3);
  expect(await kept(day + 1000)).toEqual([[false, true]]);
  expect(await kept(89 * day)).toEqual([]);
});
