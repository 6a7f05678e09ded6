/** Briefs stay as they were sent, with the marks of both sides (rules/deals#frozen-brief). */
import { api, type BriefItemMark, type BriefItemMarks, type DealDetail } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { facts } from '../../platform/database/tables/index.ts';
import { sampleTaken } from '../../platform/media/sample-media.ts';
import { acceptedDeal, briefFor, publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();

const read = async ({ client }: Person, id: string): Promise<DealDetail> =>
  (await client.deals.read({ params: { id } })).deal;

/** The items as short texts, in their order. */
const textsOf = ({ briefItems = [] }: DealDetail) => briefItems.map(({ kind, text }) => `${kind} ${text}`);

const guidelines = {
  contentDos: ['Show the texture', 'Say who it is for'],
  contentDonts: ['No filters'],
  hashtagGuidelines: ['#oasis'],
  mentionRequirements: '@oasisskin in the first line',
};

/** A brief of a brand with guidelines. */
async function guidedBrief(changes: Record<string, unknown> = {}) {
  const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
  await brand.client.profiles.update({ body: guidelines });
  const { deal } = await brand.client.deals.create({ body: briefFor(creator, changes) });
  return { brand, creator, dealId: deal.id };
}

describe('sending a brief', () => {
  test('freezes the requirements and the brand’s guidelines, for both sides', async () => {
    const { brand, creator, dealId } = await guidedBrief();
    const items = [
      'REQUIREMENT Natural light',
      'DO Show the texture',
      'DO Say who it is for',
      'DONT No filters',
      'HASHTAG #oasis',
      'MENTION @oasisskin in the first line',
    ];
    expect(textsOf(await read(creator, dealId))).toEqual(items);
    await brand.client.profiles.update({
      body: {
        contentDos: ['Something else'],
        contentDonts: null,
        hashtagGuidelines: [],
        mentionRequirements: '@new',
      },
    });
    expect(textsOf(await read(brand, dealId))).toEqual(items);
    // Older clients read the guidelines next to the deal, and get those of its brief.
    expect((await read(creator, dealId)).brand.guidelines).toMatchObject(guidelines);
  });

  test('without wishes asks for one of each kind, as is usual, and two rounds', async () => {
    const { creator, dealId } = await sentBrief(server, { deliverables: ['UGC Photo', 'UGC Video'] });
    const deal = await read(creator, dealId);
    expect(deal.deliverables).toEqual(['UGC Photo', 'UGC Video']);
    expect(deal.deliverableWishes).toMatchObject([
      {
        kind: 'UGC Video',
        count: 1,
        shape: '9:16',
        minSeconds: 15,
        maxSeconds: 60,
        minWidth: 1080,
        minHeight: 1920,
      },
      {
        kind: 'UGC Photo',
        count: 1,
        shape: '4:5',
        minSeconds: null,
        maxSeconds: null,
        minWidth: 1080,
        minHeight: 1350,
      },
    ]);
    expect(deal.rounds).toEqual({ included: 2, used: 0 });
  });

  test('keeps how many of each, what is wished of them and how many rounds', async () => {
    const { creator, dealId } = await sentBrief(server, {
      deliverables: ['UGC Photo'],
      deliverableWishes: [
        { kind: 'UGC Video', count: 2, maxSeconds: 30 },
        {
          kind: 'UGC Video',
          shape: '1:1',
          minSeconds: null,
          maxSeconds: null,
          minWidth: null,
          minHeight: null,
        },
      ],
      rounds: 3,
    });
    const deal = await read(creator, dealId);
    expect(deal.deliverables).toEqual(['UGC Photo', 'UGC Video']);
    expect(deal.deliverableWishes).toMatchObject([
      { kind: 'UGC Video', count: 2, shape: '9:16', minSeconds: 15, maxSeconds: 30 },
      { kind: 'UGC Video', count: 1, shape: '1:1', minSeconds: null, maxSeconds: null, minWidth: null },
      { kind: 'UGC Photo', count: 1 },
    ]);
    expect(deal.rounds).toEqual({ included: 3, used: 0 });
  });

  test.each([
    [
      'none of a kind',
      { deliverableWishes: [{ kind: 'UGC Video', count: 0 }] },
      ['deliverableWishes', 0, 'count'],
    ],
    [
      'a kind that is not on offer',
      { deliverableWishes: [{ kind: 'Your house' }] },
      ['deliverableWishes', 0, 'kind'],
    ],
    [
      'a length that ends before it begins',
      { deliverableWishes: [{ kind: 'UGC Video', minSeconds: 60, maxSeconds: 15 }] },
      ['deliverableWishes', 0, 'maxSeconds'],
    ],
    ['eleven rounds', { rounds: 11 }, ['rounds']],
  ])('refuses %s', async (_, change, path) => {
    const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
    const error = await brand.client.deals
      .create({ body: briefFor(creator, change) })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'request.invalid', details: [{ path }] });
  });
});

