/** A draft until it is submitted: who sees it, its order, and what it waits for. */
import { type AppError, api, currentDeliverables, type DealFile, inTheirPlaces } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { facts } from '../../platform/database/tables/index.ts';
import { sampleNumberedFilm } from '../../platform/media/sample-films.ts';
import { hasVideoTools, samplePdf, samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, attestAll, type DealSituation } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { compareBytes } from '../../testing/compare-bytes.ts';
import { dealOf, drafted, draftOf, namesOf, review, submit, takeBack } from '../../testing/drafts.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { beginUpload, sendPart, sendToDraft } from '../../testing/send-parts.ts';
import { storedKeys } from '../../testing/stored-keys.ts';

const server = useTestServer();

describe('a draft', () => {
  it('is seen by the creator alone', async () => {
    const situation = await drafted(server, 'one.pdf');
    const { brand, creator, dealId } = situation;
    const [file] = situation.files as [DealFile];
    expect(await dealOf(situation)).toMatchObject({ status: 'ACCEPTED', files: [], _count: { files: 0 } });
    expect((await creator.client.deals.read({ params: { id: dealId } })).deal.files).toEqual([]);
    const { deals } = await brand.client.deals.brandDeals();
    expect(deals[0]).toMatchObject({ hasNewActivity: true, contentSummary: { totalFiles: 0 } });
    expect(await codeOf(brand.client.drafts.read({ params: { id: dealId } }))).toBe('auth.wrong_role');
    expect(await codeOf(review(situation, file.id, 'APPROVED'))).toBe('file.not_found');
    const message = { dealId, type: 'FILE' as const, content: 'Look', fileId: file.id };
    expect(await codeOf(creator.client.messages.send({ body: message }))).not.toBe('done');
    const told = await server.app.deps.db.select().from(facts).where(eq(facts.kind, 'draft.changed'));
    expect(told.map(({ brandId, creatorId }) => [brandId, creatorId])).toEqual([
      [null, creator.user.id],
      [null, creator.user.id],
    ]);
  });

  it('is ordered, and loses what is removed, bytes too', async () => {
    const situation = await drafted(server, 'one.pdf', 'two.pdf', 'three.pdf');
    const { creator, dealId } = situation;
    const [one, two, three] = situation.files as [DealFile, DealFile, DealFile];
    const place = (fileId: string, position: number) =>
      creator.client.drafts.changeFile({ params: { id: dealId, fileId }, body: { position } });
    expect(namesOf((await place(three.id, 1)).draft.files)).toEqual(['three.pdf', 'one.pdf', 'two.pdf']);
    expect(namesOf((await place(three.id, 9)).draft.files)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
    const { draft } = await creator.client.drafts.removeFile({ params: { id: dealId, fileId: two.id } });
    expect(namesOf(draft.files)).toEqual(['one.pdf', 'three.pdf']);
    await server.drain();
    expect(await compareBytes(server.app.deps)).toEqual({ rowsWithoutBytes: [], bytesWithoutRow: [] });
    expect(await codeOf(place(two.id, 1))).toBe('file.not_found');
    await submit(situation);
    expect(await codeOf(place(one.id, 1))).toBe('file.not_found');
  });

  it('has files in the order in which they were chosen, whichever arrives first', async () => {
    const situation = await acceptedDeal(server, { deliverableWishes: [{ kind: 'UGC Photo' }] });
    const { creator, dealId } = situation;
    const picture = await samplePicture('jpeg');
    const [large, small] = [
      await beginUpload(creator, dealId, picture, { name: 'large.jpg' }),
      await beginUpload(creator, dealId, picture, { name: 'small.jpg' }),
    ];
    for (const { id } of [small, large]) {
      // The body of a request is consumed once it was sent.
      await sendPart(server, creator, { id, number: 1 }, Buffer.from(picture));
      await creator.client.uploads.complete({ params: { id }, body: {} });
    }
    const { files } = await draftOf(situation);
    expect(namesOf(files)).toEqual(['large.jpg', 'small.jpg']);
    expect(files.map(({ deliverableId }) => deliverableId !== null)).toEqual([true, false]);
  });

  it('keeps its order when it is submitted, and what joins it or comes anew', async () => {
    const situation = await drafted(server, 'one.pdf', 'two.pdf', 'three.pdf');
    const { creator, dealId } = situation;
    const [one, , three] = situation.files as [DealFile, DealFile, DealFile];
    await creator.client.drafts.changeFile({
      params: { id: dealId, fileId: three.id },
      body: { position: 1 },
    });
    await submit(situation);
    await sendToDraft(server, creator, dealId, samplePdf(), { name: 'forgotten.pdf' });
    await submit(situation);
    const ordered = ['three.pdf', 'one.pdf', 'two.pdf', 'forgotten.pdf'];
    expect(namesOf((await dealOf(situation)).files)).toEqual(ordered);
    for (const { id } of (await dealOf(situation)).files)
      await review(situation, id, id === one.id ? 'NEEDS_REVISION' : 'APPROVED');
    await sendToDraft(server, creator, dealId, samplePdf(), { name: 'one-again.pdf', replaces: one.id });
    await submit(situation);
    const { files } = await dealOf(situation);
    expect(namesOf(inTheirPlaces(currentDeliverables(files), files))).toEqual(
      ordered.map((name) => (name === 'one.pdf' ? 'one-again.pdf' : name)),
    );
  });

  it.runIf(hasVideoTools())(
    'shows its films while they are in it, and loses what was made of them too',
    async () => {
      const { creator, dealId } = await acceptedDeal(server);
      const film = sampleNumberedFilm({ rate: { numerator: 25, denominator: 1 }, frames: 25 });
      const { id, media } = await sendToDraft(server, creator, dealId, film);
      expect(media).toMatchObject({ state: 'WAITING' });
      await server.drain();
      const { draft } = await creator.client.drafts.read({ params: { id: dealId } });
      expect(draft.files[0]?.media).toMatchObject({ state: 'READY', proxy: { frames: 25 } });
      const before = (await storedKeys(server)).length;
      await creator.client.drafts.removeFile({ params: { id: dealId, fileId: id } });
      await server.drain();
      // The video, its poster, its proxy and its storyboard.
      expect((await storedKeys(server)).length).toBe(before - 4);
    },
  );

  it('is submitted whole and at once', async () => {
    const situation = await drafted(server, 'one.pdf', 'two.pdf');
    const { creator, dealId } = situation;
    expect((await submit(situation)).deal).toEqual({ id: dealId, status: 'SUBMITTED' });
    const { status, files } = await dealOf(situation);
    expect(status).toBe('SUBMITTED');
    expect(files.map((file) => [file.originalName, file.status])).toEqual([
      ['one.pdf', 'PENDING'],
      ['two.pdf', 'PENDING'],
    ]);
    expect(new Set(files.map(({ submittedAt }) => submittedAt)).size).toBe(1);
    expect(await draftOf(situation)).toMatchObject({ files: [], isOpen: true, isTakeBackPossible: true });
    const { deals } = await creator.client.deals.creatorDeals();
    expect(deals[0]?.contentSummary).toMatchObject({
      pendingReview: 2,
      lastSubmission: files[0]?.submittedAt,
    });
    expect((await server.mails()).filter((mail) => mail.includes('To: ')).length).toBeGreaterThan(0);
    expect(await codeOf(submit(situation))).toBe('draft.empty');
  });

  it('waits for what is still on its way', async () => {
    const situation = await drafted(server, 'one.pdf');
    const { creator, dealId } = situation;
    const upload = await beginUpload(creator, dealId, samplePdf());
    const refusal = (await submit(situation).catch((error) => error)) as AppError;
    expect(refusal).toMatchObject({ code: 'draft.not_ready' });
    expect(refusal.message).toBe('Before you submit: wait for your uploads, or cancel them.');
    expect((await draftOf(situation)).uploads).toMatchObject([{ id: upload.id, received: [] }]);
    await creator.client.uploads.cancel({ params: { id: upload.id } });
    await submit(situation);
  });

  it('waits until the brief is confirmed, and until everything that was asked is ticked', async () => {
    const situation = await drafted(server, 'one.pdf');
    const { brand, creator, dealId } = situation;
    const submitUnconfirmed = () => creator.client.drafts.submit({ params: { id: dealId } });
    const leftOf = async (work: Promise<unknown>) =>
      ((await work.catch((error) => error)) as AppError).message;
    expect(await leftOf(submitUnconfirmed())).toBe('Before you submit: confirm the guidelines.');
    await submit(situation);
    const [file] = (await dealOf(situation)).files as [DealFile];
    const comment = { kind: 'IN_BRIEF' as const, text: 'Brighter' };
    const added = await brand.client.comments.add({ params: { id: file.id }, body: comment });
    await brand.client.files.review({
      params: { id: file.id },
      body: { status: 'NEEDS_REVISION', commentIds: [added.comment.id] },
    });
    await sendToDraft(server, creator, dealId, samplePdf(), { replaces: file.id });
    expect(await leftOf(submitUnconfirmed())).toBe('Before you submit: tick your tasks.');
    await creator.client.comments.changeState({
      params: { id: added.comment.id },
      body: { state: 'TO_CHECK' },
    });
    await submitUnconfirmed();
  });

  it('waits for a file of which a check fails, as far as it is known and the brand asked for it', async () => {
    const photo = { kind: 'UGC Photo', shape: '9:16' } as const;
    const situation = await acceptedDeal(server, { deliverableWishes: [photo] });
    const { creator, dealId } = situation;
    await attestAll(situation);
    const submitted = () =>
      creator.client.drafts.submit({ params: { id: dealId } }).then(
        () => 'done',
        ({ message }: AppError) => message,
      );
    const wide = await sendToDraft(server, creator, dealId, await samplePicture('jpeg'), { name: 'a.jpg' });
    const wish = (await dealOf(situation)).deliverableWishes?.find(({ kind }) => kind === 'UGC Photo');
    const assign = (deliverableId: string | null) =>
      creator.client.drafts.changeFile({ params: { id: dealId, fileId: wide.id }, body: { deliverableId } });
    await assign(wish?.id ?? null);
    await server.drain();
    expect(await submitted()).toBe('Before you submit: replace the file that failed its check.');
    await assign(null);
    expect(await submitted()).toBe('done');
  });

  it('is not held up by a file that differs from what is usual alone', async () => {
    const situation = await acceptedDeal(server, { deliverableWishes: [{ kind: 'UGC Photo' }] });
    const { creator, dealId } = situation;
    await attestAll(situation);
    const name = { name: 'a.jpg' };
    const { deliverableId } = await sendToDraft(server, creator, dealId, await samplePicture('jpeg'), name);
    expect(deliverableId).not.toBe(null);
    await server.drain();
    await creator.client.drafts.submit({ params: { id: dealId } });
  });

  it('holds a file at once to the only deliverable that it can be', async () => {
    const photo = {
      shape: '9:16',
      minSeconds: null,
      maxSeconds: null,
      minWidth: null,
      minHeight: null,
    } as const;
    const situation = await acceptedDeal(server, { deliverableWishes: [{ kind: 'UGC Photo', ...photo }] });
    const { creator, dealId } = situation;
    const { deliverableWishes = [] } = await dealOf(situation);
    const wish = deliverableWishes.find(({ kind }) => kind === 'UGC Photo');
    const send = async (name: string, as = {}) =>
      sendToDraft(server, creator, dealId, await samplePicture('jpeg'), { name, ...as });
    const first = await send('a.jpg');
    expect(first.deliverableId).toBe(wish?.id);
    expect((await send('b.jpg')).deliverableId).toBe(null);
    const again = await send('c.jpg', { replaces: first.id });
    expect(again.deliverableId).toBe(wish?.id);
    await server.drain();
    await attestAll(situation);
    expect(await codeOf(creator.client.drafts.submit({ params: { id: dealId } }))).toBe('draft.not_ready');
  });

  it('knows the deliverables of its deal, and no others', async () => {
    const situation = await drafted(server, 'one.pdf');
    const { creator, dealId } = situation;
    const [file] = situation.files as [DealFile];
    const assign = async (to: DealSituation) => {
      const [wish] = (await dealOf(to)).deliverableWishes ?? [];
      const body = { deliverableId: wish?.id ?? null };
      return creator.client.drafts.changeFile({ params: { id: dealId, fileId: file.id }, body });
    };
    const { draft } = await assign(situation);
    expect(draft.files[0]?.deliverableId).toBeTruthy();
    expect(await codeOf(assign(await drafted(server)))).toBe('draft.deliverable_unknown');
  });

  it('with nothing in it submits nothing', async () => {
    const situation = await drafted(server);
    expect(await codeOf(submit(situation))).toBe('draft.empty');
    expect((await dealOf(situation)).status).toBe('ACCEPTED');
  });

  it('takes a forgotten file into the submission that waits', async () => {
    const situation = await drafted(server, 'one.pdf');
    const { creator, dealId } = situation;
    await submit(situation);
    await sendToDraft(server, creator, dealId, samplePdf(), { name: 'forgotten.pdf' });
    await submit(situation);
    const { files, status } = await dealOf(situation);
    expect([status, namesOf(files)]).toEqual(['SUBMITTED', ['one.pdf', 'forgotten.pdf']]);
    expect(files[1]?.submittedAt).toBe(files[0]?.submittedAt);
    await takeBack(situation);
    expect(namesOf((await draftOf(situation)).files)).toEqual(['one.pdf', 'forgotten.pdf']);
  });

  it('has stills and smaller pictures, and lets a place be taken out of a file', async () => {
    const situation = await acceptedDeal(server);
    const { creator, dealId } = situation;
    const file = await sendToDraft(server, creator, dealId, await samplePicture('jpeg'), { name: 'a.jpg' });
    await server.drain();
    const [drafted] = (await draftOf(situation)).files;
    expect(drafted).toMatchObject({ id: file.id, hasLocation: false });
    expect(drafted?.poster).toBeTruthy();
    const cleaned = await creator.client.files.clean({ params: { id: dealId, fileId: file.id } });
    expect(cleaned.file.status).toBe('DRAFT');
  });
});

describe('every file of a deal', () => {
  it('has the hash of its bytes', async () => {
    const { creator, brand, dealId } = await acceptedDeal(server);
    for (const person of [creator, brand]) {
      const { file } = await sendFile(server, person, api.files.upload, samplePdf(), { params: { dealId } });
      expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
