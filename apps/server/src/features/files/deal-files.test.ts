import { api, type DealStatus, type Verdict } from '@briefcast/contract';
import { describe, expect, it } from 'vitest';
import { readFactsOf, readNow } from '../../platform/facts/read-facts.ts';
import { hasVideoTools, samplePdf, samplePicture, sampleVideo } from '../../platform/media/sample-media.ts';
import {
  acceptedDeal,
  actorOf,
  type DealSituation,
  publishedCreator,
  sentBrief,
} from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { liveEventOf } from '../live/live-event-of.ts';

const server = useTestServer();

const upload = async (person: Person, dealId: string, bytes = samplePdf(), name = 'file.pdf') =>
  (await sendFile(server, person, api.files.upload, bytes, { name, params: { dealId } })).file;
const statusOf = async ({ brand, dealId }: DealSituation) =>
  (await brand.client.deals.read({ params: { id: dealId } })).deal.status;
const move = (person: Person, dealId: string, status: DealStatus) =>
  person.client.deals.changeStatus({ params: { id: dealId }, body: { status } });
const review = async (person: Person, id: string, status: Verdict, feedback?: string) =>
  (await person.client.files.review({ params: { id }, body: { status, ...(feedback ? { feedback } : {}) } }))
    .file;

describe('uploading to a deal', () => {
  it("a brand's file is a reference, before the brief is accepted too", async () => {
    const { brand, dealId } = await sentBrief(server);
    const file = await upload(brand, dealId, samplePdf(), 'Guide – für alle.pdf');
    expect(file).toMatchObject({
      originalName: 'Guide – für alle.pdf',
      type: 'DOCUMENT',
      size: samplePdf().length,
      status: 'REFERENCE',
      feedback: null,
      uploader: { role: 'BRAND' },
      superseded: false,
      poster: null,
    });
    const { deal } = await brand.client.deals.read({ params: { id: dealId } });
    expect(deal.files).toEqual([file]);
    expect(deal.status).toBe('BRIEF_SENT');
  });

  it("a creator's first file is pending and begins the work by itself", async () => {
    const situation = await acceptedDeal(server);
    const file = await upload(situation.creator, situation.dealId);
    expect(file).toMatchObject({ status: 'PENDING', uploader: { role: 'CREATOR' } });
    expect(await statusOf(situation)).toBe('IN_PROGRESS');
    await upload(situation.creator, situation.dealId);
    expect(await statusOf(situation)).toBe('IN_PROGRESS');
  });

  it('two first files at once both count, and the work begins once', async () => {
    const situation = await acceptedDeal(server);
    const { creator, dealId } = situation;
    await Promise.all([1, 2, 3].map(() => upload(creator, dealId)));
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect([deal.files.length, deal.status]).toEqual([3, 'IN_PROGRESS']);
  });

  it('a file after revision brings the deal back to work', async () => {
    const situation = await acceptedDeal(server);
    const first = await upload(situation.creator, situation.dealId);
    await review(situation.brand, first.id, 'NEEDS_REVISION', 'Brighter, please.');
    expect(await statusOf(situation)).toBe('NEEDS_REVISION');
    await upload(situation.creator, situation.dealId);
    expect(await statusOf(situation)).toBe('IN_PROGRESS');
  });

  it('is refused while the deal takes no files, and leaves no bytes', async () => {
    const { creator, brand, dealId } = await sentBrief(server);
    const before = await storedKeys(server);
    await expect(upload(creator, dealId)).rejects.toMatchObject({
      code: 'file.not_now',
      status: 409,
      message: 'You cannot add files while the project is “Brief Sent”.',
    });
    await move(brand, dealId, 'CANCELLED');
    await expect(upload(brand, dealId)).rejects.toMatchObject({ code: 'file.not_now' });
    expect(await storedKeys(server)).toEqual(before);
  });

  it('is refused when the deal closes while the bytes arrive, and leaves no bytes', async () => {
    const { brand, dealId } = await sentBrief(server);
    const before = await storedKeys(server);
    const { storage } = server.app.deps;
    const write = storage.write.bind(storage);
    storage.write = async (key, source) => {
      const size = await write(key, source);
      await move(brand, dealId, 'CANCELLED');
      return size;
    };
    await expect(upload(brand, dealId)).rejects.toMatchObject({ code: 'file.not_now' });
    storage.write = write;
    expect(await storedKeys(server)).toEqual(before);
  });

  it("somebody else's deal is not found", async () => {
    const { dealId } = await acceptedDeal(server);
    const before = await storedKeys(server);
    for (const stranger of [await server.signUpBrand(), await publishedCreator(server)]) {
      await expect(upload(stranger, dealId)).rejects.toMatchObject({ code: 'deal.not_found', status: 404 });
    }
    expect(await storedKeys(server)).toEqual(before);
  });

  it('refuses what is no picture, video or document, with a plain text', async () => {
    const { brand, dealId } = await sentBrief(server);
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await expect(upload(brand, dealId, html, 'picture.png')).rejects.toMatchObject({
      code: 'file.type_not_accepted',
      status: 415,
      message: expect.stringContaining('Send an image (JPEG'),
    });
  });
});

