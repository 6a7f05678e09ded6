import { DealStatus } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deals, files } from '../../platform/database/tables/index.ts';
import { acceptedDeal, briefFor, publishedCreator, sentBrief } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const move = ({ client }: Person, id: string, status: DealStatus) =>
  client.deals.changeStatus({ params: { id }, body: { status } });
const read = async ({ client }: Person, id: string) => (await client.deals.read({ params: { id } })).deal;

/** Brings a deal into a state that takes files to reach. */
async function force(dealId: string, status: DealStatus, file?: Partial<typeof files.$inferInsert>) {
  const { db } = server.app.deps;
  await db.update(deals).set({ status }).where(eq(deals.id, dealId));
  if (!file) return;
  await db.insert(files).values({
    dealId,
    uploaderRole: 'CREATOR',
    originalName: 'take.mp4',
    storageKey: `${dealId}/${Math.random()}`,
    mimeType: 'video/mp4',
    type: 'VIDEO',
    size: 1000,
    status: 'PENDING',
    ...file,
  });
}

describe('sending a brief', () => {
  test('makes a deal that both sides see', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const forBrand = await brand.client.deals.brandDeals();
    const forCreator = await creator.client.deals.creatorDeals();
    expect(forBrand.deals).toMatchObject([
      {
        id: dealId,
        status: 'BRIEF_SENT',
        budget: 124_000,
        progress: 5,
        creator: { firstName: 'Layla' },
        hasNewActivity: false,
      },
    ]);
    expect(forCreator.deals).toMatchObject([
      {
        id: dealId,
        brand: { companyName: 'Oasis Skin' },
        category: { name: 'Beauty' },
        hasNewActivity: true,
        unreadMessages: 0,
      },
    ]);
  });

  test('the page of the deal carries lists as JSON text, both contacts and the counts', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const answer = await server.app.http.inject({
      url: `/api/deals/${dealId}`,
      headers: { authorization: `Bearer ${creator.token}` },
    });
    expect(answer.json().data.deal).toMatchObject({
      requirements: '["Natural light"]',
      deliverables: '["UGC Video"]',
      brand: { companyName: 'Oasis Skin', email: brand.user.email, firstName: null },
      creator: { firstName: 'Layla', email: creator.user.email },
      files: [],
      messages: [],
      _count: { messages: 0, files: 0 },
    });
  });

  test.each([
    ['no budget', { budget: 0 }, 'budget'],
    ['true for a budget', { budget: true }, 'budget'],
    ['a budget over a million dollars', { budget: 100_000_001 }, 'budget'],
    ['a number that is no longer exact', { budget: 2 ** 53 + 1 }, 'budget'],
    ['a day in the past', { deadline: '2020-01-01T00:00:00.000Z' }, 'deadline'],
    ['a day too far off', { deadline: '9999-01-01T00:00:00.000Z' }, 'deadline'],
    ['a text for a day', { deadline: 'tomorrow' }, 'deadline'],
    ['a blank title', { title: ' ' }, 'title'],
    ['a long title', { title: 'x'.repeat(201) }, 'title'],
    ['an unknown category', { categoryId: '01900000-0000-7000-8000-ffffffffffff' }, 'categoryId'],
    ['a list of numbers', { deliverables: [1] }, 'deliverables'],
    ['a deliverable that is not on offer', { deliverables: ['UGC Video', 'Your house'] }, 'deliverables'],
  ])('refuses %s and makes nothing', async (_, change, field) => {
    const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
    const send = brand.client.deals.create({ body: briefFor(creator, change) });
    const error = await send.catch((reason) => reason);
    expect(error).toMatchObject({ code: 'request.invalid', status: 400 });
    expect(error.details.map(({ path }: { path: string[] }) => path[0])).toContain(field);
    expect((await brand.client.deals.brandDeals()).deals).toEqual([]);
  });

  test('goes to published creators only', async () => {
    const [brand, creator] = [await server.signUpBrand(), await server.signUpCreator()];
    await expect(brand.client.deals.create({ body: briefFor(creator) })).rejects.toMatchObject({
      code: 'deal.creator_unavailable',
    });
    await expect(brand.client.deals.create({ body: briefFor(brand) })).rejects.toMatchObject({
      code: 'deal.creator_unavailable',
    });
  });
});

