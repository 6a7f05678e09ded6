import { api, type Comment, type NewComment } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { comments, deals, fileMedia, files } from '../../platform/database/tables/index.ts';
import { readFactsOf, readNow } from '../../platform/facts/read-facts.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, actorOf, type DealSituation, teamMember } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import type { LockedDeal } from '../deals/access.ts';
import { nothingFound } from '../deals/deal-file-media.ts';
import { liveEventOf } from '../live/live-event-of.ts';
import { addGuestComment, readGuestComments } from './guest-comments.ts';
import { sweepComments } from './sweep-comments.ts';

const server = useTestServer();

interface Reviewed extends DealSituation {
  fileId: string;
}

const upload = async (person: Person, dealId: string) =>
  (await sendFile(server, person, api.files.upload, samplePdf(), { name: 'cut.pdf', params: { dealId } }))
    .file.id;

/** A deal whose creator has uploaded one file. */
async function reviewedFile(): Promise<Reviewed> {
  const situation = await acceptedDeal(server);
  return { ...situation, fileId: await upload(situation.creator, situation.dealId) };
}

const noted = { kind: 'NOTE', text: 'Lovely light' } as const satisfies NewComment;
const inBrief = { kind: 'IN_BRIEF', text: 'Show the seal' } as const satisfies NewComment;
const request = { kind: 'NEW_REQUEST', text: 'A second ending' } as const satisfies NewComment;

const add = async (person: Person, fileId: string, body: NewComment) =>
  (await person.client.comments.add({ params: { id: fileId }, body })).comment;
const list = (person: Person, fileId: string, since?: number) =>
  person.client.comments.list({ params: { id: fileId }, query: since === undefined ? {} : { since } });
const bring = async (person: Person, id: string, state: Comment['state']) =>
  (await person.client.comments.changeState({ params: { id }, body: { state } })).comment;
const answer = async (person: Person, id: string, answered: 'ACCEPTED' | 'DECLINED' | 'PRICE_ACCEPTED') =>
  (await person.client.comments.answerRequest({ params: { id }, body: { answer: answered } })).comment;
const reply = async (person: Person, id: string, text: string) =>
  (await person.client.comments.reply({ params: { id }, body: { text } })).comment;
const sendBack = (person: Person, fileId: string, commentIds: string[], feedback?: string) =>
  person.client.files.review({
    params: { id: fileId },
    body: { status: 'NEEDS_REVISION', commentIds, ...(feedback ? { feedback } : {}) },
  });

