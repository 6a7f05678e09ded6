/** Comments on a file: who may write them, in which form, and how long they may be changed. */
import type { NewComment } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { comments, fileMedia, files } from '../../platform/database/tables/index.ts';
import { teamMember } from '../../testing/builders.ts';
import {
  add,
  bring,
  inBrief,
  list,
  noted,
  reply,
  request,
  reviewedFile,
  uploadCut,
} from '../../testing/comments.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { nothingFound } from '../deals/deal-file-media.ts';
import { sweepComments } from './sweep-comments.ts';

const server = useTestServer();

describe('writing', () => {
  it('keeps everything that was said, numbered, and names the person', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile(server);
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
    const { brand, creator, fileId } = await reviewedFile(server);
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
    const { brand, fileId } = await reviewedFile(server);
    const refused = add(brand, fileId, body as NewComment);
    await expect(refused).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(refused).rejects.toSatisfy(({ details }) => details[0].path.at(-1) === field);
  });

  it('refuses what is about a frame after the last, once the frames are counted', async () => {
    const { brand, fileId } = await reviewedFile(server);
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
    const { brand, fileId } = await reviewedFile(server);
    const points = Array.from({ length: 600 }, () => [1, 1] as [number, number]);
    const shapes = [1, 2].map(() => ({ tool: 'PEN' as const, color: 'WHITE' as const, points }));
    await expect(add(brand, fileId, { ...noted, drawing: { ratio: 1, shapes } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  it('leaves what the work should be to the brand', async () => {
    const { creator, fileId } = await reviewedFile(server);
    await expect(add(creator, fileId, inBrief)).rejects.toMatchObject({ code: 'comment.not_your_kind' });
  });

  it('is over once the deal is closed, and everything stays to be read', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile(server);
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
    const { brand, creator, fileId } = await reviewedFile(server);
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
    const { brand, creator, fileId, dealId } = await reviewedFile(server);
    const second = await uploadCut(server, creator, dealId);
    await server.app.deps.db.update(files).set({ stackId: fileId, version: 2 }).where(eq(files.id, second));
    await approve(brand, second);
    await expect(add(brand, fileId, inBrief)).rejects.toMatchObject(refused);
  });
});

describe('several at once', () => {
  it('are numbered one by one, each answered with its own, and one that is refused fails alone', async () => {
    const { brand, creator, fileId } = await reviewedFile(server);
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
    const { brand, fileId } = await reviewedFile(server);
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
    const { brand, creator, fileId } = await reviewedFile(server);
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
    const { brand, fileId } = await reviewedFile(server);
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
