/**
 * The size limits of a file's comments, and that they are read in small pages however many there are
 * (rules/comments#bounds).
 */

import {
  api,
  type Comment,
  type Drawing,
  mostComments,
  mostDrawnPoints,
  mostFileWeight,
  mostGuestComments,
  mostReplies,
  mostThreadWeight,
  type NewComment,
  weightOfComment,
  weightOfReply,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { commentReplies, comments } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { newShare } from '../../testing/shares.ts';
import { packDrawings } from './sweep-comments.ts';

const server = useTestServer();
/** The largest answer, in bytes of its JSON. */
const mostBytes = 300_000;

let situation: DealSituation & { fileId: string };

beforeEach(async () => {
  const deal = await acceptedDeal(server);
  const options = { name: 'cut.pdf', params: { dealId: deal.dealId } };
  const { file } = await sendFile(server, deal.creator, api.files.upload, samplePdf(), options);
  situation = { ...deal, fileId: file.id };
});

const drawing: Drawing = {
  ratio: 1.7777,
  shapes: [
    {
      tool: 'PEN',
      color: 'PINK',
      points: Array.from({ length: mostDrawnPoints }, (_, n) => [(n * 37) % 1001, (n * 91) % 1001]),
    },
  ],
};
/** The character with the most bytes. */
const longText = '𝄞'.repeat(2500);

type Row = Omit<typeof comments.$inferInsert, 'id'>;

/** Rows as the commands write them, without thousands of calls. */
async function fill(
  count: number,
  fields: Partial<Row>,
  { replies = [], first = 1 }: { replies?: readonly string[]; first?: number } = {},
): Promise<string[]> {
  const { db } = server.app.deps;
  const { dealId, fileId, brand } = situation;
  const text = fields.text ?? 'Comment';
  const weight = replies.reduce(
    (sum, reply) => sum + weightOfReply(reply),
    weightOfComment({ text, drawing: fields.strokes }),
  );
  const rows = Array.from({ length: count }, (_, n) => ({
    id: uuidv7(),
    dealId,
    fileId,
    stackId: fileId,
    number: first + n,
    change: first + n,
    kind: 'IN_BRIEF' as const,
    authorRole: 'BRAND' as const,
    authorId: brand.user.id,
    ...fields,
    text,
    weight,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await db.insert(comments).values(rows.slice(from, from + 500));
  const said = rows.flatMap(({ id, authorRole, authorId }) =>
    replies.map((reply) => ({ commentId: id, text: reply, authorRole, authorId })),
  );
  for (let from = 0; from < said.length; from += 500)
    await db.insert(commentReplies).values(said.slice(from, from + 500));
  return rows.map(({ id }) => id);
}

const sizeOf = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer));

/** Reads all pages, and checks the size of every answer. */
async function readAll(person: Person): Promise<Comment[]> {
  const found: Comment[] = [];
  for (let since: number | undefined; ; ) {
    const page = await person.client.comments.list({
      params: { id: situation.fileId },
      query: since === undefined ? {} : { since },
    });
    expect(sizeOf(page)).toBeLessThan(mostBytes);
    found.push(...page.comments);
    if (!page.more) return found;
    since = page.upTo;
  }
}

async function readAllTasks(person: Person): Promise<Comment[]> {
  const found: Comment[] = [];
  for (let after: string | undefined; ; ) {
    const page = await person.client.comments.tasks({
      params: { id: situation.dealId },
      query: after === undefined ? {} : { after },
    });
    expect(sizeOf(page)).toBeLessThan(mostBytes);
    found.push(...page.tasks);
    if (page.next === null) return found;
    after = page.next;
  }
}

const add = (body: NewComment) =>
  situation.brand.client.comments.add({ params: { id: situation.fileId }, body });
const reply = (id: string, text: string) =>
  situation.brand.client.comments.reply({ params: { id }, body: { text } });
const noted = { kind: 'NOTE', text: 'Lovely light' } as const satisfies NewComment;

describe('a file that is full', () => {
  it('of the longest threads with the largest drawings is read in small pieces, whole', async () => {
    const replies = [longText, longText, longText];
    const each = weightOfComment({ text: longText, drawing }) + 3 * weightOfReply(longText);
    expect(each).toBeLessThan(mostThreadWeight);
    const count = Math.floor(mostFileWeight / each);
    const ids = await fill(count, { text: longText, strokes: drawing, isTask: true }, { replies });
    const read = await readAll(situation.creator);
    expect(read.map(({ id }) => id)).toEqual(ids);
    expect(read[0]).toMatchObject({ text: longText, drawing });
    expect(read.at(-1)?.replies).toHaveLength(3);
    expect((await readAllTasks(situation.creator)).map(({ id }) => id)).toEqual(ids);
    // The rest has room for a few without replies.
    const more = () => codeOf(add({ ...noted, text: longText, drawing }));
    expect([await more(), await more(), await more()]).toContain('comment.file_full');
  });

  it('of as many comments as it can have is read in small pieces, whole', async () => {
    const ids = await fill(mostComments, {});
    expect((await readAll(situation.brand)).map(({ id }) => id)).toEqual(ids);
    expect(await codeOf(add(noted))).toBe('comment.too_many');
  });

  it('has room again for what was deleted, and none for what would come back then', async () => {
    const [first = '', second = ''] = await fill(mostComments, {});
    const { brand } = situation;
    await brand.client.comments.remove({ params: { id: first } });
    const { comment } = await add(noted);
    expect(comment.number).toBe(mostComments + 1);
    await expect(brand.client.comments.restore({ params: { id: first } })).rejects.toMatchObject({
      code: 'comment.too_many',
    });
    await brand.client.comments.remove({ params: { id: second } });
    expect((await brand.client.comments.restore({ params: { id: second } })).comment.id).toBe(second);
  });

  it('tells all that were handed over together, page by page', async () => {
    const ids = await fill(600, { text: 'x'.repeat(300) });
    await situation.brand.client.files.review({
      params: { id: situation.fileId },
      body: { status: 'NEEDS_REVISION', commentIds: ids },
    });
    const { creator, fileId } = situation;
    const page = await creator.client.comments.list({ params: { id: fileId }, query: { since: 600 } });
    expect([page.more, page.comments.every(({ isTask }) => isTask)]).toEqual([true, true]);
    expect((await readAll(creator)).length).toBe(600);
  });
});

describe('a comment', () => {
  it('has so many replies, which weigh so much with it', async () => {
    const { comment } = await add({ kind: 'NOTE', text: longText, drawing });
    const taken = weightOfComment({ text: longText, drawing });
    const fits = Math.floor((mostThreadWeight - taken) / weightOfReply(longText));
    for (let n = 0; n < fits; n++) await reply(comment.id, longText);
    expect(await codeOf(reply(comment.id, longText))).toBe('comment.thread_full');
    const [short = ''] = await fill(1, {}, { replies: Array(mostReplies).fill('Yes'), first: 500 });
    expect(await codeOf(reply(short, 'Yes'))).toBe('comment.too_many_replies');
  });

  it('may not grow beyond what its file has room for', async () => {
    const { comment } = await add(noted);
    await server.app.deps.db
      .update(comments)
      .set({ weight: mostFileWeight - 200 })
      .where(eq(comments.id, (await fill(1, {}, { first: 900 }))[0] ?? ''));
    const longer = situation.brand.client.comments.change({
      params: { id: comment.id },
      body: { ...noted, text: longText },
    });
    expect(await codeOf(longer)).toBe('comment.file_full');
  });
});

describe('guests of a link', () => {
  async function enter() {
    const { token } = await situation.brand.client.shares.create({
      params: { id: situation.dealId },
      body: newShare([situation.fileId], { hasWatermark: false }),
    });
    const { guest } = await server.anonymous.shares.enter({ params: { token }, body: { name: 'Dana' } });
    return { token, client: server.as(guest.token) };
  }
  const say = (guest: Awaited<ReturnType<typeof enter>>) =>
    guest.client.shares.addComment({
      params: { token: guest.token },
      body: { fileId: situation.fileId, text: 'The logo is cut' },
    });

  it('fill their own room and leave that of both sides, and of other links', async () => {
    const guest = await enter();
    const { comment } = await say(guest);
    const [row] = await server.app.deps.db.select().from(comments).where(eq(comments.id, comment.id));
    const fields = { kind: 'NOTE', authorRole: null, authorId: null, guestName: 'Dana' } as const;
    const removed = { ...fields, guestId: row?.guestId ?? null, removedAt: new Date() };
    await fill(mostGuestComments - 1, removed, { first: 2 });
    expect(await codeOf(say(guest))).toBe('comment.link_full');
    expect((await add(noted)).comment.text).toBe(noted.text);
    expect((await say(await enter())).comment.guest).toEqual({ name: 'Dana' });
  });

  it('read what they wrote in small pieces', async () => {
    const guest = await enter();
    const { comment } = await say(guest);
    const [row] = await server.app.deps.db.select().from(comments).where(eq(comments.id, comment.id));
    await server.app.deps.db.delete(comments).where(eq(comments.id, comment.id));
    const fields = { kind: 'NOTE', authorRole: null, authorId: null, guestName: 'Dana' } as const;
    const ids = await fill(40, {
      ...fields,
      guestId: row?.guestId ?? null,
      text: longText,
      strokes: drawing,
    });
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await guest.client.shares.comments({
        params: { token: guest.token },
        query: after === undefined ? {} : { after },
      });
      expect(sizeOf(page)).toBeLessThan(mostBytes);
      found.push(...page.comments.map(({ id }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(found).toEqual(ids);
  });
});

describe('a drawing of before it was packed', () => {
  it('is shown, and packed in time', async () => {
    const { db } = server.app.deps;
    const [id = ''] = await fill(1, { drawing });
    expect((await readAll(situation.brand))[0]?.drawing).toEqual(drawing);
    await db.transaction((tx) => packDrawings(tx));
    const [row] = await db.select().from(comments).where(eq(comments.id, id));
    expect(row).toMatchObject({ drawing: null, strokes: drawing });
    expect((await readAll(situation.brand))[0]?.drawing).toEqual(drawing);
  });
});
