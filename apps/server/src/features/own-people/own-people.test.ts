import { mostOwnMailsToOne, mostOwnPeopleADay, type OwnPersonState } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creators, jobs, ownPeople } from '../../platform/database/tables/index.ts';
import { refusalPrefix } from '../../platform/mail/mail.ts';
import { brandIdOf, briefFor, publishedCreator, teamMember } from '../../testing/builders.ts';
import { newEmail, type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { ownData } from './own-data.ts';
import { remindInvited } from './remind-invited.ts';
import { sweepOwnPeople } from './sweep-own-people.ts';

const server = useTestServer();

const invite = ({ client }: Pick<Person, 'client'>, emails: string[], language: 'en' | 'ar' = 'en') =>
  client.ownPeople.invite({ body: { emails, language } });
const read = ({ client }: Pick<Person, 'client'>) => client.ownPeople.read();
const stateOf = async (brand: Pick<Person, 'client'>, email: string): Promise<OwnPersonState | undefined> =>
  (await read(brand)).people.find((person) => person.email === email)?.state;

const mailsTo = async (email: string) =>
  (await server.mails()).filter((mail) => mail.includes(`To: ${email}`));
/** The code in the newest mail to an address. */
async function codeFor(email: string): Promise<string> {
  await server.drain();
  const mail = (await mailsTo(email)).at(-1) ?? '';
  return /\/join\/([\w-]{20,})/u.exec(mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[1] ?? '';
}

async function signUp(joinCode: string, email = newEmail()) {
  const body = {
    role: 'CREATOR' as const,
    email,
    password: testPassword,
    firstName: 'Noor',
    lastName: 'Aziz',
  };
  const { user } = await server.anonymous.accounts.register({ body: { ...body, joinCode } });
  await server.drain();
  return user.id;
}

/** Lets days pass with their reminders; sessions of people end by then. */
async function letDaysPass(days: number) {
  server.advance(days * dayMs);
  await remindInvited(server.app.deps);
  await server.drain();
}

test('a mailed invitation is opened, joined by, and stands in the roster; its reader alone is briefed unpublished', async () => {
  const [brand, other] = [await server.signUpBrand(), await server.signUpBrand()];
  const email = newEmail();
  expect(await invite(brand, [email, email])).toEqual({ invited: 1, known: [], later: [] });
  expect(await stateOf(brand, email)).toBe('INVITED');
  const code = await codeFor(email);
  expect((await server.anonymous.joinLinks.preview({ params: { code } })).invitation).toMatchObject({
    ...{ role: 'CREATOR', state: 'OPEN', isMailed: true },
    brand: { companyName: brand.user.role === 'BRAND' ? brand.user.companyName : '' },
  });
  await server.anonymous.ownPeople.open({ params: { code } });
  expect(await stateOf(brand, email)).toBe('OPENED');
  const creatorId = await signUp(code, email);
  expect(await stateOf(brand, email)).toBe('JOINED');
  expect((await brand.client.rosters.creators()).creators).toMatchObject([
    { creatorId, name: 'Noor Aziz', creator: null, isInvited: true },
  ]);
  const creator = { user: { id: creatorId } } as Person;
  const { deal } = await brand.client.deals.create({ body: briefFor(creator) });
  expect(deal.status).toBe('BRIEF_SENT');
  await expect(other.client.deals.create({ body: briefFor(creator) })).rejects.toMatchObject({
    code: 'deal.creator_unavailable',
  });
  await server.app.deps.db
    .update(creators)
    .set({ withheldAt: new Date() })
    .where(eq(creators.userId, creatorId));
  await expect(brand.client.deals.create({ body: briefFor(creator) })).rejects.toMatchObject({
    code: 'deal.creator_unavailable',
  });
  const person = { userId: creatorId, role: 'CREATOR' as const, brandId: null, bookOwners: [] };
  expect(await ownData.joinedByInvitation?.(server.app.deps, person)).toHaveLength(1);
});

test('a link is open once at a time, takes its number of people, and ends', async () => {
  const brand = await server.signUpBrand();
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const body = { places: 2, days: 14 };
  await expect(reviewer.client.ownPeople.openLink({ body })).rejects.toMatchObject({
    code: 'team.role_too_small',
  });
  const { link } = await brand.client.ownPeople.openLink({ body });
  expect((await brand.client.ownPeople.openLink({ body: { places: 9, days: 1 } })).link).toEqual(link);
  const { code } = link;
  const creatorId = await signUp(code);
  const after = await read(reviewer);
  expect(after.link).toMatchObject({ joined: 1, places: 2 });
  expect(after.people).toMatchObject([
    { email: null, state: 'JOINED', creator: { id: creatorId, image: null } },
  ]);
  await brand.client.ownPeople.endLink();
  expect((await read(brand)).link).toBeNull();
  await signUp(code);
  expect((await read(brand)).people).toHaveLength(1);
  const admin = (await server.signInAdmin()).client;
  expect((await admin.joinLinks.list()).joinLinks.map((shown) => shown.code)).not.toContain(code);
});

test('reading a list tells who is known to the organisation, and nothing of other accounts', async () => {
  const brand = await server.signUpBrand();
  const [invited, saved, stranger] = [
    newEmail(),
    await publishedCreator(server),
    await publishedCreator(server),
  ];
  await invite(brand, [invited]);
  await brand.client.rosters.save({ params: { creatorId: saved.user.id }, body: {} });
  const unknown = newEmail();
  const emails = [invited, saved.user.email, stranger.user.email, unknown];
  expect(await brand.client.ownPeople.look({ body: { emails } })).toEqual({
    toInvite: [stranger.user.email, unknown],
    known: [invited, saved.user.email],
  });
});

test('one reminder comes after five days, in the language that was chosen, and none to who answered', async () => {
  const brand = await server.signUpBrand();
  const [silent, opened, joined, declined, registered] = Array.from({ length: 5 }, newEmail) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await invite(brand, [silent], 'ar');
  await invite(brand, [opened, joined, declined, registered]);
  await server.anonymous.ownPeople.open({ params: { code: await codeFor(opened) } });
  await signUp(await codeFor(joined), joined);
  await server.anonymous.ownPeople.decline({ params: { code: await codeFor(declined) } });
  await signUp('no-1000-such', registered);
  const countsOf = () =>
    Promise.all([silent, opened, declined].map(async (email) => (await mailsTo(email)).length));
  expect(await countsOf()).toEqual([1, 1, 1]);
  await letDaysPass(4);
  expect(await countsOf()).toEqual([1, 1, 1]);
  const before = (await mailsTo(registered)).length;
  await letDaysPass(1.1);
  expect(await countsOf()).toEqual([2, 2, 1]);
  expect((await mailsTo(registered)).length).toBe(before);
  await letDaysPass(20);
  expect(await countsOf()).toEqual([2, 2, 1]);
});

test('whoever says that it is not for them is written to by nobody again', async () => {
  const [brand, other] = [await server.signUpBrand(), await server.signUpBrand()];
  const email = newEmail();
  await invite(brand, [email]);
  const code = await codeFor(email);
  await server.anonymous.ownPeople.decline({ params: { code } });
  expect(await stateOf(brand, email)).toBe('DECLINED');
  expect((await server.anonymous.joinLinks.preview({ params: { code } })).invitation.state).toBe('ENDED');
  expect(await invite(other, [email])).toMatchObject({ invited: 1 });
  expect(await stateOf(other, email)).toBe('DECLINED');
  await server.drain();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an organisation writes to so many a day, and one address hears of few organisations', async () => {
  const brand = await server.signUpBrand();
  const many = Array.from({ length: mostOwnPeopleADay }, newEmail);
  await invite(brand, many);
  await expect(invite(brand, [newEmail()])).rejects.toMatchObject({ code: 'ownpeople.many_today' });
  const email = newEmail();
  for (let asked = 0; asked < mostOwnMailsToOne; asked += 1)
    await invite(await server.signUpBrand(), [email]);
  expect(await invite(await server.signUpBrand(), [email])).toEqual({
    invited: 0,
    known: [],
    later: [email],
  });
});

test('a refused mail is told, and addresses go 30 days after the end', async () => {
  const brand = await server.signUpBrand();
  const email = newEmail();
  await invite(brand, [email]);
  await server.drain();
  const { db } = server.app.deps;
  await db.insert(jobs).values({
    ...{ kind: 'mail.send', payload: { to: email }, runAt: new Date(), attempts: 1 },
    ...{ lastError: `${refusalPrefix}: 550 no such user`, failedAt: new Date() },
  });
  expect(await stateOf(brand, email)).toBe('BOUNCED');
  const own = eq(ownPeople.brandId, brandIdOf(brand));
  await db.transaction((tx) => sweepOwnPeople(tx, new Date(Date.now() + 59 * dayMs)));
  expect(await db.select().from(ownPeople).where(own)).toHaveLength(1);
  await db.transaction((tx) => sweepOwnPeople(tx, new Date(Date.now() + 120 * dayMs)));
  expect(await db.select().from(ownPeople).where(own)).toEqual([]);
});
