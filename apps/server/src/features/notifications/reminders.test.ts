import { api } from '@briefcast/contract';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { messageWatches, notifications, presence } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, briefFor, publishedCreator, sentBrief } from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';
import { checkWatches } from './watch-messages.ts';

const server = useTestServer();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const now = () => server.app.deps.clock().getTime();
const say = (from: Person, dealId: string, content: string) =>
  from.client.messages.send({ body: { dealId, type: 'TEXT', content } });

/** Sets the clock to a moment and runs what is due then. */
async function be(at: number) {
  // Earlier events are processed at their own time.
  await server.app.settle();
  server.advance(at - now());
  await server.drain();
}

/**
 * Every kind of notification of a person, newest first; read from the table, because sessions expire while
 * the clock jumps.
 */
async function toldTo({ user }: Person, but: string[] = ['brief.received', 'brief.accepted']) {
  const rows = await server.app.deps.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, user.id))
    .orderBy(desc(notifications.id));
  return rows.map(({ kind }) => kind).filter((kind) => !but.includes(kind));
}

const mailsTo = async ({ user }: Person, words: string) =>
  (await server.mails()).filter((mail) => mail.includes(`To: ${user.email}`) && mail.includes(words));

describe('comments that wait', () => {
  const commentedFile = async () => {
    const situation = await acceptedDeal(server);
    const { creator, brand, dealId } = situation;
    const params = { dealId };
    const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
      name: 'cut.pdf',
      params,
    });
    const comment = async (text: string) =>
      (await brand.client.comments.add({ params: { id: file.id }, body: { kind: 'IN_BRIEF', text } }))
        .comment;
    return { ...situation, fileId: file.id, comment };
  };

  test('are told of after 15 minutes away, once for an absence, and lead into the room', async () => {
    const { creator, dealId, fileId, comment } = await commentedFile();
    await comment('Show the seal');
    const start = now();
    await be(start + 14 * minute);
    expect(await toldTo(creator)).toEqual([]);
    const last = await comment('Hold it longer');
    await be(start + 16 * minute);
    expect(await toldTo(creator)).toEqual(['comments.unread']);
    const [mail] = await mailsTo(creator, 'commented on a file');
    expect(mail).toContain('2 comments on files wait for you.');
    expect(mail).toContain('> Hold it longer');
    expect(mail).toContain(`/review/${dealId}/${fileId}?comment=${last.id}`);
    await comment('One more');
    await be(start + 60 * minute);
    expect(await toldTo(creator)).toEqual(['comments.unread']);
  });

  test('are not told of to somebody who has had the room open, whatever they ticked themselves', async () => {
    const { creator, fileId, comment } = await commentedFile();
    const { id } = await comment('Show the seal');
    const body = { frame: 0, isWriting: false };
    await creator.client.comments.watch({ params: { id: fileId }, body });
    await creator.client.comments.changeState({ params: { id }, body: { state: 'TO_CHECK' } });
    await be(now() + 60 * minute);
    expect(await toldTo(creator)).toEqual([]);
  });

  test('that were handed over are in the mail that asks for changes', async () => {
    const { creator, brand, dealId, fileId, comment } = await commentedFile();
    const { id } = await comment('Show the seal');
    const body = { status: 'NEEDS_REVISION' as const, commentIds: [id] };
    await brand.client.files.review({ params: { id: fileId }, body });
    const [mail] = await mailsTo(creator, 'asked for changes');
    expect(mail).toContain('cut.pdf, comment 1');
    expect(mail).toContain('Show the seal');
    expect(mail).toContain(`/review/${dealId}/${fileId}?comment=${id}`);
  });
});

describe('messages that wait', () => {
  test('are told of after 15 minutes away, once for an absence, with their words', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await say(brand, dealId, 'Hello Layla');
    const start = now();
    await be(start + 14 * minute);
    expect(await toldTo(creator)).toEqual([]);
    await say(brand, dealId, 'Are you <there>?');
    await be(start + 16 * minute);
    expect(await toldTo(creator)).toEqual(['messages.unread']);
    const [mail] = await mailsTo(creator, 'Subject: Oasis Skin wrote to you');
    expect(mail).toContain('You have 2 unread messages.');
    expect(mail).toContain('> Are you <there>?');
    expect(mail).toContain(`/deal/${dealId}#chat`);
    await say(brand, dealId, 'One more');
    await be(start + 60 * minute);
    expect(await toldTo(creator)).toEqual(['messages.unread']);

    await creator.client.messages.markRead({ params: { id: dealId } });
    await say(brand, dealId, 'Another day');
    await be(now() + 17 * minute);
    expect(await toldTo(creator)).toEqual(['messages.unread', 'messages.unread']);
    expect(await toldTo(brand)).toEqual([]);
    expect(await mailsTo(creator, 'Subject: Oasis Skin wrote to you')).toHaveLength(2);
  });

  test('are not told of once they were read, nor by a mail that has not left yet', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await say(creator, dealId, 'Hello');
    await brand.client.messages.markRead({ params: { id: dealId } });
    await be(now() + 16 * minute);
    expect(await toldTo(brand)).toEqual([]);
    expect(await server.app.deps.db.select().from(messageWatches)).toEqual([]);

    await say(creator, dealId, 'Once more');
    await server.app.settle();
    server.advance(16 * minute);
    await checkWatches(server.app.deps);
    expect(await toldTo(brand)).toEqual(['messages.unread']);
    await brand.client.messages.markRead({ params: { id: dealId } });
    expect(await mailsTo(brand, 'wrote to you')).toEqual([]);
  });

  test('wait as long as the person is here, and 15 minutes more', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const start = now();
    await say(brand, dealId, 'Hello');
    const { db } = server.app.deps;
    await db.insert(presence).values({ userId: creator.user.id, seenAt: new Date(start + 10 * minute) });
    await be(start + 16 * minute);
    await be(start + 24 * minute);
    expect(await toldTo(creator)).toEqual([]);
    await be(start + 27 * minute);
    expect(await toldTo(creator)).toEqual(['messages.unread']);
  });

  test('two processes that look at once tell once', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await say(brand, dealId, 'Hello');
    await server.app.settle();
    server.advance(16 * minute);
    await Promise.all([1, 2, 3].map(() => checkWatches(server.app.deps)));
    expect(await toldTo(creator)).toEqual(['messages.unread']);
  });
});