describe('writing', () => {
  it('keeps everything that was said, numbered, and names the person', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile();
    const reviewer = await teamMember(server, brand, 'REVIEWER', { firstName: 'Yusuf', lastName: 'Karim' });
    const body: NewComment = {
      ...inBrief,
      at: { from: 184, to: 250 },
      point: { x: 640, y: 120 },
      drawing: {
        ratio: 0.5625,
        shapes: [
          {
            tool: 'ARROW',
            color: 'PINK',
            points: [
              [10, 20],
              [300, 400],
            ],
          },
        ],
      },
    };
    const comment = await add(reviewer, fileId, body);
    expect(comment).toMatchObject({
      ...body,
      fileId,
      stackId: fileId,
      version: 1,
      number: 1,
      state: 'OPEN',
      isTask: false,
      request: null,
      by: 'BRAND',
      author: { id: reviewer.user.id, firstName: 'Yusuf', lastName: 'Karim' },
      guest: null,
      editedAt: null,
      replies: [],
      mayChange: true,
    });
    await add(creator, fileId, noted);
    const seen = await list(creator, fileId);
    expect(seen.comments.map(({ number, mayChange }) => [number, mayChange])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect((await creator.client.deals.read({ params: { id: dealId } })).deal._count.messages).toBe(0);
    const { deals: shown } = await creator.client.deals.creatorDeals();
    expect(shown.find(({ id }) => id === dealId)?.hasNewActivity).toBe(true);
  });

  it('gives each comment a number of its own when both sides write at the same time, and shows one order', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    const people = Array.from({ length: 20 }, (_, index) => (index % 2 ? brand : creator));
    await Promise.all(
      people.map((person, index) => add(person, fileId, { kind: 'NOTE', text: `No. ${index}` })),
    );
    const [ofBrand, ofCreator] = [await list(brand, fileId), await list(creator, fileId)];
    expect(ofBrand.comments.map(({ number }) => number)).toEqual(people.map((_, index) => index + 1));
    expect(new Set(ofBrand.comments.map(({ text }) => text)).size).toBe(people.length);
    expect(ofCreator.comments.map(({ id }) => id)).toEqual(ofBrand.comments.map(({ id }) => id));
  });

  it.each([
    ['nothing', { kind: 'NOTE', text: '  ' }, 'text'],
    ['a range that ends before it begins', { ...noted, at: { from: 9, to: 9 } }, 'to'],
    [
      'an arrow of three points',
      {
        ...noted,
        drawing: {
          ratio: 1,
          shapes: [
            {
              tool: 'ARROW',
              color: 'PINK',
              points: [
                [1, 1],
                [2, 2],
                [3, 3],
              ],
            },
          ],
        },
      },
      'points',
    ],
    [
      'a drawing beyond the picture',
      { ...noted, drawing: { ratio: 1, shapes: [{ tool: 'PEN', color: 'PINK', points: [[1, 1001]] }] } },
      1,
    ],
    ['a round that is no request', { ...noted, asksForRound: true }, 'asksForRound'],
    [
      'a line outside the brief',
      { ...request, briefItemId: '01900000-0000-7000-8000-ffffffffffff' },
      'briefItemId',
    ],
  ])('refuses %s', async (_, body, field) => {
    const { brand, fileId } = await reviewedFile();
    const refused = add(brand, fileId, body as NewComment);
    await expect(refused).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(refused).rejects.toSatisfy(({ details }) => details[0].path.at(-1) === field);
  });

  it('refuses what is about a frame after the last, once the frames are counted', async () => {
    const { brand, fileId } = await reviewedFile();
    const first = await add(brand, fileId, { ...noted, at: { from: 10, to: 999 } });
    const found = { ...nothingFound, frames: 240, frameRate: { numerator: 24, denominator: 1 } };
    await server.app.deps.db
      .insert(fileMedia)
      .values({ fileId, state: 'READY', progress: 100, found, changedAt: new Date() });
    await add(brand, fileId, { ...noted, at: { from: 239, to: null } });
    const beyond = { code: 'comment.beyond_film', message: expect.stringContaining('240 frames') };
    for (const at of [
      { from: 240, to: null },
      { from: 200, to: 240 },
    ]) {
      await expect(add(brand, fileId, { ...noted, at })).rejects.toMatchObject(beyond);
      const body = { ...noted, at };
      const changing = brand.client.comments.change({ params: { id: first.id }, body });
      await expect(changing).rejects.toMatchObject(beyond);
    }
  });

  it('refuses a drawing with too many points', async () => {
    const { brand, fileId } = await reviewedFile();
    const points = Array.from({ length: 600 }, () => [1, 1] as [number, number]);
    const shapes = [1, 2].map(() => ({ tool: 'PEN' as const, color: 'WHITE' as const, points }));
    await expect(add(brand, fileId, { ...noted, drawing: { ratio: 1, shapes } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  it('leaves what the work should be to the brand', async () => {
    const { creator, fileId } = await reviewedFile();
    await expect(add(creator, fileId, inBrief)).rejects.toMatchObject({ code: 'comment.not_your_kind' });
  });

  it('is over once the deal is closed, and everything stays to be read', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile();
    const comment = await add(brand, fileId, noted);
    const admin = await server.signInAdmin();
    await admin.client.admin.cancelDeal({ params: { id: dealId } });
    const closed = { code: 'comment.deal_closed', status: 409 };
    await expect(add(creator, fileId, noted)).rejects.toMatchObject(closed);
    await expect(reply(creator, comment.id, 'Thanks')).rejects.toMatchObject(closed);
    await expect(bring(brand, comment.id, 'DONE')).rejects.toMatchObject(closed);
    await expect(brand.client.comments.remove({ params: { id: comment.id } })).rejects.toMatchObject(closed);
    expect((await list(brand, fileId)).comments).toMatchObject([{ id: comment.id, mayChange: false }]);
  });
});

describe('an approved file', () => {
  const approve = (brand: Person, fileId: string) =>
    brand.client.files.review({ params: { id: fileId }, body: { status: 'APPROVED' } });
  const refused = { code: 'comment.file_approved', status: 409 };

  it('takes no new comment or request of either side, and nothing that was said becomes one', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    const { id } = await add(brand, fileId, noted);
    await approve(brand, fileId);
    await expect(add(brand, fileId, request)).rejects.toMatchObject(refused);
    await expect(add(creator, fileId, noted)).rejects.toMatchObject(refused);
    await expect(brand.client.comments.change({ params: { id }, body: request })).rejects.toMatchObject(
      refused,
    );
    expect((await reply(creator, id, 'Thank you')).replies).toHaveLength(1);
  });

  it('is approved with all its versions', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile();
    const second = await upload(creator, dealId);
    await server.app.deps.db.update(files).set({ stackId: fileId, version: 2 }).where(eq(files.id, second));
    await approve(brand, second);
    await expect(add(brand, fileId, inBrief)).rejects.toMatchObject(refused);
  });
});

describe('several at once', () => {
  it('are numbered one by one, each answered with its own, and one that is refused fails alone', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    const said = Array.from({ length: 20 }, (_, n) =>
      add(n % 2 ? brand : creator, fileId, { ...noted, text: `Note ${n}` }),
    );
    const wrong = add(brand, fileId, { ...inBrief, briefItemId: fileId });
    await expect(wrong).rejects.toMatchObject({ code: 'request.invalid' });
    const answers = await Promise.all(said);
    expect(answers.map(({ text }) => text)).toEqual(said.map((_, n) => `Note ${n}`));
    expect(answers.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
      said.map((_, n) => n + 1),
    );
    expect((await list(creator, fileId)).comments).toHaveLength(20);
  });

  it('refused under a key, it is written under that key once nothing forbids it', async () => {
    const { brand, fileId } = await reviewedFile();
    const key = { idempotencyKey: crypto.randomUUID() };
    const again = (body: NewComment) => brand.client.comments.add({ params: { id: fileId }, body }, key);
    await server.app.deps.db.update(files).set({ status: 'APPROVED' }).where(eq(files.id, fileId));
    await expect(again(noted)).rejects.toMatchObject({ code: 'comment.file_approved' });
    await server.app.deps.db.update(files).set({ status: 'PENDING' }).where(eq(files.id, fileId));
    const { comment } = await again(noted);
    expect((await again(noted)).comment).toEqual(comment);
    expect((await list(brand, fileId)).comments).toHaveLength(1);
  });
});

