import { type Joining, mostJoinMails, mostOpenJoinLinks, unnamedMarket } from '@briefcast/contract';
import { addDays, dayMs } from '@briefcast/contract/kit/days';
import { afterEach, expect, test } from 'vitest';
import { joinLinks, joinMails } from '../../platform/database/tables/index.ts';
import { teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { newEmail, testPassword, useTestServer } from '../../testing/harness.ts';
import { sweepJoinMails } from './sweep-join-mails.ts';

const server = useTestServer();

const admin = async () => (await server.signInAdmin()).client;
const create = async (fields: { places?: number; days?: number; role?: 'BRAND' | 'CREATOR' } = {}) =>
  (await (await admin()).joinLinks.create({ body: { role: 'CREATOR', places: 20, days: 14, ...fields } }))
    .joinLink;
const preview = async (code: string) =>
  (await server.anonymous.joinLinks.preview({ params: { code } })).invitation;
const shown = async (id: string) =>
  (await (await admin()).joinLinks.list()).joinLinks.find((link) => link.id === id);
const signUp = (joinCode: string | undefined, email = newEmail()) =>
  server.anonymous.accounts.register({
    body: { role: 'CREATOR', email, password: testPassword, firstName: 'Noor', lastName: 'Aziz', joinCode },
  });

test('counts who signs up by it, and is full with the last place', async () => {
  const link = await create({ places: 2 });
  expect(await preview(link.code)).toEqual({ role: 'CREATOR', state: 'OPEN', brand: null, isMailed: false });
  await Promise.all([signUp(link.code), signUp(link.code), signUp(link.code)]);
  expect(await shown(link.id)).toMatchObject({ joined: 2, state: 'FULL' });
  expect(await preview(link.code)).toEqual({ role: 'CREATOR', state: 'FULL', brand: null, isMailed: false });
});

test('counts nobody of another role, and keeps nobody out once it is closed', async () => {
  const [forBrands, ended, over] = [
    await create({ role: 'BRAND' }),
    await create(),
    await create({ days: 1 }),
  ];
  await (await admin()).joinLinks.end({ params: { id: ended.id } });
  server.advance(dayMs + 1);
  for (const { code } of [forBrands, ended, over]) expect((await signUp(code)).user.role).toBe('CREATOR');
  const states = await Promise.all([forBrands, ended, over].map(({ id }) => shown(id)));
  expect(states).toMatchObject([
    { state: 'OPEN', joined: 0 },
    { state: 'ENDED', joined: 0 },
    { state: 'EXPIRED', joined: 0 },
  ]);
  const again = (await admin()).joinLinks.end({ params: { id: ended.id } });
  expect(await codeOf(again)).toBe('joining.not_found');
});

const setJoining = async (joining: Joining) => {
  const client = await admin();
  const { settings } = await client.operatorSettings.read();
  await client.operatorSettings.change({ body: { ...settings, market: { ...unnamedMarket, joining } } });
};
afterEach(() => setJoining('EVERYBODY'));

test('is needed where the market is by invitation only, with a place left and for the role', async () => {
  const [open, full, forBrands] = [
    await create({ places: 2 }),
    await create({ places: 1 }),
    await create({ role: 'BRAND' }),
  ];
  await signUp(full.code);
  await setJoining('BY_LINK');
  expect((await server.anonymous.system.site()).identity?.joining).toBe('BY_LINK');
  const email = newEmail();
  for (const code of [undefined, 'palm-1000-nowhere', full.code, forBrands.code])
    expect(await codeOf(signUp(code, email))).toBe('joining.by_link');
  // Nothing is left of those who were refused.
  expect((await signUp(open.code, email)).user.email).toBe(email);
  expect(await shown(open.id)).toMatchObject({ joined: 1, state: 'OPEN' });
  const [one, other] = await Promise.allSettled([signUp(open.code), signUp(open.code)]);
  expect([one?.status, other?.status].sort()).toEqual(['fulfilled', 'rejected']);
});

test('takes nobody into a closed market, where people still log in', async () => {
  const link = await create();
  const email = newEmail();
  await signUp(link.code, email);
  await setJoining('NOBODY');
  for (const code of [undefined, link.code]) expect(await codeOf(signUp(code))).toBe('joining.nobody');
  expect(await shown(link.id)).toMatchObject({ joined: 1 });
  const { user } = await server.anonymous.accounts.logIn({ body: { email, password: testPassword } });
  expect(user.email).toBe(email);
});

test('a closed market takes people whom a brand invites into its team', async () => {
  const brand = await server.signUpBrand();
  await setJoining('NOBODY');
  expect((await teamMember(server, brand, 'REVIEWER')).user.role).toBe('BRAND');
});

test('is mailed once to each address that has no account, in the language that was chosen', async () => {
  const link = await create();
  const { user } = await server.signUpCreator();
  const [first, second] = [newEmail(), newEmail()];
  const mail = async (emails: string[], language: 'en' | 'ar' = 'en') =>
    (await admin()).joinLinks.mail({
      params: { id: link.id },
      body: { emails, language, note: 'Layla gave us your name.' },
    });
  expect(await mail([first, user.email])).toEqual({ sent: 1, members: [user.email], repeated: [] });
  expect(await mail([first, second], 'ar')).toEqual({ sent: 1, members: [], repeated: [first] });
  const mails = await server.mails();
  const [english, arabic] = [first, second].map((email) =>
    mails.filter((one) => one.includes(`To: ${email}`)),
  );
  expect([english?.length, arabic?.length]).toEqual([1, 1]);
  expect(english?.[0]).toContain('Layla gave us your name.');
  expect(english?.[0]).toContain(`/join/${link.code}`);
  expect(arabic?.[0]).toContain(`/ar/join/${link.code}`);
  await signUp(link.code, first);
  expect(await shown(link.id)).toMatchObject({ joined: 1, mails: { sent: 2, joined: 1 } });
  // Nothing of an address is left here once its owner has an account.
  const kept = await server.app.deps.db.select({ email: joinMails.email }).from(joinMails);
  expect(kept.map(({ email }) => email)).not.toContain(first);
});

test('is not mailed when it is closed, nor to more people than one link bears', async () => {
  const link = await create();
  const client = await admin();
  const params = { id: link.id };
  const body = { emails: [newEmail()], language: 'en' as const, note: '' };
  await server.app.deps.db.update(joinLinks).set({ mailed: mostJoinMails });
  expect(await codeOf(client.joinLinks.mail({ params, body }))).toBe('joining.many_mails');
  await client.joinLinks.end({ params });
  expect(await codeOf(client.joinLinks.mail({ params, body }))).toBe('joining.closed');
});

test('forgets addresses of people who did not come thirty days after its end', async () => {
  const link = await create({ days: 1 });
  const { db, clock } = server.app.deps;
  const body = { emails: [newEmail()], language: 'en' as const, note: '' };
  await (await admin()).joinLinks.mail({ params: { id: link.id }, body });
  const kept = async (days: number) => {
    await db.transaction((tx) => sweepJoinMails(tx, addDays(clock(), days)));
    return (await db.select({ linkId: joinMails.linkId }).from(joinMails)).some(
      ({ linkId }) => linkId === link.id,
    );
  };
  expect([await kept(30), await kept(32)]).toEqual([true, false]);
});

test('every change of a link is a line of the audit trail', async () => {
  const link = await create();
  const client = await admin();
  const params = { id: link.id };
  await client.joinLinks.mail({ params, body: { emails: [newEmail()], language: 'en', note: '' } });
  await client.joinLinks.end({ params });
  const { entries } = await client.admin.audit({ query: { search: link.code } });
  expect(entries.map(({ action }) => action)).toEqual([
    'join_link.end',
    'join_link.mail',
    'join_link.create',
  ]);
});

test('no more are open at a time than the list shows', async () => {
  const client = await admin();
  const { db, clock } = server.app.deps;
  const far = addDays(clock(), 5);
  await db.insert(joinLinks).values(
    Array.from({ length: mostOpenJoinLinks }, (_, number) => ({
      ...{ code: `full-${number}-up`, role: 'BRAND' as const, places: 1, expiresAt: far },
    })),
  );
  const oneMore = client.joinLinks.create({ body: { role: 'BRAND', places: 5, days: 14 } });
  expect(await codeOf(oneMore)).toBe('joining.many_open');
});
