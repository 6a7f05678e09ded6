import type { InboxQuery } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { briefFor, publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const say = (from: Person, dealId: string, content: string) =>
  from.client.messages.send({ body: { dealId, type: 'TEXT', content } });
const inboxOf = ({ client }: Person, query: InboxQuery = {}) => client.inbox.list({ query });
const titlesOf = async (person: Person, query: InboxQuery = {}) =>
  (await inboxOf(person, query)).conversations.map(({ title }) => title);

/** A brand with two creators, who wrote in this order: both sides in the first, the creator alone in the second. */
async function twoConversations() {
  const { brand, creator: layla, dealId: first } = await sentBrief(server, { title: 'Morning serum' });
  const diego = await publishedCreator(server, { firstName: 'Diego', lastName: 'Ferreira' });
  const { deal } = await brand.client.deals.create({
    body: briefFor(diego, { title: 'Sunscreen by the sea' }),
  });
  const second = deal.id;
  await say(layla, first, 'Shall I begin?');
  await say(brand, first, 'Please do.');
  await say(diego, second, 'Is noon too bright?');
  await say(diego, second, 'Or morning?');
  return { brand, layla, diego, first, second };
}

describe('the inbox', () => {
  test('has each conversation once, the newest first, with its last word', async () => {
    const { brand, diego } = await twoConversations();
    expect(await inboxOf(brand)).toMatchObject({
      conversations: [
        {
          title: 'Sunscreen by the sea',
          other: { id: diego.user.id, name: 'Diego Ferreira' },
          last: { excerpt: 'Or morning?', isOwn: false, colleague: null },
          unread: 2,
          needsAnswer: true,
        },
        {
          title: 'Morning serum',
          last: { excerpt: 'Please do.', isOwn: true, colleague: null },
          unread: 1,
          needsAnswer: false,
        },
      ],
      nextCursor: null,
      counts: { unread: 2, answer: 1, mine: 0 },
    });
    expect(await inboxOf(diego)).toMatchObject({
      conversations: [{ other: { name: 'Oasis Skin' }, needsAnswer: false, unread: 0 }],
      counts: { unread: 0, answer: 0, mine: 0 },
    });
  });

  test('is narrowed to unread ones, those that need an answer, a person and words', async () => {
    const { brand, layla, diego, second } = await twoConversations();
    await brand.client.messages.markRead({ params: { id: second }, query: {} });
    const [both, serum, sun] = [
      ['Sunscreen by the sea', 'Morning serum'],
      ['Morning serum'],
      ['Sunscreen by the sea'],
    ];
    const faults: string[] = [];
    for (const [query, expected] of [
      [{}, both],
      [{ filter: 'unread' }, serum],
      [{ filter: 'answer' }, sun],
      [{ with: layla.user.id }, serum],
      [{ with: diego.user.id, filter: 'unread' }, []],
      [{ search: 'ferreira' }, sun],
      [{ search: 'SERUM' }, serum],
      [{ search: 'nothing' }, []],
    ] as const) {
      const found = await titlesOf(brand, query);
      if (JSON.stringify(found) !== JSON.stringify(expected))
        faults.push(`${JSON.stringify(query)}: ${found.join(', ')}`);
    }
    expect(faults).toEqual([]);
  });

  test('is narrowed to a campaign for its brand, and knows of none for creators', async () => {
    const { brand, layla, first } = await twoConversations();
    const campaign = (await brand.client.campaigns.add({ body: someCampaign() })).id;
    expect(await titlesOf(brand, { campaign })).toEqual([]);
    await brand.client.campaigns.moveDeals({ body: { dealIds: [first], campaignId: campaign } });
    expect(await titlesOf(brand, { campaign })).toEqual(['Morning serum']);
    expect(await titlesOf(layla, { campaign })).toEqual(['Morning serum']);
  });

  test('goes on behind its cursor', async () => {
    const { brand } = await twoConversations();
    const { conversations, nextCursor } = await inboxOf(brand, { limit: 1 });
    expect(conversations.map(({ title }) => title)).toEqual(['Sunscreen by the sea']);
    expect(await titlesOf(brand, { limit: 1, cursor: nextCursor ?? '' })).toEqual(['Morning serum']);
  });

  test('lists no deal without a message, and nobody else’s', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    expect(await titlesOf(brand)).toEqual([]);
    await say(creator, dealId, 'Hello');
    const stranger = await server.signUpBrand();
    expect(await titlesOf(stranger)).toEqual([]);
  });
});

