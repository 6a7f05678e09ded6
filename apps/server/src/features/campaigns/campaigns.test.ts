import { campaignDeals, mostCampaigns, pursesOf } from '@briefcast/contract';
import { dayMs, hourMs } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campaigns, dealCampaigns, deals, facts } from '../../platform/database/tables/index.ts';
import { brandIdOf, briefFor, publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { appliedTo, postedCasting } from '../../testing/castings.ts';
import { dealsOf } from '../../testing/deals-of.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { ownData } from './own-data.ts';

const server = useTestServer();

const add = async ({ client }: Pick<Person, 'client'>, changes = {}) =>
  (await client.campaigns.add({ body: someCampaign(changes) })).id;
const read = async ({ client }: Pick<Person, 'client'>, id: string) =>
  (await client.campaigns.read({ params: { id } })).campaign;
const namesOf = async ({ client }: Pick<Person, 'client'>, query = {}) =>
  (await client.campaigns.list({ query })).campaigns.map(({ name }) => name);
const move = ({ client }: Pick<Person, 'client'>, campaignId: string | null, ...dealIds: string[]) =>
  client.campaigns.moveDeals({ body: { dealIds, campaignId } });
const dealsIn = async ({ client }: Pick<Person, 'client'>, campaign: string) =>
  (await client.deals.brandDeals({ query: { campaign } })).deals.map(({ id }) => id);

describe('a campaign', () => {
  test('is the team’s: managers create and change it, reviewers read it, nobody else does', async () => {
    const [brand, other] = [await server.signUpBrand(), await server.signUpBrand()];
    const [manager, reviewer] = [
      await teamMember(server, brand, 'MANAGER'),
      await teamMember(server, brand, 'REVIEWER'),
    ];
    const id = await add(manager);
    expect(await read(reviewer, id)).toMatchObject({
      ...someCampaign(),
      ...{ isArchived: false, sums: [], asked: 0, delivered: 0, nextDue: null, faces: [] },
    });
    const change = { params: { id }, body: someCampaign({ name: 'Eid gift set', lastDay: null }) };
    await expect(reviewer.client.campaigns.change(change)).rejects.toMatchObject({
      code: 'team.role_too_small',
    });
    await expect(other.client.campaigns.change(change)).rejects.toMatchObject({ code: 'campaign.not_found' });
    await expect(read(other, id)).rejects.toMatchObject({ code: 'campaign.not_found' });
    await brand.client.campaigns.change(change);
    expect(await read(brand, id)).toMatchObject({ name: 'Eid gift set', lastDay: null });
    expect(await namesOf(other)).toEqual([]);
    const creator = await publishedCreator(server);
    await expect(creator.client.campaigns.list({})).rejects.toMatchObject({ code: 'auth.wrong_role' });
  });

  test('ends no sooner than it begins', async () => {
    const brand = await server.signUpBrand();
    const body = someCampaign({ firstDay: '2026-03-15', lastDay: '2026-03-14' });
    await expect(brand.client.campaigns.add({ body })).rejects.toMatchObject({
      details: [{ path: ['lastDay'], message: 'The last day is before the first.' }],
    });
  });

  test('goes into the archive and comes back; the list is searched, and read in pages', async () => {
    const brand = await server.signUpBrand();
    const id = await add(brand, { name: 'Winter barrier' });
    await add(brand, { name: 'إطلاق السيروم', goal: '' });
    await add(brand, { name: 'Eid gift set', goal: '12 unboxings in one weekend.' });
    expect(await namesOf(brand, { search: 'UNBOX' })).toEqual(['Eid gift set']);
    expect(await namesOf(brand, { search: 'اطلاق' })).toEqual(['إطلاق السيروم']);
    await brand.client.campaigns.archive({ params: { id }, body: { isArchived: true } });
    expect(await namesOf(brand)).toEqual(['Eid gift set', 'إطلاق السيروم']);
    expect(await namesOf(brand, { state: 'archived' })).toEqual(['Winter barrier']);
    await brand.client.campaigns.archive({ params: { id }, body: { isArchived: false } });
    const first = await brand.client.campaigns.list({ query: { limit: 2 } });
    expect(first.campaigns).toHaveLength(2);
    expect(await namesOf(brand, { limit: 2, cursor: first.nextCursor ?? '' })).toEqual(['Winter barrier']);
  });

  test('is refused beyond the limit, and is in the copy of who created it', async () => {
    const brand = await server.signUpBrand();
    await add(brand);
    const { db } = server.app.deps;
    const person = { userId: brand.user.id, role: brand.user.role, brandId: null, bookOwners: [] };
    expect(await ownData.campaigns?.(server.app.deps, person)).toMatchObject([
      { name: 'Ramadan serum launch' },
    ]);
    const row = { brandId: brandIdOf(brand), ...someCampaign() };
    await db.insert(campaigns).values(Array.from({ length: mostCampaigns - 1 }, () => row));
    await expect(add(brand)).rejects.toMatchObject({
      code: 'campaign.full',
      message: 'You can have up to 2,000 campaigns.',
    });
  });
});

describe('deals of a campaign', () => {
  /** A brand with two campaigns and three deals with one creator. */
  async function situation() {
    const { brand, creator, dealId } = await sentBrief(server);
    const more = dealsOf({ server, brand, creator });
    const dealIds = [dealId, await more.sent(), await more.sent()] as const;
    return { brand, creator, more, dealIds, first: await add(brand), second: await add(brand) };
  }

  test('are put in, moved and taken out, and are in one at most', async () => {
    const { brand, dealIds, first, second } = await situation();
    const [one, two, three] = dealIds;
    await move(brand, first, one, two, one);
    expect((await dealsIn(brand, first)).sort()).toEqual([one, two].sort());
    expect(await dealsIn(brand, 'none')).toEqual([three]);
    await move(brand, second, two, three);
    expect(await dealsIn(brand, first)).toEqual([one]);
    expect((await dealsIn(brand, second)).sort()).toEqual([two, three].sort());
    await move(brand, null, two);
    expect(await dealsIn(brand, second)).toEqual([three]);
    expect(await dealsIn(brand, 'none')).toEqual([two]);
  });

  test('are moved all or none, by who manages them, into a campaign of their own that is open', async () => {
    const { brand, dealIds, first } = await situation();
    const [one] = dealIds;
    const stranger = await sentBrief(server);
    await expect(move(brand, first, one, stranger.dealId)).rejects.toMatchObject({ code: 'deal.not_found' });
    expect(await dealsIn(brand, first)).toEqual([]);
    const foreign = await add(stranger.brand);
    await expect(move(brand, foreign, one)).rejects.toMatchObject({ code: 'campaign.not_found' });
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    await expect(move(reviewer, first, one)).rejects.toMatchObject({ code: 'team.role_too_small' });
    await move(brand, first, one);
    await brand.client.campaigns.archive({ params: { id: first }, body: { isArchived: true } });
    await expect(move(brand, first, one)).rejects.toMatchObject({ code: 'campaign.archived' });
    expect(await dealsIn(brand, first)).toEqual([one]);
    expect(await dealsIn(stranger.brand, first)).toEqual([]);
  });

  test('are sent into it as briefs, to one creator or to several, or not at all', async () => {
    const { brand, creator, first } = await situation();
    const second = await publishedCreator(server);
    const { deal } = await brand.client.deals.create({ body: briefFor(creator, { campaignId: first }) });
    const { creatorId: _, ...brief } = briefFor(creator, { campaignId: first });
    const { deals: sent } = await brand.client.deals.createSeveral({
      body: { ...brief, creatorIds: [creator.user.id, second.user.id] },
    });
    expect((await dealsIn(brand, first)).sort()).toEqual([deal.id, ...sent.map(({ id }) => id)].sort());
    const foreign = await add(await server.signUpBrand());
    const refused = brand.client.deals.create({ body: briefFor(creator, { campaignId: foreign }) });
    await expect(refused).rejects.toMatchObject({ code: 'campaign.not_found' });
    await brand.client.campaigns.archive({ params: { id: first }, body: { isArchived: true } });
    const late = brand.client.deals.createSeveral({ body: { ...brief, creatorIds: [creator.user.id] } });
    await expect(late).rejects.toMatchObject({ code: 'campaign.archived' });
    expect(await dealsIn(brand, first)).toHaveLength(3);
  });

  test('are made by a casting into it', async () => {
    const { brand, creator, first } = await situation();
    const id = await postedCasting(brand);
    const application = await appliedTo(id, creator);
    const { deals } = await brand.client.castings.cast({
      params: { id },
      body: { choices: [application], campaignId: first },
    });
    expect(await dealsIn(brand, first)).toEqual(deals.map(({ dealId }) => dealId));
  });

  test('add up by status and currency, with what was paid and delivered', async () => {
    const { brand, creator, more, dealIds, first } = await situation();
    const dirhams = await more.accepted({ budget: 90_000, currency: 'AED' });
    const finished = await more.completed({ budget: 50_000 });
    const declined = await more.sent();
    await creator.client.deals.changeStatus({ params: { id: declined }, body: { status: 'REJECTED' } });
    await move(brand, first, ...dealIds, dirhams, finished, declined);
    const paid = { paidOn: new Date().toISOString(), method: 'BANK_TRANSFER' as const, reference: 'TRX 1' };
    await brand.client.payouts.markPaid({ params: { dealId: finished }, body: paid });
    const campaign = await read(brand, first);
    expect(campaignDeals(campaign.sums)).toEqual({ asked: 3, active: 1, completed: 1, ended: 1 });
    expect(pursesOf(campaign, campaign.sums)).toMatchObject([
      { currency: 'USD', asked: 372_000, agreed: 50_000, paid: 50_000, left: 0, over: 172_000 },
      { currency: 'AED', asked: 0, agreed: 90_000, paid: 0, left: 1_110_000, over: 0 },
    ]);
    expect(campaign).toMatchObject({ asked: 5, delivered: 1, approved: 1 });
    expect(campaign.nextDue).not.toBeNull();
    expect(campaign.faces).toHaveLength(6);
    const { campaigns: listed } = await brand.client.campaigns.list({});
    const { guidelines: _, people: __, ...asListed } = campaign;
    expect(listed.find(({ id }) => id === first)).toEqual(asListed);
  });

  test('narrow what is owed and the rights that end, for the brand alone', async () => {
    const { brand, creator, more, first, second } = await situation();
    const finished = await more.completed({ licenceMonths: 6 });
    await move(brand, first, finished);
    const listsOf = async ({ client }: Pick<Person, 'client'>, campaign: string) => ({
      owed: (await client.payouts.list({ query: { campaign } })).payouts.map(({ dealId }) => dealId),
      rights: (await client.rights.list({ query: { campaign } })).running.map(({ dealId }) => dealId),
    });
    expect(await listsOf(brand, first)).toEqual({ owed: [finished], rights: [finished] });
    expect(await listsOf(brand, second)).toEqual({ owed: [], rights: [] });
    expect(await listsOf(creator, second)).toEqual({ owed: [finished], rights: [finished] });
  });

  test('that nobody answered for a day are reminded of, once a day', async () => {
    const { brand, creator, more, dealIds, first } = await situation();
    const [one, two, three] = dealIds;
    const accepted = await more.accepted();
    await move(brand, first, one, two, accepted);
    const remind = async () => (await brand.client.campaigns.remind({ params: { id: first } })).reminded;
    expect(await remind()).toBe(0);
    const { db } = server.app.deps;
    await db.update(deals).set({ createdAt: new Date(Date.now() - 25 * hourMs) });
    const terms = {
      kind: 'TERMS' as const,
      budget: 150_000,
      deadline: new Date(Date.now() + 30 * dayMs).toISOString(),
    };
    await creator.client.deals.propose({ params: { id: two }, body: terms });
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    await db.update(dealCampaigns).set({ remindedAt: new Date(Date.now() - 25 * hourMs) });
    expect(await remind()).toBe(1);
    const told = await db.select().from(facts).where(eq(facts.kind, 'deal.reminded'));
    expect(told.map(({ dealId }) => dealId)).toEqual([one, one]);
    expect(await dealsIn(brand, 'none')).toEqual([three]);
  });

  test('stay with the creator where the campaign goes with its organisation', async () => {
    const { brand, creator, dealIds, first } = await situation();
    await move(brand, first, ...dealIds);
    const [id] = dealIds;
    await brand.client.personalData.removeAccount({ body: { password: testPassword } });
    expect((await creator.client.deals.read({ params: { id } })).deal.status).toBe('CANCELLED');
    const { db } = server.app.deps;
    expect(await db.select().from(campaigns).where(eq(campaigns.id, first))).toEqual([]);
    expect(await db.select().from(dealCampaigns).where(eq(dealCampaigns.dealId, id))).toEqual([]);
  });
});

describe('people of a campaign', () => {
  const peopleOf = async (reader: Pick<Person, 'client'>, id: string) =>
    (await read(reader, id)).people.map((person) => person.id);

  test('are its creator unless others are chosen, members alone, and stay where nobody names them', async () => {
    const [brand, stranger] = [await server.signUpBrand(), await server.signUpBrand()];
    const manager = await teamMember(server, brand, 'MANAGER');
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    const id = await add(manager);
    expect(await peopleOf(brand, id)).toEqual([manager.user.id]);
    const people = [reviewer.user.id, stranger.user.id, brand.user.id];
    await brand.client.campaigns.change({ params: { id }, body: someCampaign({ people }) });
    expect((await peopleOf(brand, id)).sort()).toEqual([reviewer.user.id, brand.user.id].sort());
    await brand.client.campaigns.change({ params: { id }, body: someCampaign({ name: 'Eid gift set' }) });
    expect(await peopleOf(brand, id)).toHaveLength(2);
    await brand.client.campaigns.change({ params: { id }, body: someCampaign({ people: [] }) });
    expect(await peopleOf(brand, id)).toEqual([]);
  });

  test('narrow the list to their own, and leave the campaign with the organisation', async () => {
    const brand = await server.signUpBrand();
    const manager = await teamMember(server, brand, 'MANAGER');
    const id = await add(manager, { name: 'Winter barrier', people: [manager.user.id, brand.user.id] });
    await add(brand, { name: 'Eid gift set' });
    expect(await namesOf(manager, { whose: 'mine' })).toEqual(['Winter barrier']);
    expect(await namesOf(brand, { whose: 'mine' })).toEqual(['Eid gift set', 'Winter barrier']);
    await brand.client.team.removeMember({ params: { userId: manager.user.id } });
    expect(await peopleOf(brand, id)).toEqual([brand.user.id]);
  });
});
