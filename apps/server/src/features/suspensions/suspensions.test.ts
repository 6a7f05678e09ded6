/** Suspensions: what they do for the suspended and for everybody around them (rules/suspensions). */
import { dayMs } from '@briefcast/contract/kit/days';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ledgerAccounts } from '../../platform/database/tables/index.ts';
import { brandIdOf, briefFor, publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { appliedTo, postedCasting } from '../../testing/castings.ts';
import { buyCredits, setCredits } from '../../testing/credits.ts';
import { dealsOf } from '../../testing/deals-of.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { lift, readSuspension, reasonOfSuspension, suspend } from '../../testing/suspensions.ts';
import { expirePacks } from '../ledger/expire-packs.ts';

const server = useTestServer();
const refused = { code: 'account.suspended' };
const accept = ({ client }: Person, id: string) =>
  client.deals.changeStatus({ params: { id }, body: { status: 'ACCEPTED' } });

const isInDirectory = async ({ user }: Person) =>
  (await server.anonymous.creators.directory({ query: {} })).creators.some(({ id }) => id === user.id);

async function isOnBoard(castingId: string) {
  await server.app.settle();
  const { castings } = await server.anonymous.castings.board({ query: {} });
  return castings.some(({ id }) => id === castingId);
}

const logIn = async ({ user }: Person) =>
  server.as(
    (await server.anonymous.accounts.logIn({ body: { email: user.email, password: testPassword } })).token,
  );

const bellOf = async ({ client }: Pick<Person, 'client'>) =>
  (await client.notifications.list()).notifications.map(({ kind }) => kind);

describe('a suspended brand', () => {
  test('sends no briefs, while its running deals go on to the last payment', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await accept(creator, dealId);
    await suspend(server, brand, 'BRAND');
    await expect(brand.client.deals.create({ body: briefFor(creator) })).rejects.toMatchObject(refused);
    await expect(postedCasting(brand)).rejects.toMatchObject(refused);
    await brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'The light is right.' } });
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'IN_PROGRESS' } });
    expect((await brand.client.deals.read({ params: { id: dealId } })).deal.status).toBe('IN_PROGRESS');
    expect((await brand.client.accounts.me()).user.suspended).toBe('BRAND');
    await lift(server, brand, 'BRAND');
    expect((await brand.client.accounts.me()).user.suspended).toBeUndefined();
    await brand.client.deals.create({ body: briefFor(creator) });
  });

  test('has its castings off the board, and takes no applications', async () => {
    const brand = await server.signUpBrand('Board Brand');
    const creator = await publishedCreator(server);
    const id = await postedCasting(brand);
    expect(await isOnBoard(id)).toBe(true);
    await suspend(server, brand, 'BRAND');
    expect(await isOnBoard(id)).toBe(false);
    await expect(server.anonymous.castings.read({ params: { id } })).rejects.toMatchObject({
      code: 'casting.paused',
    });
    await expect(appliedTo(id, creator)).rejects.toMatchObject({ code: 'casting.paused' });
    await lift(server, brand, 'BRAND');
    expect(await isOnBoard(id)).toBe(true);
    await appliedTo(id, creator);
  });

  test('keeps its open briefs waiting, without saying why to the creator', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const params = { id: dealId };
    expect((await creator.client.deals.read({ params })).deal.isPaused).toBeUndefined();
    await suspend(server, brand, 'BRAND');
    await expect(accept(creator, dealId)).rejects.toMatchObject({ code: 'deal.paused' });
    const { deal } = await creator.client.deals.read({ params });
    expect(deal.isPaused).toBe(true);
    expect(JSON.stringify(deal)).not.toContain(reasonOfSuspension);
    await lift(server, brand, 'BRAND');
    await accept(creator, dealId);
  });

  test('is told by mail and bell, each member, and once more when it ends', async () => {
    const brand = await server.signUpBrand('Told Brand');
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    await suspend(server, brand, 'BRAND');
    const mails = (await server.mails()).filter((mail) => mail.includes(reasonOfSuspension));
    for (const { user, client } of [brand, reviewer]) {
      expect(mails.filter((mail) => mail.includes(`To: ${user.email}`))).toHaveLength(1);
      expect(await bellOf({ client })).toContain('account.suspended');
    }
    await lift(server, brand, 'BRAND');
    expect(await bellOf(brand)).toContain('account.reinstated');
  });
});