describe('reviewing a file', () => {
  it('approves without moving the deal', async () => {
    const situation = await acceptedDeal(server);
    const { id } = await upload(situation.creator, situation.dealId);
    expect(await review(situation.brand, id, 'APPROVED')).toMatchObject({
      status: 'APPROVED',
      feedback: null,
    });
    expect(await statusOf(situation)).toBe('IN_PROGRESS');
  });

  it.each(['NEEDS_REVISION', 'REJECTED'] as const)('%s moves a submitted deal by itself', async (verdict) => {
    const situation = await acceptedDeal(server);
    const { id } = await upload(situation.creator, situation.dealId);
    await move(situation.creator, situation.dealId, 'SUBMITTED');
    expect(await review(situation.brand, id, verdict, 'Again, please.')).toMatchObject({
      status: verdict,
      feedback: 'Again, please.',
    });
    expect(await statusOf(situation)).toBe('NEEDS_REVISION');
  });

  it('needs feedback for a revision', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const { id } = await upload(creator, dealId);
    await expect(review(brand, id, 'NEEDS_REVISION')).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['feedback'], message: 'Please say what needs to be changed.' }],
    });
  });

  it('approves several at once, all of them or none', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const other = await acceptedDeal(server);
    const ids = [(await upload(creator, dealId)).id, (await upload(creator, dealId)).id];
    const elsewhere = await upload(other.creator, other.dealId);
    const approve = (fileIds: string[]) =>
      brand.client.files.approve({ params: { id: dealId }, body: { fileIds } });
    const statuses = async () =>
      (await brand.client.deals.read({ params: { id: dealId } })).deal.files.map(({ status }) => status);
    await expect(approve([...ids, elsewhere.id])).rejects.toMatchObject({ code: 'file.not_found' });
    expect(await statuses()).toEqual(['PENDING', 'PENDING']);
    expect((await approve(ids)).approved).toEqual(ids);
    expect(await statuses()).toEqual(['APPROVED', 'APPROVED']);
    await expect(approve(ids)).rejects.toMatchObject({ code: 'file.already_judged' });
  });

  it('judges a file once, even when asked twice at once', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const { id } = await upload(creator, dealId);
    const answers = await Promise.allSettled([review(brand, id, 'APPROVED'), review(brand, id, 'REJECTED')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(review(brand, id, 'APPROVED')).rejects.toMatchObject({
      code: 'file.already_judged',
      status: 409,
    });
  });

  it('judges no references', async () => {
    const { brand, dealId } = await acceptedDeal(server);
    const { id } = await upload(brand, dealId);
    await expect(review(brand, id, 'APPROVED')).rejects.toMatchObject({ code: 'file.already_judged' });
  });

  it('judges nothing once the deal is closed', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const { id } = await upload(creator, dealId);
    const { client } = await server.signInAdmin();
    await client.admin.removeUser({ params: { id: creator.user.id } });
    await expect(review(brand, id, 'APPROVED')).rejects.toMatchObject({ code: 'deal.status_conflict' });
  });

  it("is for the deal's brand alone", async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const { id } = await upload(creator, dealId);
    await expect(review(creator, id, 'APPROVED')).rejects.toMatchObject({
      code: 'auth.wrong_role',
      status: 403,
    });
    const stranger = await server.signUpBrand();
    await expect(review(stranger, id, 'APPROVED')).rejects.toMatchObject({
      code: 'file.not_found',
      status: 404,
    });
    await expect(review(stranger, dealId, 'APPROVED')).rejects.toMatchObject({ code: 'file.not_found' });
  });

  it('tells both sides', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const { db } = server.app.deps;
    const since = await readNow(db);
    const { id } = await upload(creator, dealId);
    await review(brand, id, 'REJECTED');
    for (const person of [brand, creator]) {
      const { facts } = await readFactsOf(db, actorOf(person), since, 50);
      const received = facts.map(({ fact }) => liveEventOf(fact));
      // The bell's own events arrive too, and are tested with it.
      expect(received.filter((event) => event?.kind !== 'notifications.changed')).toEqual([
        { kind: 'file.changed', dealId, subjectId: id, by: 'CREATOR', byPerson: creator.user.id },
        { kind: 'deal.changed', dealId, subjectId: null, by: 'CREATOR', byPerson: creator.user.id },
        { kind: 'file.changed', dealId, subjectId: id, by: 'BRAND', byPerson: brand.user.id },
        { kind: 'deal.changed', dealId, subjectId: null, by: 'BRAND', byPerson: brand.user.id },
      ]);
    }
  });
});

describe('smaller pictures and stills', () => {
  const fileOf = async (person: Person, dealId: string, id: string) =>
    (await person.client.deals.read({ params: { id: dealId } })).deal.files.find((file) => file.id === id);

  it('a picture gets one by a job', async () => {
    const { brand, dealId } = await sentBrief(server);
    const { id } = await upload(brand, dealId, await samplePicture('jpeg', 1600, 800));
    expect((await fileOf(brand, dealId, id))?.poster).toBeNull();
    await server.app.deps.jobs.drain();
    const poster = (await fileOf(brand, dealId, id))?.poster;
    const answer = await server.app.http.inject({ url: poster ?? '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it.runIf(hasVideoTools())('a video gets a still', async () => {
    const { brand, dealId } = await sentBrief(server);
    const { id } = await upload(brand, dealId, sampleVideo('mp4'));
    await server.app.deps.jobs.drain();
    expect((await fileOf(brand, dealId, id))?.poster).toContain('variant=poster');
  });

  it('a damaged picture stays without one, and its job is done', async () => {
    const { brand, dealId } = await sentBrief(server);
    const whole = await samplePicture('png');
    const { id } = await upload(brand, dealId, whole.subarray(0, 100));
    await server.app.deps.jobs.drain();
    expect(await fileOf(brand, dealId, id)).toMatchObject({ poster: null });
  });
});
