import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { brandIdOf } from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sessions as sessionRows } from '../database/tables/index.ts';
import { createSessions, forgetOnSignal } from './create-sessions.ts';
import type { ProvingTimes } from './living-sessions.ts';
import type { Sessions } from './sessions.ts';
import { rememberVerified } from './verified-tokens.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;
const never = 2 ** 31 - 1;
/** Cached sessions are trusted indefinitely, so that a test sees what else ends them. */
const trusting: ProvingTimes = { proveEveryMilliseconds: never, trustMilliseconds: never };

const opened: Sessions[] = [];
afterEach(async () => {
  for (const sessions of opened.splice(0)) await sessions.close();
});

/** The sessions in another process on the same database; `hears` says whether signals reach it. */
function anotherProcess(times: ProvingTimes, { hears = false } = {}): Sessions {
  const sessions = createSessions(server.app.deps, times);
  opened.push(sessions);
  if (hears) forgetOnSignal(sessions, server.app.deps.signals);
  return sessions;
}

const headerOf = ({ token }: { token: string }) => `Bearer ${token}`;
const kindOf = async (sessions: Sessions, person: { token: string }) =>
  (await sessions.readCaller(headerOf(person))).kind;
const logInAgain = ({ user }: Person) =>
  server.anonymous.accounts.logIn({ body: { email: user.email, password: testPassword } });

/** Every way in which a person's session ends before its time. */
const ends: [string, (person: Person) => Promise<unknown>][] = [
  ['logout', ({ client }) => client.accounts.logOut()],
  [
    'a new password',
    async ({ user }) => {
      await server.anonymous.accounts.forgotPassword({ body: { email: user.email } });
      const token = /token=([\w-]+)/.exec((await server.mails()).at(-1) ?? '')?.[1] ?? '';
      await server.anonymous.accounts.resetPassword({ body: { token, password: 'another good password' } });
    },
  ],
  [
    'the end of the account',
    async (person) => {
      const admin = await server.signInAdmin();
      const id = person.user.role === 'BRAND' ? brandIdOf(person) : person.user.id;
      await admin.client.admin.removeUser({ params: { id } });
    },
  ],
];

describe.each(ends)('%s', (_, end) => {
  test('ends a remembered token at once in its own process', async () => {
    const person = await server.signUpCreator();
    const { sessions } = server.app.deps;
    expect(await kindOf(sessions, person)).toBe('user');
    await end(person);
    expect(await kindOf(sessions, person)).toBe('anonymous');
    await expect(person.client.accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
  });

  test('ends it in another process by the announcement', async () => {
    const person = await server.signUpBrand();
    const other = anotherProcess(trusting, { hears: true });
    expect(await kindOf(other, person)).toBe('user');
    await end(person);
    await expect.poll(() => kindOf(other, person)).toBe('anonymous');
  });

  test('ends it, and its streams, in a process that hears nothing, by asking', async () => {
    const person = await server.signUpCreator();
    const deaf = anotherProcess({ ...trusting, proveEveryMilliseconds: 20 });
    const caller = await deaf.readCaller(headerOf(person));
    if (caller.kind !== 'user') throw new Error('Nobody');
    const ended = new Promise<void>((resolve) => deaf.watch(caller, resolve));
    await end(person);
    await ended;
    expect(await kindOf(deaf, person)).toBe('anonymous');
  });
});

test('a session that was proved is known without asking, with its person and role', async () => {
  const [brand, creator] = [await server.signUpBrand(), await server.signUpCreator()];
  const sessions = anotherProcess(trusting);
  await Promise.all([brand, creator].map((person) => sessions.readCaller(headerOf(person))));
  expect(sessions.readCaller(headerOf(brand))).toMatchObject({ userId: brand.user.id, role: 'BRAND' });
  expect(sessions.readCaller(headerOf(creator))).toMatchObject({ userId: creator.user.id, role: 'CREATOR' });
  expect(sessions.readCaller(undefined)).toEqual({ kind: 'anonymous' });
});

test('one that was not proved lately is asked for', async () => {
  const person = await server.signUpBrand();
  const late = anotherProcess({ proveEveryMilliseconds: never, trustMilliseconds: -1 });
  expect(await kindOf(late, person)).toBe('user');
  await server.app.deps.db.delete(sessionRows).where(eq(sessionRows.userId, person.user.id));
  expect(await kindOf(late, person)).toBe('anonymous');
});

test('after announcements may have been missed, everybody is asked for', async () => {
  const person = await server.signUpBrand();
  const sessions = anotherProcess(trusting);
  expect(await kindOf(sessions, person)).toBe('user');
  await server.app.deps.db.delete(sessionRows).where(eq(sessionRows.userId, person.user.id));
  expect(await kindOf(sessions, person)).toBe('user');
  sessions.forget(null);
  expect(await kindOf(sessions, person)).toBe('anonymous');
});

test('the end of one session is not the end of another of the same person', async () => {
  const person = await server.signUpCreator();
  const other = await logInAgain(person);
  const { sessions } = server.app.deps;
  const caller = await sessions.readCaller(headerOf(other));
  if (caller.kind !== 'user') throw new Error('Nobody');
  let isOver = false;
  sessions.watch(caller, () => {
    isOver = true;
  });
  await person.client.accounts.logOut();
  expect(await kindOf(sessions, other)).toBe('user');
  expect(isOver).toBe(false);
});

test('a remembered session is over when its time is', async () => {
  const person = await server.signUpBrand();
  const sessions = anotherProcess(trusting);
  expect(await kindOf(sessions, person)).toBe('user');
  server.advance(13 * hour);
  expect(await kindOf(sessions, person)).toBe('anonymous');
});

test('a token that is not whole is never remembered as good', async () => {
  const person = await server.signUpBrand();
  const { sessions } = server.app.deps;
  expect(await kindOf(sessions, person)).toBe('user');
  const [head, , signature] = person.token.split('.');
  const other = await server.signUpBrand();
  const forged = [`${person.token.slice(0, -4)}AAAA`, [head, other.token.split('.')[1], signature].join('.')];
  for (const token of [...forged, ...forged, '', 'a.b.c'])
    expect(await kindOf(sessions, { token })).toBe('anonymous');
  expect(await kindOf(sessions, person)).toBe('user');
});

test('the admin is known by a token of the current password alone', async () => {
  const { sessions } = server.app.deps;
  const admin = await server.signInAdmin();
  expect([await kindOf(sessions, admin), await kindOf(sessions, admin)]).toEqual(['admin', 'admin']);
});

test('no more tokens are remembered than there is room for, those used last', async () => {
  const tokens = rememberVerified(server.app.deps, 2);
  const headers = [];
  for (let count = 0; count < 3; count++) headers.push(headerOf(await server.signUpBrand()));
  const [first = '', second = '', third = ''] = headers;
  for (const header of [first, second, first, third]) await tokens.read(header);
  expect(tokens.size()).toBe(2);
  expect(tokens.read(first)).not.toBeInstanceOf(Promise);
  expect(tokens.read(second)).toBeInstanceOf(Promise);
});