describe('a conversation that is marked as unread', () => {
  test('is so for that person alone, until it is opened, and the other side knows that it was seen', async () => {
    const { brand, layla, first } = await twoConversations();
    await brand.client.messages.markRead({ params: { id: first }, query: {} });
    const unreadOf = async (person: Person) => (await inboxOf(person)).counts.unread;
    const seen = async () => (await layla.client.deals.read({ params: { id: first } })).deal.reads?.theirs;
    const before = await seen();
    expect(await unreadOf(brand)).toBe(1);
    await brand.client.messages.markUnread({ params: { id: first } });
    expect(await unreadOf(brand)).toBe(2);
    expect((await brand.client.notifications.unreadCount()).conversations).toBe(2);
    expect(await titlesOf(brand, { filter: 'unread' })).toContain('Morning serum');
    expect(await unreadOf(layla)).toBe(1);
    expect(await seen()).toEqual(before);
    await brand.client.messages.markRead({ params: { id: first }, query: {} });
    expect(await unreadOf(brand)).toBe(1);
    expect(await seen()).toEqual(before);
  });

  test('can be one in which the person has seen nothing, or to which nobody has answered', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await say(creator, dealId, 'On my way.');
    await creator.client.messages.markUnread({ params: { id: dealId } });
    expect((await inboxOf(creator)).conversations).toMatchObject([{ unread: 0, isMarkedUnread: true }]);
    const stranger = await server.signUpBrand();
    await expect(stranger.client.messages.markUnread({ params: { id: dealId } })).rejects.toMatchObject({
      code: 'deal.not_found',
    });
    expect((await inboxOf(brand)).conversations).toMatchObject([{ unread: 1, isMarkedUnread: false }]);
  });
});

describe('who of a brand answers', () => {
  const give = (person: Person, id: string, userId: string | null) =>
    person.client.inbox.give({ params: { id }, body: { userId } });
  const bellOf = async ({ client }: Person) => {
    await server.app.deps.facts.look();
    return (await client.notifications.list()).notifications.map(({ kind }) => kind);
  };

  test('is one member, who is told and finds it among their own, until they leave', async () => {
    const { brand, layla, first } = await twoConversations();
    const noor = await teamMember(server, brand, 'REVIEWER');
    const idle = await teamMember(server, brand, 'REVIEWER');
    await give(brand, first, noor.user.id);
    expect(await titlesOf(noor, { filter: 'mine' })).toEqual(['Morning serum']);
    expect(await titlesOf(brand, { filter: 'mine' })).toEqual([]);
    expect((await inboxOf(noor)).counts.mine).toBe(1);
    const rowOf = async (person: Person) =>
      (await inboxOf(person)).conversations.find(({ dealId }) => dealId === first)?.answerer;
    expect(await rowOf(brand)).toMatchObject({ id: noor.user.id });
    expect(await rowOf(layla)).toBeNull();
    expect(await bellOf(noor)).toContain('conversation.given');
    for (const other of [brand, idle, layla]) expect(await bellOf(other)).not.toContain('conversation.given');
    await brand.client.team.removeMember({ params: { userId: noor.user.id } });
    expect(await rowOf(brand)).toBeNull();
  });

  test('can be oneself, which rings nobody, or anybody again', async () => {
    const { brand, first } = await twoConversations();
    await give(brand, first, brand.user.id);
    expect(await titlesOf(brand, { filter: 'mine' })).toEqual(['Morning serum']);
    expect(await bellOf(brand)).not.toContain('conversation.given');
    await give(brand, first, null);
    expect(await titlesOf(brand, { filter: 'mine' })).toEqual([]);
  });

  test('reads which colleagues have seen the last message, and creators do not', async () => {
    const { brand, diego, second } = await twoConversations();
    const noor = await teamMember(server, brand, 'REVIEWER');
    await say(diego, second, 'Or evening?');
    const seenBy = async (person: Person) =>
      (await inboxOf(person)).conversations[0]?.seenBy.map(({ id }) => id);
    expect(await seenBy(brand)).toEqual([]);
    await noor.client.messages.markRead({ params: { id: second }, query: {} });
    expect(await seenBy(brand)).toEqual([noor.user.id]);
    expect(await seenBy(noor)).toEqual([]);
    expect(await seenBy(diego)).toEqual([]);
    await say(diego, second, 'Tell me.');
    expect(await seenBy(brand)).toEqual([]);
  });

  test('is nobody of another organisation, and no creator', async () => {
    const { brand, layla, first } = await twoConversations();
    const stranger = await server.signUpBrand();
    for (const other of [stranger, layla])
      await expect(give(brand, first, other.user.id)).rejects.toMatchObject({
        code: 'team.member_not_found',
      });
  });
});

describe('a conversation without need of an answer', () => {
  const settle = (person: Person, id: string, upTo: string, isSettled = true) =>
    person.client.inbox.settle({ params: { id }, body: { upTo, isSettled } });

  test('needs one again with the next message, or once it is taken back', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const { message } = await say(creator, dealId, 'On my way.');
    const needs = async () => (await inboxOf(brand)).counts.answer;
    expect(await needs()).toBe(1);
    await settle(brand, dealId, message.id);
    expect(await needs()).toBe(0);
    await settle(brand, dealId, message.id, false);
    expect(await needs()).toBe(1);
    await settle(brand, dealId, message.id);
    await say(creator, dealId, 'I am there.');
    expect(await needs()).toBe(1);
  });

  test('is so only for the side that said it, and only up to a message of its own', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const { message } = await say(creator, dealId, 'On my way.');
    await settle(creator, dealId, message.id);
    expect((await inboxOf(brand)).counts.answer).toBe(1);
    const other = await sentBrief(server);
    await expect(settle(other.brand, other.dealId, message.id)).rejects.toMatchObject({
      code: 'message.not_found',
    });
    await expect(settle(other.brand, dealId, message.id)).rejects.toMatchObject({ code: 'deal.not_found' });
  });
});