describe('changing what one wrote', () => {
  it('is possible until somebody answers', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    const { id } = await add(brand, fileId, inBrief);
    const change = (person: Person, body: NewComment) =>
      person.client.comments.change({ params: { id }, body });
    const { comment } = await change(brand, { ...request, at: { from: 3, to: null } });
    expect(comment).toMatchObject({
      text: request.text,
      at: { from: 3, to: null },
      request: { answer: 'ASKED', price: null },
    });
    expect(comment.editedAt).not.toBeNull();
    await expect(change(creator, noted)).rejects.toMatchObject({ code: 'comment.not_yours' });
    await reply(creator, id, 'Which ending?');
    await expect(change(brand, inBrief)).rejects.toMatchObject({ code: 'comment.answered' });
    await expect(brand.client.comments.remove({ params: { id } })).rejects.toMatchObject({
      code: 'comment.answered',
    });
  });

  it('what was deleted comes back within a minute, with its number, which is never given again', async () => {
    const { brand, fileId } = await reviewedFile();
    const first = await add(brand, fileId, inBrief);
    const params = { id: first.id };
    await brand.client.comments.remove({ params });
    expect(await list(brand, fileId)).toMatchObject({ comments: [], removed: [first.id] });
    await expect(reply(brand, first.id, 'There?')).rejects.toMatchObject({ code: 'comment.not_found' });
    expect((await add(brand, fileId, noted)).number).toBe(2);
    const { comment } = await brand.client.comments.restore({ params });
    expect(comment).toMatchObject({ number: 1, text: inBrief.text });
    await brand.client.comments.remove({ params });
    server.advance(61_000);
    await expect(brand.client.comments.restore({ params })).rejects.toMatchObject({
      code: 'comment.not_restorable',
    });
    const { db, clock } = server.app.deps;
    await db.transaction((tx) => sweepComments(tx, clock()));
    const [row] = await db.select().from(comments).where(eq(comments.id, first.id));
    expect(row).toMatchObject({ text: '', number: 1 });
  });
});

