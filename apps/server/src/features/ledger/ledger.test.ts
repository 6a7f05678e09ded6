import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { readCheckResults } from '../../platform/check-results.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../platform/database/tables/index.ts';
import { brandIdOf, briefFor, publishedCreator, teamMember } from '../../testing/builders.ts';
import { buyCredits, setCredits } from '../../testing/credits.ts';
import { newEmail, type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { faultsOfLedger } from '../../testing/ledger/checks.ts';
import { checkLedger } from './check-ledger.ts';
import { expirePacks } from './expire-packs.ts';

const server = useTestServer();
const noCredits = { code: 'billing.no_credits', status: 402 };
const day = 24 * 60 * 60 * 1000;
let creator: Person;

beforeAll(async () => {
  await setCredits(server, true);
  creator = await publishedCreator(server);
});

const send = (brand: Pick<Person, 'client'>) => brand.client.deals.create({ body: briefFor(creator) });
const balanceOf = async ({ client }: Pick<Person, 'client'>) => {
  const { ready, held } = await client.billing.balance();
  return { ready, held };
};
const answer = (person: Person, id: string, status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED') =>
  person.client.deals.changeStatus({ params: { id }, body: { status } });

test('a brief holds a credit, which acceptance uses and every other end gives back', async () => {
  const brand = await server.signUpBrand();
  await expect(send(brand)).rejects.toMatchObject(noCredits);
  expect((await brand.client.deals.brandDeals()).deals).toEqual([]);
  await buyCredits(server, brand, 10);
  const admin = await server.signInAdmin();
  const sent = [];
  for (let count = 0; count < 5; count++) sent.push((await send(brand)).deal.id);
  const [accepted, rejected, withdrawn, cancelled, removed] = sent as [
    string,
    string,
    string,
    string,
    string,
  ];
  expect(await balanceOf(brand)).toEqual({ ready: 5, held: 5 });
  await answer(creator, accepted, 'ACCEPTED');
  await answer(creator, rejected, 'REJECTED');
  await answer(brand, withdrawn, 'CANCELLED');
  await admin.client.admin.cancelDeal({ params: { id: cancelled } });
  await admin.client.admin.removeDeal({ params: { id: removed } });
  expect(await balanceOf(brand)).toEqual({ ready: 9, held: 0 });
  // A settled credit does not change any more.
  await admin.client.admin.cancelDeal({ params: { id: accepted } });
  await admin.client.admin.removeDeal({ params: { id: accepted } });
  expect(await balanceOf(brand)).toEqual({ ready: 9, held: 0 });
  expect(await faultsOfLedger(server.app.deps.db)).toEqual([]);
});

test("the owner's screens hear of every entry, by a fact about it", async () => {
  const { db, facts } = server.app.deps;
  const brand = await server.signUpBrand();
  await buyCredits(server, brand, 10);
  const heard: (string | null)[] = [];
  const unsubscribe = facts.subscribe((batch) => {
    for (const { kind, brandId, subjectId } of batch.facts)
      if (kind === 'credits.changed' && brandId === brandIdOf(brand)) heard.push(subjectId);
  });
  const { deal } = await send(brand);
  await answer(creator, deal.id, 'REJECTED');
  await facts.look();
  unsubscribe();
  const entries = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.dealId, deal.id));
  expect(entries).toHaveLength(2);
  expect(heard).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
});

test('a brief to several creators takes a credit for each, or none', async () => {
  const brand = await server.signUpBrand();
  await buyCredits(server, brand, 10);
  const others = [creator, await publishedCreator(server)];
  const creatorIds = others.map(({ user }) => user.id);
  const { creatorId: _, ...body } = briefFor(creator);
  await brand.client.deals.createSeveral({ body: { ...body, creatorIds } });
  expect(await balanceOf(brand)).toEqual({ ready: 8, held: 2 });
  for (let count = 0; count < 7; count++) await send(brand);
  await expect(brand.client.deals.createSeveral({ body: { ...body, creatorIds } })).rejects.toMatchObject(
    noCredits,
  );
  expect(await balanceOf(brand)).toEqual({ ready: 1, held: 9 });
});

test('a brief to several creators takes what the first pack lacks from the next one', async () => {
  const brand = await server.signUpBrand();
  await buyCredits(server, brand, 10);
  for (let count = 0; count < 9; count++) await send(brand);
  await buyCredits(server, brand, 10);
  const creatorIds = [creator.user.id, (await publishedCreator(server)).user.id];
  const { creatorId: _, ...body } = briefFor(creator);
  await brand.client.deals.createSeveral({ body: { ...body, creatorIds } });
  expect(await balanceOf(brand)).toEqual({ ready: 9, held: 11 });
  expect(await faultsOfLedger(server.app.deps.db)).toEqual([]);
});

test('the account of a creator that is deleted gives back what its briefs hold', async () => {
  const brand = await server.signUpBrand();
  await buyCredits(server, brand, 10);
  const leaving = await publishedCreator(server);
  await brand.client.deals.create({ body: briefFor(leaving) });
  const admin = await server.signInAdmin();
  await admin.client.admin.removeUser({ params: { id: leaving.user.id } });
  expect(await balanceOf(brand)).toEqual({ ready: 10, held: 0 });
});