/** Midnight UTC this many days from now, as the form's date field sends it. */
const dayIn = (days: number) => (Math.floor(now() / day) + days) * day;

async function briefDue(deadline: number) {
  const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
  const body = briefFor(creator, { deadline: new Date(deadline).toISOString() });
  const { deal } = await brand.client.deals.create({ body });
  return { brand, creator, dealId: deal.id };
}

describe('deadlines', () => {
  test('that are a day are told of two days before, and as passed once the day is over everywhere', async () => {
    const deadline = dayIn(6);
    const { brand, creator } = await briefDue(deadline);
    await be(deadline - 49 * hour);
    expect(await toldTo(creator)).toEqual([]);
    await be(deadline - 47 * hour);
    await be(deadline - 46 * hour);
    expect(await toldTo(creator)).toEqual(['deadline.soon']);
    expect(await toldTo(brand)).toEqual([]);
    await be(deadline + 35 * hour);
    expect(await toldTo(brand)).toEqual([]);
    await be(deadline + 37 * hour);
    await be(deadline + 60 * hour);
    expect(await toldTo(creator)).toEqual(['deadline.passed', 'deadline.soon']);
    expect(await toldTo(brand)).toEqual(['deadline.passed']);
    expect(await mailsTo(creator, 'Subject: Due on')).toHaveLength(1);
    expect(await mailsTo(brand, 'Subject: The deadline was')).toHaveLength(1);
  });

  test('that name an hour are over at that hour', async () => {
    const deadline = now() + 5 * day + 1234;
    const { brand } = await briefDue(deadline);
    await be(deadline - minute);
    expect(await toldTo(brand)).toEqual([]);
    await be(deadline + 2 * minute);
    expect(await toldTo(brand)).toEqual(['deadline.passed']);
  });

  test('of a brief that was just sent, or withdrawn, remind nobody', async () => {
    const late = await briefDue(dayIn(2));
    const withdrawn = await briefDue(dayIn(5));
    await withdrawn.brand.client.deals.changeStatus({
      params: { id: withdrawn.dealId },
      body: { status: 'CANCELLED' },
    });
    const start = now();
    await be(start + 30 * minute);
    expect(await toldTo(late.creator)).toEqual([]);
    await be(start + 9 * day);
    expect(await toldTo(withdrawn.creator)).toEqual(['brief.withdrawn']);
    expect(await toldTo(withdrawn.brand)).toEqual([]);
  });

  test('are told of once, however many processes look, and late after a stop, but not weeks late', async () => {
    const deadline = dayIn(6);
    const { creator } = await briefDue(deadline);
    const forgotten = await briefDue(deadline - 3 * day);
    server.advance(deadline + 5 * day - now());
    await Promise.all([1, 2, 3].map(() => remindOfDeadlines(server.app.deps)));
    expect(await toldTo(creator)).toEqual(['deadline.passed']);
    expect(await toldTo(forgotten.creator)).toEqual([]);
  });

  test('a reminder whose deal was withdrawn before its mail left is not sent', async () => {
    const deadline = dayIn(4);
    const { brand, creator, dealId } = await briefDue(deadline);
    server.advance(deadline - 47 * hour - now());
    await remindOfDeadlines(server.app.deps);
    expect(await toldTo(creator)).toEqual(['deadline.soon']);
    const again = await server.anonymous.accounts.logIn({
      body: { email: brand.user.email, password: testPassword },
    });
    await server
      .as(again.token)
      .deals.changeStatus({ params: { id: dealId }, body: { status: 'CANCELLED' } });
    expect(await mailsTo(creator, 'Subject: Due on')).toEqual([]);
    expect(await mailsTo(creator, 'withdrew the brief')).toHaveLength(1);
  });
});