describe('states', () => {
  it('go from the creator, who ticks, to the brand, who confirms or says not yet', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    const { id } = await add(brand, fileId, inBrief);
    await expect(bring(creator, id, 'DONE')).rejects.toMatchObject({
      code: 'comment.not_your_move',
      status: 409,
    });
    expect((await bring(creator, id, 'TO_CHECK')).state).toBe('TO_CHECK');
    expect((await bring(brand, id, 'OPEN')).state).toBe('OPEN');
    await bring(creator, id, 'TO_CHECK');
    expect((await bring(creator, id, 'TO_CHECK')).state).toBe('TO_CHECK');
    expect((await bring(brand, id, 'DONE')).state).toBe('DONE');
  });

  it('of two that bring one comment on at the same time, one is told that it changed', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    const { id } = await add(brand, fileId, inBrief);
    await bring(creator, id, 'TO_CHECK');
    const both = await Promise.allSettled([bring(brand, id, 'DONE'), bring(creator, id, 'OPEN')]);
    const refused = both.filter(({ status }) => status === 'rejected');
    const [comment] = (await list(brand, fileId)).comments;
    // Confirmed first, the creator can no longer take the tick back; taken back first, the brand may still confirm.
    expect([comment?.state, refused.length]).toEqual(['DONE', both[1].status === 'rejected' ? 1 : 0]);
  });

  it('a new request is priced, and the price accepted; then it is work', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    const { id } = await add(brand, fileId, request);
    const price = (cents?: number) =>
      creator.client.comments.answerRequest({
        params: { id },
        body: { answer: 'PRICED', ...(cents === undefined ? {} : { price: cents }) },
      });
    await expect(price()).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(answer(brand, id, 'ACCEPTED')).rejects.toMatchObject({ code: 'comment.not_your_move' });
    await expect(bring(creator, id, 'TO_CHECK')).rejects.toMatchObject({ code: 'comment.not_your_move' });
    expect((await price(12_000)).comment.request).toEqual({ answer: 'PRICED', price: 12_000 });
    expect((await answer(brand, id, 'PRICE_ACCEPTED')).request).toEqual({
      answer: 'PRICE_ACCEPTED',
      price: 12_000,
    });
    expect((await bring(creator, id, 'TO_CHECK')).state).toBe('TO_CHECK');
    await expect(answer(creator, id, 'DECLINED')).rejects.toMatchObject({ code: 'comment.not_your_move' });
  });
});

describe('asking for a revision', () => {
  it('hands open comments over, and then needs no text', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile();
    const [task, left, note] = [
      await add(brand, fileId, inBrief),
      await add(brand, fileId, request),
      await add(brand, fileId, noted),
    ];
    await expect(sendBack(brand, fileId, [])).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(sendBack(brand, fileId, [note.id])).rejects.toMatchObject({ code: 'comment.not_open' });
    await expect(sendBack(brand, fileId, [task.id, dealId])).rejects.toMatchObject({
      code: 'comment.not_open',
    });
    await sendBack(brand, fileId, [task.id]);
    const { tasks } = await creator.client.comments.tasks({ params: { id: dealId } });
    expect(tasks.map(({ id }) => id)).toEqual([task.id]);
    const all = (await list(creator, fileId)).comments;
    expect(all.map(({ id, isTask }) => [id, isTask])).toEqual([
      [task.id, true],
      [left.id, false],
      [note.id, false],
    ]);
  });

  it('names the lines of those that cite none, its own alone', async () => {
    const { brand, fileId, dealId } = await reviewedFile();
    const other = await reviewedFile();
    const linesOf = async (id: string) =>
      ((await brand.client.deals.read({ params: { id } })).deal.briefItems ?? []).map((item) => item.id);
    const [briefItemId = ''] = await linesOf(dealId);
    const { deal } = await other.brand.client.deals.read({ params: { id: other.dealId } });
    const [task, cited] = [await add(brand, fileId, inBrief), await add(brand, fileId, request)];
    const review = (line: string) =>
      brand.client.files.review({
        params: { id: fileId },
        body: {
          status: 'NEEDS_REVISION',
          commentIds: [task.id, cited.id],
          lines: [task, cited].map(({ id }) => ({ commentId: id, briefItemId: line })),
        },
      });
    await expect(review(deal.briefItems?.[0]?.id ?? '')).rejects.toMatchObject({ code: 'request.invalid' });
    await review(briefItemId);
    expect((await list(brand, fileId)).comments).toMatchObject([
      { id: task.id, briefItemId, isTask: true },
      // A new request has no brief item.
      { id: cited.id, briefItemId: null, isTask: true },
    ]);
  });

  it('keeps the day by which it should be back', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile();
    const backBy = '2027-03-01T12:00:00.000Z';
    const body = { status: 'NEEDS_REVISION', feedback: 'Brighter', backBy } as const;
    await brand.client.files.review({ params: { id: fileId }, body });
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect(deal.files).toMatchObject([{ backBy, feedback: 'Brighter' }]);
  });
});