test('the database refuses to change the books, to spend what is not there, and entries that do not balance', async () => {
  const { db } = server.app.deps;
  await expect(db.update(ledgerEntries).set({ credits: 0 })).rejects.toThrow();
  await expect(db.delete(ledgerPostings)).rejects.toThrow();
  await expect(
    db.execute(sql`update ledger_accounts set balance = -1 where kind = 'credits.ready'`),
  ).rejects.toThrow();
  const unbalanced = db.transaction(async (tx) => {
    const [posting] = await tx.select().from(ledgerPostings).limit(1);
    if (!posting) throw new Error('no posting');
    const entryId = '01900000-0000-7000-8000-000000000001';
    const [entry] = await tx.select().from(ledgerEntries).limit(1);
    if (!entry) throw new Error('no entry');
    await tx.insert(ledgerEntries).values({ ...entry, id: entryId, key: 'unbalanced' });
    await tx.insert(ledgerPostings).values({ ...posting, entryId });
  });
  await expect(unbalanced).rejects.toThrow();
});

test('the daily check finds an entry of which somebody took a part, and keeps how many there are', async () => {
  const { db } = server.app.deps;
  const found = async () => {
    await checkLedger(server.app.deps);
    return (await readCheckResults(db)).map(({ check, faults }) => [check, faults]);
  };
  expect(await found()).toEqual([['ledger', 0]]);
  const [lost] = await db.select().from(ledgerPostings).limit(1);
  if (!lost) throw new Error('no posting');
  const withoutTriggers = (work: (tx: Tx) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await work(tx);
    });
  await withoutTriggers((tx) =>
    tx
      .delete(ledgerPostings)
      .where(and(eq(ledgerPostings.entryId, lost.entryId), eq(ledgerPostings.account, lost.account))),
  );
  expect(await found()).toEqual([['ledger', 1]]);
  await withoutTriggers((tx) => tx.insert(ledgerPostings).values(lost));
  expect(await found()).toEqual([['ledger', 0]]);
});

test('packs that end are warned of once, and then expire; those that end first are spent first', async () => {
  const brand = await server.signUpBrand();
  const { db, clock } = server.app.deps;
  const endIn = (packId: string, days: number) =>
    db
      .update(ledgerAccounts)
      .set({ endsAt: new Date(clock().getTime() + days * day) })
      .where(eq(ledgerAccounts.packId, packId));
  const [manager, reviewer] = [
    await teamMember(server, brand, 'MANAGER'),
    await teamMember(server, brand, 'REVIEWER'),
  ];
  const later = await buyCredits(server, brand, 10);
  const sooner = await buyCredits(server, brand, 30);
  await endIn(later, 300);
  await endIn(sooner, 29);
  const { deal } = await send(brand);
  const packs = async () => (await brand.client.billing.read()).packs.map(({ ready }) => ready);
  expect(await packs()).toEqual([29, 10]);
  const warnings = async () => {
    await expirePacks(server.app.deps);
    await server.drain();
    const { notifications } = await brand.client.notifications.list();
    return notifications.filter(({ kind }) => kind === 'credits.expiring').length;
  };
  expect([await warnings(), await warnings()]).toEqual([1, 1]);
  // Only people who may see the credits get their events.
  const received = async ({ client }: Person) =>
    (await client.notifications.list()).notifications.map(({ kind }) => kind);
  expect([await received(manager), await received(reviewer)]).toEqual([['credits.expiring'], []]);
  await endIn(sooner, 0);
  expect([await warnings(), await packs()]).toEqual([1, [10]]);
  // Credits that return to an expired pack expire as well.
  await answer(brand, deal.id, 'CANCELLED');
  expect([await warnings(), await packs()]).toEqual([1, [10]]);
  const { lines } = await brand.client.billing.statement({ query: { movement: 'EXPIRED' } });
  expect(lines.map(({ change }) => change)).toEqual([-1, -29]);
  expect(await faultsOfLedger(db)).toEqual([]);
});

test('a brand gets the starter credits once its e-mail is confirmed, in a pack that ends', async () => {
  await setCredits(server, true, { starter: 3 });
  const body = {
    role: 'BRAND',
    companyName: 'Oasis Skin',
    email: newEmail(),
    password: testPassword,
  } as const;
  const { token } = await server.anonymous.accounts.register({ body });
  const brand = { client: server.as(token) };
  expect(await balanceOf(brand)).toEqual({ ready: 0, held: 0 });
  const mail = (await server.mails()).findLast((mail) => mail.includes(`To: ${body.email}`));
  const link = /confirm-email\?token=([\w.-]+)/.exec(mail ?? '')?.[1] ?? '';
  await server.anonymous.accounts.confirmEmail({ body: { token: link } });
  await server.anonymous.accounts.confirmEmail({ body: { token: link } });
  await setCredits(server, true);
  expect(await balanceOf(brand)).toEqual({ ready: 3, held: 0 });
  await send(brand);
  const { lines } = await brand.client.billing.statement({ query: { movement: 'GIVEN' } });
  expect(lines).toMatchObject([{ change: 3, readyAfter: 3, order: null, deal: null }]);
  const { packs } = await brand.client.billing.read();
  expect(packs).toMatchObject([{ ready: 2 }]);
  expect(new Date(packs[0]?.endsAt ?? 0) > server.app.deps.clock()).toBe(true);
  await brand.client.team.startOrganization({ body: { companyName: 'Second' } });
  expect((await brand.client.billing.balance()).ready).toBe(0);
  expect(await faultsOfLedger(server.app.deps.db)).toEqual([]);
});

test('with credits off a brief costs nothing, and what is held already is settled', async () => {
  const brand = await server.signUpBrand();
  await buyCredits(server, brand, 10);
  const { deal } = await send(brand);
  await setCredits(server, false);
  await send(brand);
  await answer(creator, deal.id, 'REJECTED');
  expect(await balanceOf(brand)).toEqual({ ready: 10, held: 0 });
  await setCredits(server, true);
});