describe('a suspended creator', () => {
  test('is in no directory, gets no briefs and applies to nothing until it is lifted', async () => {
    const creator = await publishedCreator(server);
    const brand = await server.signUpBrand();
    const castingId = await postedCasting(brand);
    await suspend(server, creator, 'CREATOR');
    expect(await isInDirectory(creator)).toBe(false);
    await expect(brand.client.deals.create({ body: briefFor(creator) })).rejects.toMatchObject({
      code: 'deal.creator_unavailable',
    });
    await expect(appliedTo(castingId, creator)).rejects.toMatchObject(refused);
    await expect(creator.client.profiles.update({ body: { isPublished: true } })).rejects.toMatchObject(
      refused,
    );
    const { client } = await server.signInAdmin();
    const publish = client.admin.togglePublish({
      params: { id: creator.user.id },
      body: { isPublished: true },
    });
    await expect(publish).rejects.toMatchObject({ code: 'creator.suspended' });
    await creator.client.profiles.update({ body: { bio: 'Films in morning light.' } });
    await lift(server, creator, 'CREATOR');
    expect(await isInDirectory(creator)).toBe(true);
    await appliedTo(castingId, creator);
  });

  test('accepts no brief that waits, and may decline it', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const declined = await dealsOf({ server, brand, creator }).sent();
    await suspend(server, creator, 'CREATOR');
    await expect(accept(creator, dealId)).rejects.toMatchObject(refused);
    expect((await brand.client.deals.read({ params: { id: dealId } })).deal.isPaused).toBe(true);
    await creator.client.deals.changeStatus({ params: { id: declined }, body: { status: 'REJECTED' } });
    await lift(server, creator, 'CREATOR');
    await accept(creator, dealId);
  });

  test('stays hidden where they were, or where the admin took them offline since', async () => {
    const hidden = await server.signUpCreator();
    const offline = await publishedCreator(server);
    const { client } = await server.signInAdmin();
    for (const creator of [hidden, offline]) await suspend(server, creator, 'CREATOR');
    await client.admin.togglePublish({
      params: { id: offline.user.id },
      body: { isPublished: false, reason: 'Stolen pictures' },
    });
    for (const creator of [hidden, offline]) {
      await lift(server, creator, 'CREATOR');
      expect(await isInDirectory(creator)).toBe(false);
    }
  });
});

describe('a suspended person of a brand', () => {
  test('is logged out and reads nothing of it, while the brand works on', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const manager = await teamMember(server, brand, 'MANAGER');
    await suspend(server, manager, 'MEMBER');
    await expect(manager.client.accounts.me()).rejects.toMatchObject({ code: 'auth.session_expired' });
    const client = await logIn(manager);
    await expect(client.deals.read({ params: { id: dealId } })).rejects.toMatchObject(refused);
    expect(await client.suspension.read()).toMatchObject({
      suspension: { as: 'MEMBER', reason: reasonOfSuspension, answer: null },
    });
    await brand.client.deals.create({ body: briefFor(creator) });
  });

  test('hears no more news of it', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const manager = await teamMember(server, brand, 'MANAGER');
    await suspend(server, manager, 'MEMBER');
    await accept(creator, dealId);
    const mails = (await server.mails()).filter((mail) => mail.includes(`To: ${manager.user.email}`));
    expect(mails.filter((mail) => mail.includes('Winter barrier serum'))).toEqual([]);
  });

  test('is not its only owner', async () => {
    const brand = await server.signUpBrand('One Owner');
    await expect(suspend(server, brand, 'MEMBER')).rejects.toMatchObject({ code: 'suspension.last_owner' });
    const second = await teamMember(server, brand, 'OWNER');
    await suspend(server, brand, 'MEMBER');

    await expect(suspend(server, second, 'MEMBER')).rejects.toMatchObject({ code: 'suspension.last_owner' });
  });
});

describe('the answer', () => {
  test('is taken once, from an owner or manager, and read by the admin', async () => {
    const brand = await server.signUpBrand('Answering Brand');
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    const body = { answer: 'An agency wrote this for us. It left.' };
    await expect(brand.client.suspension.answer({ body })).rejects.toMatchObject({
      code: 'suspension.not_found',
    });
    await suspend(server, brand, 'BRAND');
    await expect(reviewer.client.suspension.answer({ body })).rejects.toMatchObject({
      code: 'team.role_too_small',
    });
    const { suspension } = await brand.client.suspension.answer({ body });
    expect(suspension).toMatchObject(body);
    await expect(brand.client.suspension.answer({ body })).rejects.toMatchObject({
      code: 'suspension.answered',
    });
    expect(await readSuspension(server, brand, 'BRAND')).toMatchObject({ ...body, suspendedBy: 'admin' });
  });
});