describe('rounds', () => {
  const roundsOf = async ({ brand, dealId }: Reviewed) =>
    (await brand.client.deals.read({ params: { id: dealId } })).deal.rounds;

  it('are used by what is in the brief, not by new requests alone', async () => {
    const situation = await reviewedFile();
    const { brand, creator, fileId, dealId } = situation;
    const other = await upload(creator, dealId);
    const asked = await add(brand, fileId, request);
    await sendBack(brand, fileId, [asked.id], 'As agreed');
    expect(await roundsOf(situation)).toEqual({ included: 2, used: 0 });
    const task = await add(brand, other, inBrief);
    await sendBack(brand, other, [task.id]);
    expect(await roundsOf(situation)).toEqual({ included: 2, used: 1 });
  });

  it('one more is included once the creator agrees to it', async () => {
    const situation = await reviewedFile();
    const { brand, creator, fileId } = situation;
    const { id } = await add(brand, fileId, { ...request, asksForRound: true });
    await answer(creator, id, 'ACCEPTED');
    expect(await roundsOf(situation)).toEqual({ included: 3, used: 0 });
  });
});

describe('the brief', () => {
  it('is cited line by line, its own alone', async () => {
    const { brand, fileId, dealId } = await reviewedFile();
    const other = await reviewedFile();
    const lineOf = async (id: string) =>
      (await brand.client.deals.read({ params: { id } })).deal.briefItems?.[0]?.id ?? '';
    const briefItemId = await lineOf(dealId);
    expect(await add(brand, fileId, { ...inBrief, briefItemId })).toMatchObject({ briefItemId });
    const foreign = add(other.brand, other.fileId, { ...inBrief, briefItemId });
    await expect(foreign).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('versions', () => {
  it('show the comments of all versions of their file, numbered as one', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile();
    const first = await add(brand, fileId, inBrief);
    const second = await upload(creator, dealId);
    await server.app.deps.db.update(files).set({ stackId: fileId, version: 2 }).where(eq(files.id, second));
    const next = await add(brand, second, noted);
    expect(next).toMatchObject({ number: 2, stackId: fileId, fileId: second, version: 2 });
    await bring(creator, first.id, 'TO_CHECK');
    expect((await list(brand, second)).comments).toMatchObject([
      { id: first.id, fileId, version: 1, state: 'TO_CHECK' },
      { id: next.id },
    ]);
    expect((await list(brand, fileId)).comments).toHaveLength(2);
  });

  it('are not there for the brand while they are a draft, and take no comments', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    await server.app.deps.db.update(files).set({ status: 'DRAFT' }).where(eq(files.id, fileId));
    await expect(list(brand, fileId)).rejects.toMatchObject({ code: 'file.not_found' });
    expect((await list(creator, fileId)).comments).toEqual([]);
    await expect(add(creator, fileId, noted)).rejects.toMatchObject({ code: 'file.not_found' });
    const watch = creator.client.comments.watch({
      params: { id: fileId },
      body: { frame: 0, isWriting: false },
    });
    await expect(watch).rejects.toMatchObject({ code: 'file.not_found' });
  });
});

describe('guests', () => {
  const guest = { guestId: '01900000-0000-7000-8000-000000000001', guestName: 'Omar' };
  const write = async ({ fileId, dealId }: Reviewed, text: string) => {
    const { db, facts, clock } = server.app.deps;
    return db.transaction(async (tx) => {
      const [deal] = await tx.select().from(deals).where(eq(deals.id, dealId)).for('update');
      return addGuestComment(
        { facts, clock },
        tx,
        { deal: deal as LockedDeal, fileId, guest, guestIds: [guest.guestId] },
        { text },
      );
    });
  };

  it('leave notes, which the brand takes over', async () => {
    const situation = await reviewedFile();
    const { brand, creator, fileId } = situation;
    const { id } = await write(situation, 'The logo is cut');
    const [seen] = (await list(brand, fileId)).comments;
    expect(seen).toMatchObject({ kind: 'NOTE', by: null, author: null, guest: { name: 'Omar' } });
    expect(seen?.mayChange).toBe(false);
    const take = (person: Person) =>
      person.client.comments.makeTask({ params: { id }, body: { kind: 'IN_BRIEF' } });
    await expect(take(creator)).rejects.toMatchObject({ code: 'auth.wrong_role' });
    expect((await take(brand)).comment).toMatchObject({ kind: 'IN_BRIEF', guest: { name: 'Omar' } });
    await expect(take(brand)).rejects.toMatchObject({ code: 'comment.not_of_guest' });
    const own = await readGuestComments(server.app.deps.db, {
      fileIds: [fileId],
      guestIds: [guest.guestId],
      guest,
    });
    expect(own.comments).toMatchObject([{ id, mayChange: false }]);
  });
});

describe('following', () => {
  it('tells what has changed since, once each', async () => {
    const { brand, creator, fileId } = await reviewedFile();
    const first = await add(brand, fileId, inBrief);
    const { upTo } = await list(creator, fileId);
    const second = await add(brand, fileId, noted);
    await reply(creator, first.id, 'Will do');
    const third = await add(brand, fileId, noted);
    await brand.client.comments.remove({ params: { id: third.id } });
    const news = await list(creator, fileId, upTo);
    expect(news.comments.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(news.comments[0]?.replies).toMatchObject([{ text: 'Will do', by: 'CREATOR' }]);
    expect(news.removed).toEqual([third.id]);
    expect(await list(creator, fileId, news.upTo)).toEqual({
      comments: [],
      removed: [],
      upTo: news.upTo,
      more: false,
    });
  });

  it('writes what happened into the log, and tells open screens of the file', async () => {
    const { db } = server.app.deps;
    const before = await readNow(db);
    const { brand, creator, fileId, dealId } = await reviewedFile();
    const { id } = await add(brand, fileId, inBrief);
    await bring(creator, id, 'TO_CHECK');
    await server.app.settle();
    const { facts } = await readFactsOf(db, actorOf(creator), before, 100);
    const own = facts.map(({ fact }) => fact).filter(({ kind }) => kind.startsWith('comment.'));
    expect(own).toMatchObject([
      { kind: 'comment.added', subjectId: fileId, dealId, data: { commentId: id } },
      { kind: 'comment.moved', data: { commentId: id, from: 'OPEN', to: 'TO_CHECK' } },
    ]);
    expect(own.map(liveEventOf)).toMatchObject([
      { kind: 'comment.changed', subjectId: fileId, by: 'BRAND' },
      { kind: 'comment.changed', subjectId: fileId, by: 'CREATOR' },
    ]);
  });

  it('shows where somebody is to the screens of both sides', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile();
    const received: unknown[] = [];
    const stop = server.app.deps.signals.subscribe((signal) => {
      if (signal.kind === 'transient') received.push(signal);
    });
    const watching = { frame: 184, isWriting: true };
    await brand.client.comments.watch({ params: { id: fileId }, body: watching });
    stop();
    expect(received).toMatchObject([
      {
        parties: [expect.any(String), creator.user.id],
        event: {
          kind: 'watching',
          dealId,
          subjectId: fileId,
          by: 'BRAND',
          byPerson: brand.user.id,
          watching,
        },
      },
    ]);
  });
});