describe('moving a deal', () => {
  test('the creator accepts, and asking again changes nothing', async () => {
    const { creator, dealId } = await sentBrief(server);
    expect((await move(creator, dealId, 'ACCEPTED')).deal).toEqual({ id: dealId, status: 'ACCEPTED' });
    expect((await move(creator, dealId, 'ACCEPTED')).deal.status).toBe('ACCEPTED');
    await expect(move(creator, dealId, 'REJECTED')).rejects.toMatchObject({
      code: 'deal.status_conflict',
      status: 409,
      message: expect.stringContaining('Accepted'),
    });
  });

  test('the brand withdraws a brief; after that the creator cannot accept it', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await move(brand, dealId, 'CANCELLED');
    await expect(move(creator, dealId, 'ACCEPTED')).rejects.toMatchObject({ code: 'deal.status_conflict' });
  });

  test('nobody makes the other side’s moves', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    for (const status of [
      'ACCEPTED',
      'REJECTED',
      'IN_PROGRESS',
      'SUBMITTED',
      'NEEDS_REVISION',
      'BRIEF_SENT',
    ] as const) {
      await expect(move(brand, dealId, status), status).rejects.toMatchObject({
        code: 'deal.not_your_move',
        status: 403,
      });
    }
    for (const status of ['COMPLETED', 'CANCELLED', 'NEEDS_REVISION', 'BRIEF_SENT'] as const) {
      await expect(move(creator, dealId, status), status).rejects.toMatchObject({
        code: 'deal.not_your_move',
      });
    }
    expect((await read(brand, dealId)).status).toBe('BRIEF_SENT');
  });

  test('nothing is submitted without a file that waits for review', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    await move(creator, dealId, 'IN_PROGRESS');
    await expect(move(creator, dealId, 'SUBMITTED')).rejects.toMatchObject({
      code: 'deal.nothing_submitted',
    });
    await force(dealId, 'IN_PROGRESS', { status: 'APPROVED' });
    await expect(move(creator, dealId, 'SUBMITTED')).rejects.toMatchObject({
      code: 'deal.nothing_submitted',
    });
    await force(dealId, 'IN_PROGRESS', { status: 'PENDING' });
    expect((await move(creator, dealId, 'SUBMITTED')).deal.status).toBe('SUBMITTED');
  });

  test('submitting makes history of what was sent back, so a revision round does not block the end', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    await force(dealId, 'IN_PROGRESS', {
      status: 'NEEDS_REVISION',
      originalName: 'first.mp4',
      feedback: 'Darker',
    });
    await force(dealId, 'IN_PROGRESS', { status: 'PENDING', originalName: 'second.mp4' });
    await move(creator, dealId, 'SUBMITTED');
    const after = await read(brand, dealId);
    expect(after.files).toMatchObject([
      { originalName: 'first.mp4', superseded: true, feedback: 'Darker' },
      { originalName: 'second.mp4', superseded: false },
    ]);
    const { deals: list } = await brand.client.deals.brandDeals();
    expect(list[0]?.contentSummary).toMatchObject({ totalFiles: 1, pendingReview: 1, needsRevision: 0 });
  });

  test('the end needs every current file approved', async () => {
    const { brand, dealId } = await acceptedDeal(server);
    await force(dealId, 'SUBMITTED');
    await expect(move(brand, dealId, 'COMPLETED')).rejects.toMatchObject({ code: 'deal.not_all_approved' });
    await force(dealId, 'SUBMITTED', { status: 'APPROVED' });
    await force(dealId, 'SUBMITTED', { status: 'NEEDS_REVISION', superseded: true });
    await force(dealId, 'SUBMITTED', { status: 'REFERENCE', uploaderRole: 'BRAND' });
    expect((await read(brand, dealId)).completedAt).toBeUndefined();
    const before = server.app.deps.clock().getTime();
    expect((await move(brand, dealId, 'COMPLETED')).deal.status).toBe('COMPLETED');
    expect(Date.parse((await read(brand, dealId)).completedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  test('of two opposite moves at once, one wins and the other learns the current status', async () => {
    const { creator, brand, dealId } = await sentBrief(server);
    const outcomes = await Promise.allSettled([
      move(creator, dealId, 'ACCEPTED'),
      move(brand, dealId, 'CANCELLED'),
    ]);
    const lost = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(lost.reason).toMatchObject({ code: 'deal.status_conflict' });
  });
});

describe('strangers', () => {
  test('do not learn that a deal exists', async () => {
    const { dealId } = await sentBrief(server);
    const strangers = [await server.signUpBrand(), await server.signUpCreator()];
    for (const stranger of strangers) {
      const unknown = await read(stranger, '01900000-0000-7000-8000-ffffffffffff').catch((error) => error);
      const foreign = await read(stranger, dealId).catch((error) => error);
      expect(foreign).toMatchObject({ code: 'deal.not_found', status: 404 });
      expect({ ...foreign }).toEqual({ ...unknown });
      await expect(move(stranger, dealId, 'CANCELLED')).rejects.toMatchObject({ code: 'deal.not_found' });
    }
  });
});

describe('the dashboards', () => {
  async function brandWithDeals() {
    const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
    for (const status of DealStatus.options) {
      const { deal } = await brand.client.deals.create({
        body: briefFor(creator, { title: status, budget: 10_000 }),
      });
      await force(deal.id, status);
    }
    return { brand, creator };
  }

  test('count by groups and leave closed deals out of every total', async () => {
    const { brand, creator } = await brandWithDeals();
    expect(await brand.client.deals.brandStats()).toMatchObject({
      allProjects: 8,
      briefsSent: 1,
      activeProjects: 4,
      completedProjects: 1,
      totalBudget: 60_000,
    });
    expect(await creator.client.deals.creatorStats()).toMatchObject({
      allDeals: 8,
      pendingDeals: 1,
      activeProjects: 4,
      completedProjects: 1,
      totalEarnings: 10_000,
    });
  });

  test.each([
    ['all', [...DealStatus.options].reverse()],
    ['pending', ['BRIEF_SENT']],
    ['in_progress', ['NEEDS_REVISION', 'SUBMITTED', 'IN_PROGRESS', 'ACCEPTED']],
    ['completed', ['COMPLETED']],
    ['CANCELLED', ['CANCELLED']],
    ['open', ['NEEDS_REVISION', 'SUBMITTED', 'IN_PROGRESS', 'ACCEPTED', 'BRIEF_SENT']],
    ['closed', ['CANCELLED', 'REJECTED', 'COMPLETED']],
  ] as const)('?status=%s', async (status, expected) => {
    const { creator } = await brandWithDeals();
    const { deals: list } = await creator.client.deals.creatorDeals({ query: { status } });
    expect(list.map(({ title }) => title)).toEqual(expected);
  });

  test('?search= finds titles and the other side by name', async () => {
    const { brand, creator } = await brandWithDeals();
    const found = async (search: string) =>
      (await brand.client.deals.brandDeals({ query: { status: 'open', search } })).deals.map(
        ({ title }) => title,
      );
    expect(await found('in_pro')).toEqual(['IN_PROGRESS']);
    expect(await found('IN%')).toEqual([]);
    expect(await found('LAYLA had')).toHaveLength(5);
    // Without regard to accents, here and there.
    expect(await found('Láyla')).toHaveLength(5);
    const ofBrand = await creator.client.deals.creatorDeals({ query: { search: 'no such brand' } });
    expect(ofBrand.deals).toEqual([]);
  });

  test('an unknown status is refused', async () => {
    const { client } = await server.signUpCreator();
    await expect(client.deals.creatorDeals({ query: { status: 'soon' as never } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });
});

describe('the address of the other side', () => {
  const seen: Record<DealStatus, boolean> = {
    BRIEF_SENT: false,
    ACCEPTED: true,
    IN_PROGRESS: true,
    SUBMITTED: true,
    NEEDS_REVISION: true,
    COMPLETED: true,
    REJECTED: false,
    CANCELLED: false,
  };

  test.each(DealStatus.options)('in %s is told to both or to neither', async (status) => {
    const { brand, creator, dealId } = await sentBrief(server);
    await brand.client.profiles.update({ body: { contactPerson: 'Noor at the desk' } });
    await force(dealId, status);
    const forBrand = await read(brand, dealId);
    const forCreator = await read(creator, dealId);
    const isSeen = seen[status];
    expect(forBrand.creator?.email).toBe(isSeen ? creator.user.email : null);
    expect(forCreator.brand.email).toBe(isSeen ? brand.user.email : null);
    expect(forCreator.brand.guidelines?.contactPerson).toBe(isSeen ? 'Noor at the desk' : null);
  });

  test('stands in no list and in no message before it is told', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await creator.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } });
    await brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } });
    const { client } = brand;
    const forBrand = [
      await client.deals.brandDeals(),
      await client.messages.page({ params: { id: dealId } }),
      await client.creators.directory(),
      await client.creators.publicProfile({ params: { id: creator.user.id } }),
      await client.portfolio.list({ params: { userId: creator.user.id } }),
      await client.notifications.list(),
    ];
    expect(JSON.stringify(forBrand)).not.toContain(creator.user.email);
    const forCreator = [
      await creator.client.deals.creatorDeals(),
      await creator.client.messages.page({ params: { id: dealId } }),
      await creator.client.notifications.list(),
    ];
    expect(JSON.stringify(forCreator)).not.toContain(brand.user.email);
  });
});