describe('answers that no admin has read', () => {
  const unread = async () => (await (await server.signInAdmin()).client.admin.dashboard()).unreadAnswers;

  test('are counted and found in the lists until one has', async () => {
    const before = (await unread()) ?? { creators: 0, brands: 0 };
    const [brand, silent] = [
      await server.signUpBrand('Unread Brand'),
      await server.signUpBrand('Silent Brand'),
    ];
    const creator = await server.signUpCreator('Unread', 'Creator');
    for (const one of [brand, silent]) await suspend(server, one, 'BRAND');
    await suspend(server, creator, 'CREATOR');
    for (const { client } of [brand, creator])
      await client.suspension.answer({ body: { answer: 'It was us.' } });
    expect(await unread()).toEqual({ creators: before.creators + 1, brands: before.brands + 1 });
    const { client } = await server.signInAdmin();
    const listed = async (suspended: 'yes' | 'answered' | 'unread') =>
      (await client.admin.brands({ query: { suspended, search: 'Brand' } })).brands
        .map(({ companyName }) => companyName)
        .filter((name) => ['Unread Brand', 'Silent Brand'].includes(name));
    expect(await listed('yes')).toEqual(['Silent Brand', 'Unread Brand']);
    expect(await listed('unread')).toEqual(['Unread Brand']);
    const found = await client.admin.creators({ query: { suspended: 'unread', search: creator.user.email } });
    expect(found.creators.map(({ id }) => id)).toEqual([creator.user.id]);
    const { id = '' } = (await readSuspension(server, brand, 'BRAND')) ?? {};
    await client.adminSuspensions.readAnswer({ params: { id } });
    expect(await readSuspension(server, brand, 'BRAND')).toMatchObject({ isAnswerRead: true });
    expect(await listed('unread')).toEqual([]);
    expect(await listed('answered')).toEqual(['Unread Brand']);
    expect(await unread()).toEqual({ creators: before.creators + 1, brands: before.brands });
  });

  test('are none where nobody answered', async () => {
    const creator = await server.signUpCreator();
    await suspend(server, creator, 'CREATOR');
    const { client } = await server.signInAdmin();
    const { id = '' } = (await readSuspension(server, creator, 'CREATOR')) ?? {};
    await expect(client.adminSuspensions.readAnswer({ params: { id } })).rejects.toMatchObject({
      code: 'suspension.not_found',
    });
  });
});

test('the trail says who suspended whom, why, and what was answered when it was lifted', async () => {
  const creator = await server.signUpCreator('Trail', 'Person');
  await suspend(server, creator, 'CREATOR');
  await expect(suspend(server, creator, 'CREATOR')).rejects.toMatchObject({ code: 'suspension.running' });
  await creator.client.suspension.answer({ body: { answer: 'I did not know.' } });
  await lift(server, creator, 'CREATOR');
  const { client } = await server.signInAdmin();
  const { entries } = await client.admin.audit({ query: { kind: 'creators', search: creator.user.id } });
  expect(entries).toMatchObject([
    {
      action: 'creator.lift',
      subject: `Trail Person (${creator.user.id})`,
      before: { reason: reasonOfSuspension, answer: 'I did not know.' },
    },
    { action: 'creator.suspend', after: { reason: reasonOfSuspension } },
  ]);
});

test('a suspension goes with the account', async () => {
  const creator = await server.signUpCreator();
  await suspend(server, creator, 'CREATOR');
  await creator.client.personalData.removeAccount({ body: { password: testPassword } });
  await expect(readSuspension(server, creator, 'CREATOR')).rejects.toMatchObject({
    code: 'creator.not_found',
  });
});

// The clock is moved from here on.

test('an answer is not taken after fourteen days', async () => {
  const creator = await server.signUpCreator();
  await suspend(server, creator, 'CREATOR');
  server.advance(14 * dayMs);
  const late = (await logIn(creator)).suspension.answer({ body: { answer: 'I was away.' } });
  await expect(late).rejects.toMatchObject({ code: 'suspension.too_late' });
});

describe('the credits of a suspended brand', () => {
  const endsOf = async (brand: Person) => {
    const rows = await server.app.deps.db
      .select({ endsAt: ledgerAccounts.endsAt })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.ownerId, brandIdOf(brand)), eq(ledgerAccounts.kind, 'credits.ready')));
    return rows.map(({ endsAt }) => endsAt?.getTime() ?? 0).sort((one, other) => one - other);
  };

  test('last as much longer as it took, those bought in between only for the rest of it', async () => {
    await setCredits(server, true, { expiryMonths: 1 });
    const brand = await server.signUpBrand('Credit Brand');
    await buyCredits(server, brand, 10);
    const [before = 0] = await endsOf(brand);
    const order = await brand.client.billing.order({ body: { credits: 30, isAnother: true } });
    server.advance(10 * dayMs);
    await suspend(server, brand, 'BRAND');
    const client = await logIn(brand);
    await expect(client.billing.order({ body: { credits: 10, isAnother: true } })).rejects.toMatchObject(
      refused,
    );
    server.advance(20 * dayMs);
    const admin = await server.signInAdmin();
    await admin.client.adminMoney.confirmOrder({
      params: { id: order.order.id },
      body: { receivedFils: order.order.grossFils },
    });
    server.advance(20 * dayMs);
    // The first pack's month is over by now.
    await expirePacks(server.app.deps);
    expect((await (await logIn(brand)).billing.read()).balance.ready).toBe(40);
    const [, second = 0] = await endsOf(brand);
    await lift(server, brand, 'BRAND');
    const after = await endsOf(brand);
    const inDays = (milliseconds: number) => Math.round(milliseconds / dayMs);
    expect(after.map((end, at) => inDays(end - ([before, second][at] ?? 0)))).toEqual([40, 20]);
    server.advance(25 * dayMs);
    await expirePacks(server.app.deps);
    expect((await (await logIn(brand)).billing.read()).balance.ready).toBe(30);
  });
});
