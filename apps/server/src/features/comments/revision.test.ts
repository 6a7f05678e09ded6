/** From request to result: states, prices, rounds, and the lines of the brief. */
import { describe, expect, it } from 'vitest';
import {
  add,
  answer,
  bring,
  inBrief,
  list,
  noted,
  type Reviewed,
  request,
  reviewedFile,
  sendBack,
  uploadCut,
} from '../../testing/comments.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

describe('states', () => {
  it('go from the creator, who ticks, to the brand, who confirms or says not yet', async () => {
    const { brand, creator, fileId } = await reviewedFile(server);
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
    const { brand, creator, fileId } = await reviewedFile(server);
    const { id } = await add(brand, fileId, inBrief);
    await bring(creator, id, 'TO_CHECK');
    const both = await Promise.allSettled([bring(brand, id, 'DONE'), bring(creator, id, 'OPEN')]);
    const refused = both.filter(({ status }) => status === 'rejected');
    const [comment] = (await list(brand, fileId)).comments;
    // Confirmed first, the creator can no longer take the tick back; taken back first, the brand may still confirm.
    expect([comment?.state, refused.length]).toEqual(['DONE', both[1].status === 'rejected' ? 1 : 0]);
  });

  it('a new request is priced, and the price accepted; then it is work', async () => {
    const { brand, creator, fileId } = await reviewedFile(server);
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
    const { brand, creator, fileId, dealId } = await reviewedFile(server);
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
    const { brand, fileId, dealId } = await reviewedFile(server);
    const other = await reviewedFile(server);
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
    const { brand, creator, fileId, dealId } = await reviewedFile(server);
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
    const situation = await reviewedFile(server);
    const { brand, creator, fileId, dealId } = situation;
    const other = await uploadCut(server, creator, dealId);
    const asked = await add(brand, fileId, request);
    await sendBack(brand, fileId, [asked.id], 'As agreed');
    expect(await roundsOf(situation)).toEqual({ included: 2, used: 0 });
    const task = await add(brand, other, inBrief);
    await sendBack(brand, other, [task.id]);
    expect(await roundsOf(situation)).toEqual({ included: 2, used: 1 });
  });

  it('one more is included once the creator agrees to it', async () => {
    const situation = await reviewedFile(server);
    const { brand, creator, fileId } = situation;
    const { id } = await add(brand, fileId, { ...request, asksForRound: true });
    await answer(creator, id, 'ACCEPTED');
    expect(await roundsOf(situation)).toEqual({ included: 3, used: 0 });
  });
});

describe('the brief', () => {
  it('is cited line by line, its own alone', async () => {
    const { brand, fileId, dealId } = await reviewedFile(server);
    const other = await reviewedFile(server);
    const lineOf = async (id: string) =>
      (await brand.client.deals.read({ params: { id } })).deal.briefItems?.[0]?.id ?? '';
    const briefItemId = await lineOf(dealId);
    expect(await add(brand, fileId, { ...inBrief, briefItemId })).toMatchObject({ briefItemId });
    const foreign = add(other.brand, other.fileId, { ...inBrief, briefItemId });
    await expect(foreign).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
