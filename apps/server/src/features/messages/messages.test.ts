import { api, goneReaderOn, limits, messageBytesPerPage } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { messages } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import {
  brandIdOf,
  briefFor,
  type DealSituation,
  publishedCreator,
  sentBrief,
} from '../../testing/builders.ts';
import { fillMessages } from '../../testing/fill-deal.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();

const say = (from: Person, dealId: string, content: string) =>
  from.client.messages.send({ body: { dealId, type: 'TEXT', content } });
const inList = async ({ creator, dealId }: DealSituation) =>
  (await creator.client.deals.creatorDeals()).deals.find(({ id }) => id === dealId);

describe('messages', () => {
  test('are read by both sides, oldest first, with their senders', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await say(brand, dealId, '  Welcome!  ');
    await say(creator, dealId, 'Thank you. هل يمكننا البدء؟');
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect(deal.messages).toMatchObject([
      {
        content: 'Welcome!',
        type: 'TEXT',
        fileId: null,
        sender: { role: 'BRAND', companyName: 'Oasis Skin', firstName: null },
      },
      {
        content: 'Thank you. هل يمكننا البدء؟',
        sender: { role: 'CREATOR', firstName: 'Layla', companyName: null },
      },
    ]);
    expect(deal._count.messages).toBe(2);
  });

  test('tell their sender alone under which key they were sent', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const body = { dealId, type: 'TEXT', content: 'Hello' } as const;
    await brand.client.messages.send({ body }, { idempotencyKey: 'my-own-key' });
    await say(brand, dealId, 'Without one');
    const keysFor = async ({ client }: Person) => {
      const { deal } = await client.deals.read({ params: { id: dealId } });
      const page = await client.messages.page({ params: { id: dealId }, query: {} });
      return [deal.messages, page.messages].map((list) => list.map(({ requestKey }) => requestKey));
    };
    const own = ['my-own-key', undefined];
    expect(await keysFor(brand)).toEqual([own, own]);
    expect(await keysFor(creator)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test('keep the time at which they were written without a connection, in the order in which they arrived', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await say(creator, dealId, 'Where are you?');
    const writtenAt = new Date(Date.now() - 3_600_000).toISOString();
    const body = { dealId, type: 'TEXT', content: 'In the basement', writtenAt } as const;
    expect((await brand.client.messages.send({ body })).message.writtenAt).toBe(writtenAt);
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect(deal.messages.map((message) => message.writtenAt)).toEqual([undefined, writtenAt]);
    const [asked, answered] = deal.messages.map(({ createdAt }) => createdAt);
    expect(asked && answered && asked < answered).toBe(true);
  });

  test.each([
    ['a blank text', { content: '   ' }, ['content']],
    ['a long text', { content: 'x'.repeat(5001) }, ['content']],
    ['a NUL', { content: 'a\0b' }, ['content']],
    ['a file message without its file', { type: 'FILE' }, ['fileId']],
    ['an unknown type', { type: 'VIDEO' }, ['type']],
  ])('refuse %s', async (_, change, path) => {
    const { brand, dealId } = await sentBrief(server);
    const body = { dealId, type: 'TEXT', content: 'Hello', ...change } as never;
    await expect(brand.client.messages.send({ body })).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path }],
    });
  });

  test('name only files of their own deal', async () => {
    const { brand, dealId } = await sentBrief(server);
    const creator = await publishedCreator(server);
    const { deal: other } = await brand.client.deals.create({ body: briefFor(creator) });
    const params = { dealId: other.id };
    const { file } = await sendFile(server, brand, api.files.upload, samplePdf(), { params });
    for (const fileId of [dealId, file.id]) {
      const body = { dealId, type: 'FILE' as const, content: 'brief.pdf', fileId };
      await expect(brand.client.messages.send({ body })).rejects.toMatchObject({
        code: 'message.file_not_found',
        status: 400,
      });
    }
  });

  test('take a file along that neither moves the deal nor waits for a verdict, whoever sends it', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    for (const person of [creator, brand]) {
      const upload = { params: { dealId }, query: { for: 'chat' }, name: 'mood.pdf' };
      const { file } = await sendFile(server, person, api.files.upload, samplePdf(), upload);
      expect(file).toMatchObject({ attached: true, status: 'REFERENCE' });
      await person.client.messages.send({
        body: { dealId, type: 'FILE', content: 'mood.pdf', fileId: file.id },
      });
    }
    const { deal } = await brand.client.deals.read({ params: { id: dealId } });
    expect(deal.status).toBe('BRIEF_SENT');
    expect(deal.messages.map(({ fileId }) => fileId)).toEqual(deal.files.map(({ id }) => id));
    expect(await inList({ brand, creator, dealId } as DealSituation)).toMatchObject({
      contentSummary: { totalFiles: 0 },
    });
    // Without that type it is content, for which it is too early.
    await expect(
      sendFile(server, creator, api.files.upload, samplePdf(), { params: { dealId } }),
    ).rejects.toMatchObject({ code: 'file.not_now' });
  });

  test.each([
    ['brand', 'creator', 'CREATOR'],
    ['creator', 'brand', 'BRAND'],
  ] as const)(
    'of a %s are refused once the account of the %s is deleted, and stay to be read',
    async (writing, gone, side) => {
      const situation = await sentBrief(server);
      const { dealId } = situation;
      const writer = situation[writing];
      const body = { dealId, type: 'TEXT', content: 'Are you there?' } as const;
      const sent = await writer.client.messages.send({ body }, { idempotencyKey: 'sent-before' });
      await say(situation[gone], dealId, 'Yes, always.');
      const id = gone === 'brand' ? brandIdOf(situation.brand) : situation.creator.user.id;
      const admin = await server.signInAdmin();
      await admin.client.admin.removeUser({ params: { id } });

      const message = expect.stringMatching(`^The ${gone}’s account was deleted`);
      const refusal = { code: 'message.account_deleted', status: 409, message };
      await expect(say(writer, dealId, 'And now?')).rejects.toMatchObject(refusal);
      const upload = { params: { dealId }, query: { for: 'chat' }, name: 'mood.pdf' };
      await expect(sendFile(server, writer, api.files.upload, samplePdf(), upload)).rejects.toMatchObject(
        refusal,
      );
      // A retry gets the answer for a message that had arrived, although its answer got lost.
      expect(await writer.client.messages.send({ body }, { idempotencyKey: 'sent-before' })).toEqual(sent);
      const { deal } = await writer.client.deals.read({ params: { id: dealId } });
      expect(deal.messages.map(({ content }) => content)).toEqual(['Are you there?', 'Yes, always.']);
      expect(deal.files).toEqual([]);
      expect(goneReaderOn(deal, writer.user.role)).toBe(side);
    },
  );

  test('go back by pages', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    // Inserted as rows, because sending is covered by the other tests.
    const senderId = brand.user.id;
    const written = Array.from({ length: 205 }, (_, index) => ({ content: `Message ${index + 1}` }));
    await server.app.deps.db.insert(messages).values(
      written.map((row) => ({
        ...row,
        dealId,
        senderId,
        senderRole: 'BRAND' as const,
        type: 'TEXT' as const,
      })),
    );
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect(deal.messages).toHaveLength(200);
    expect(deal.messages[0]?.content).toBe('Message 6');
    expect(deal.hasEarlierMessages).toBe(true);
    const older = await creator.client.messages.page({
      params: { id: dealId },
      query: { before: deal.messages[0]?.id },
    });
    expect(older.messages.map(({ content }) => content)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Message ${number}`),
    );
    expect(older.hasEarlier).toBe(false);
  });

  test('of the longest texts fewer make a page, and all of them are found by pages', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    // Characters with the most bytes in an answer.
    const texts = Array.from({ length: 60 }, (_, index) => `${index} ${'\u0001'.repeat(limits.text - 10)}`);
    await fillMessages(server.app.deps.db, { dealId, creatorId: creator.user.id }, texts);
    const { deal } = await brand.client.deals.read({ params: { id: dealId } });
    let page = { messages: deal.messages, hasEarlier: deal.hasEarlierMessages };
    const found = [...page.messages];
    while (page.hasEarlier) {
      expect(page.messages.length).toBeGreaterThan(1);
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(messageBytesPerPage * 1.5);
      const before = page.messages[0]?.id;
      page = await brand.client.messages.page({ params: { id: dealId }, query: { before } });
      found.unshift(...page.messages);
    }
    expect(found.map(({ content }) => content)).toEqual(texts);
  });

  test('a page before a message of another deal does not exist', async () => {
    const [one, other] = [await sentBrief(server), await sentBrief(server)];
    const { message } = await say(one.brand, one.dealId, 'Hello');
    await expect(
      other.brand.client.messages.page({ params: { id: other.dealId }, query: { before: message.id } }),
    ).rejects.toMatchObject({ code: 'message.not_found', status: 404 });
  });
});

describe('what was seen', () => {
  test('unread counts the other side’s messages until the deal is seen', async () => {
    const situation = await sentBrief(server);
    const { brand, creator, dealId } = situation;
    await say(brand, dealId, 'One');
    await say(creator, dealId, 'My own');
    await say(brand, dealId, 'Two');
    expect(await inList(situation)).toMatchObject({ unreadMessages: 2, hasNewActivity: true });
    await creator.client.messages.markRead({ params: { id: dealId } });
    expect(await inList(situation)).toMatchObject({ unreadMessages: 0, hasNewActivity: false });
    await say(brand, dealId, 'Three');
    expect(await inList(situation)).toMatchObject({ unreadMessages: 1, hasNewActivity: true });
  });

  test('each side is told how far the other has read, and when', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const reads = async ({ client }: Person) =>
      (await client.deals.read({ params: { id: dealId } })).deal.reads;
    const look = ({ client }: Person) => client.messages.markRead({ params: { id: dealId } });
    const { message: first } = await say(brand, dealId, 'One');
    expect(await reads(brand)).toEqual({ theirs: null, own: null });
    await look(creator);
    expect(await reads(creator)).toEqual({ theirs: null, own: first.id });
    expect(await reads(brand)).toEqual({
      theirs: { messageId: first.id, at: expect.any(String) },
      own: null,
    });
    const { theirs } = (await reads(brand)) ?? {};

    // A later visit without new messages keeps the time; messages after it are not seen.
    server.advance(60_000);
    await say(creator, dealId, 'Mine');
    await look(creator);
    expect((await reads(brand))?.theirs).toEqual(theirs);
    await say(brand, dealId, 'Two');
    expect((await reads(brand))?.theirs).toEqual(theirs);
  });

  test('a device that was without a connection has seen nothing of what came meanwhile', async () => {
    const situation = await sentBrief(server);
    const { brand, creator, dealId } = situation;
    const { message: seen } = await say(brand, dealId, 'One');
    server.advance(1000);
    await say(brand, dealId, 'Two');
    const tell = (upTo: string) =>
      creator.client.messages.markRead({ params: { id: dealId }, query: { upTo } });
    await tell(seen.id);
    expect(await inList(situation)).toMatchObject({ unreadMessages: 1, hasNewActivity: true });
    const { deal } = await brand.client.deals.read({ params: { id: dealId } });
    expect(deal.reads?.theirs?.messageId).toBe(seen.id);
    const other = await sentBrief(server);
    const { message: foreign } = await say(other.brand, other.dealId, 'Elsewhere');
    await expect(tell(foreign.id)).rejects.toMatchObject({ code: 'message.not_found' });
  });

  test('one side’s look is not the other’s', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await say(creator, dealId, 'Question');
    await creator.client.messages.markRead({ params: { id: dealId } });
    const { deals } = await brand.client.deals.brandDeals();
    expect(deals[0]).toMatchObject({ unreadMessages: 1, hasNewActivity: true });
  });
});