describe('an item of the brief', () => {
  const markAll = ({ client }: Person, id: string, body: BriefItemMarks) =>
    client.deals.markBriefItems({ params: { id }, body });
  const mark = async (person: Person, id: string, itemId: string, body: BriefItemMark) => {
    const { items } = await markAll(person, id, { itemIds: [itemId], ...body });
    return items[0];
  };

  async function workedOn() {
    const situation = await acceptedDeal(server);
    const [item] = (await read(situation.brand, situation.dealId)).briefItems ?? [];
    return { ...situation, itemId: item?.id ?? '' };
  }

  /** The creator has uploaded something, so that the brand reviews. */
  async function reviewed() {
    const situation = await workedOn();
    await upload(situation);
    return situation;
  }

  test('is confirmed by the creator, once, and that is taken back', async () => {
    const { brand, creator, dealId, itemId } = await workedOn();
    const item = await mark(creator, dealId, itemId, { attested: true });
    expect(item).toMatchObject({ kind: 'REQUIREMENT', text: 'Natural light', missedAt: null });
    expect(item?.attestedAt).not.toBeNull();
    server.advance(60_000);
    expect(await mark(creator, dealId, itemId, { attested: true })).toEqual(item);
    expect((await read(brand, dealId)).briefItems).toEqual([item]);
    expect((await mark(creator, dealId, itemId, { attested: false }))?.attestedAt).toBeNull();
  });

  test('that the brand’s people mark as missed is confirmed again by the creator', async () => {
    const { brand, creator, dealId, itemId } = await reviewed();
    await mark(creator, dealId, itemId, { attested: true });
    server.advance(1000);
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    const missed = await mark(reviewer, dealId, itemId, { missed: true });
    server.advance(1000);
    const again = await mark(creator, dealId, itemId, { attested: true });
    expect(again?.missedAt).toBe(missed?.missedAt);
    expect(Date.parse(again?.attestedAt ?? '')).toBeGreaterThan(Date.parse(missed?.missedAt ?? ''));
    expect((await mark(brand, dealId, itemId, { missed: false }))?.missedAt).toBeNull();
  });

  test('tells the other side, once for each change', async () => {
    const { brand, creator, dealId, itemId } = await workedOn();
    await brand.client.messages.markRead({ params: { id: dealId } });
    server.advance(1000);
    await mark(creator, dealId, itemId, { attested: true });
    await mark(creator, dealId, itemId, { attested: true });
    expect((await brand.client.deals.brandDeals()).deals).toMatchObject([{ hasNewActivity: true }]);
    const appended = await server.app.deps.db
      .select()
      .from(facts)
      .where(and(eq(facts.dealId, dealId), eq(facts.kind, 'brief_item.marked')))
      .orderBy(facts.id);
    expect(appended).toMatchObject([
      {
        subjectId: itemId,
        actor: 'CREATOR',
        actorId: creator.user.id,
        data: { mark: 'ATTESTED', isSet: true },
      },
    ]);
  });

  test('is confirmed together with others, all of them or none', async () => {
    const { creator, dealId } = await acceptedDeal(server, { requirements: ['Natural light', 'No music'] });
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    const itemIds = (deal.briefItems ?? []).map(({ id }) => id);
    expect(itemIds).toHaveLength(2);
    const other = await workedOn();
    await expect(
      markAll(creator, dealId, { itemIds: [...itemIds, other.itemId], attested: true }),
    ).rejects.toMatchObject({ code: 'deal.brief_item_not_found' });
    expect((await creator.client.deals.read({ params: { id: dealId } })).deal.briefItems).toEqual(
      deal.briefItems,
    );
    const { items } = await markAll(creator, dealId, { itemIds, attested: true });
    expect(items.map(({ id, attestedAt }) => [id, attestedAt === null])).toEqual(
      itemIds.map((id) => [id, false]),
    );
  });

  test('is nobody else’s matter, and each side has its own mark', async () => {
    const { brand, creator, dealId, itemId } = await reviewed();
    const stranger = await publishedCreator(server);
    await expect(mark(stranger, dealId, itemId, { attested: true })).rejects.toMatchObject({
      code: 'deal.not_found',
    });
    await expect(mark(brand, dealId, itemId, { attested: true })).rejects.toMatchObject({
      code: 'auth.wrong_role',
    });
    await expect(mark(creator, dealId, itemId, { missed: true })).rejects.toMatchObject({
      code: 'auth.wrong_role',
    });
    const other = await workedOn();
    await expect(mark(creator, dealId, other.itemId, { attested: true })).rejects.toMatchObject({
      code: 'deal.brief_item_not_found',
    });
    await expect(mark(creator, dealId, itemId, { attested: true, missed: true })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(mark(creator, dealId, itemId, {})).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('is marked while somebody works on it or reviews it', async () => {
    const { brand, creator, dealId, itemId } = await workedOn();
    await expect(mark(brand, dealId, itemId, { missed: true })).rejects.toMatchObject({
      code: 'deal.status_conflict',
    });
    await upload({ creator, dealId });
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
    await expect(mark(creator, dealId, itemId, { attested: true })).rejects.toMatchObject({
      code: 'deal.status_conflict',
    });
    await mark(brand, dealId, itemId, { missed: true });
  });
});

const upload = async ({ creator, dealId }: { creator: Person; dealId: string }) =>
  (await sendFile(server, creator, api.files.upload, await sampleTaken('jpeg'), { params: { dealId } })).file
    .id;

test('what is sent back between two submissions is one round', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const submit = () =>
    creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
  const sendBack = (id: string) =>
    brand.client.files.review({ params: { id }, body: { status: 'NEEDS_REVISION', feedback: 'Brighter' } });
  const [first, second, third] = [
    await upload({ creator, dealId }),
    await upload({ creator, dealId }),
    await upload({ creator, dealId }),
  ];
  await submit();
  await brand.client.files.review({ params: { id: third }, body: { status: 'APPROVED' } });
  expect((await read(brand, dealId)).rounds).toEqual({ included: 2, used: 0 });
  await sendBack(first);
  await sendBack(second);
  expect((await read(brand, dealId)).rounds).toEqual({ included: 2, used: 1 });
  for (let round = 2; round <= 3; round++) {
    const again = await upload({ creator, dealId });
    await submit();
    await sendBack(again);
    // Beyond what is included nothing is refused: the two sides agree on it.
    expect((await read(creator, dealId)).rounds).toEqual({ included: 2, used: round });
  }
});
