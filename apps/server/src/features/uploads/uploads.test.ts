import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type AppError, mostEmptyUploads } from '@briefcast/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { uploadReservations, uploads } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { s3Storage } from '../../platform/storage/s3.ts';
import { acceptedDeal, briefFor, sentBrief } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { compareBytes } from '../../testing/compare-bytes.ts';
import { testPassword, useTestServer } from '../../testing/harness.ts';
import { startTestStore } from '../../testing/s3.ts';
import { beginUpload, bytesOfPart, sendPart, sendToDraft } from '../../testing/send-parts.ts';
import { storedKeys } from '../../testing/stored-keys.ts';

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60_000;
const pdfOf = (bytes: number) => Buffer.concat([samplePdf(), randomBytes(bytes - samplePdf().length)]);
/** Three parts, the last of one byte. */
const threeParts = pdfOf(16 * megabyte + 1);
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const store = await startTestStore();
const inStore = s3Storage(store.url('bucket/uploads'));
afterAll(async () => {
  inStore.close();
  await store.close();
});

describe.each([
  ['a folder', {}],
  ['an S3-compatible store', { storage: inStore }],
])('an upload in parts, in %s', (_, overrides) => {
  const server = useTestServer({ quotaDealBytes: 60 * megabyte }, overrides);
  const part = (person: Parameters<typeof sendPart>[1], upload: { id: string; partSize: number }) => ({
    send: (bytes: Buffer, number: number, digest?: string | null) =>
      sendPart(server, person, { id: upload.id, number }, bytesOfPart(bytes, upload, number), digest),
  });

  /** No bytes without a row are left, and none are missing. */
  afterEach(async () => {
    await server.drain();
    expect(await compareBytes(server.app.deps)).toEqual({ rowsWithoutBytes: [], bytesWithoutRow: [] });
  });

  it('takes its parts in any order and more than once, and becomes one file of the draft', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const upload = await beginUpload(creator, dealId, threeParts, { name: '../morning – routine.pdf' });
    expect(upload).toMatchObject({ parts: 3, received: [], size: threeParts.length });
    const { send } = part(creator, upload);
    await send(threeParts, 3);
    await Promise.all([send(threeParts, 1), send(threeParts, 2), send(threeParts, 2)]);
    await send(threeParts, 3);
    const params = { id: upload.id };
    const { upload: read } = await creator.client.uploads.read({ params });
    expect(read.received).toEqual([1, 2, 3]);
    expect(read.digests[2]).toBe(sha256Of(bytesOfPart(threeParts, upload, 3)));
    const { file } = await creator.client.uploads.complete({
      params,
      body: { sha256: sha256Of(threeParts) },
    });
    expect(file).toMatchObject({
      originalName: 'morning – routine.pdf',
      type: 'DOCUMENT',
      size: threeParts.length,
      status: 'DRAFT',
      sha256: sha256Of(threeParts),
      stackId: file.id,
      version: 1,
      submittedAt: null,
    });
    const { draft } = await creator.client.drafts.read({ params: { id: dealId } });
    expect(draft).toMatchObject({ isOpen: true, files: [file], uploads: [] });
    // The parts are deleted, and the file equals what was sent.
    await server.drain();
    const keys = await storedKeys(server);
    const sizes = await Promise.all(keys.map((key) => server.app.deps.storage.size(key)));
    expect(sizes).toContain(threeParts.length);
    expect(sizes.filter((size) => size === 8 * megabyte)).toEqual([]);
    const key = keys[sizes.indexOf(threeParts.length)] ?? '';
    expect(sha256Of(await buffer(await server.app.deps.storage.read(key)))).toBe(sha256Of(threeParts));
    expect(await server.app.deps.db.select().from(uploadReservations)).toEqual([]);
  });

  it('is completed once, however often and by however many it is asked for', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const bytes = pdfOf(9 * megabyte);
    const upload = await beginUpload(creator, dealId, bytes);
    const { send } = part(creator, upload);
    await send(bytes, 1);
    await send(bytes, 2);
    const complete = () => creator.client.uploads.complete({ params: { id: upload.id }, body: {} });
    const ends = await Promise.allSettled([complete(), complete(), complete()]);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as AppError).code] : []));
    expect(refused.filter((code) => code !== 'request.in_progress')).toEqual([]);
    const { file } = await complete();
    expect((await complete()).file.id).toBe(file.id);
    const { draft } = await creator.client.drafts.read({ params: { id: dealId } });
    expect(draft.files.map(({ id }) => id)).toEqual([file.id]);
    expect(await codeOf(send(bytes, 1))).toBe('upload.not_found');
  });

  it('takes over an upload whose process died while it put the parts together', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const bytes = samplePdf();
    const upload = await beginUpload(creator, dealId, bytes);
    await part(creator, upload).send(bytes, 1);
    const joiningUntil = new Date(server.app.deps.clock().getTime() + 60_000);
    await server.app.deps.db.update(uploads).set({ joiningUntil });
    const complete = () => creator.client.uploads.complete({ params: { id: upload.id }, body: {} });
    expect(await codeOf(complete())).toBe('request.in_progress');
    server.advance(61_000);
    expect((await complete()).file.status).toBe('DRAFT');
  });

  it('refuses a part that was damaged or cut off, and keeps nothing of it', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const upload = await beginUpload(creator, dealId, threeParts);
    const { send } = part(creator, upload);
    const otherDigest = `sha-256=:${createHash('sha256').digest('base64')}:`;
    expect(await codeOf(send(threeParts, 2, otherDigest))).toBe('upload.part_damaged');
    const short = threeParts.subarray(0, 5 * megabyte);
    expect(await codeOf(send(short, 1))).toBe('upload.part_cut_off');
    expect(await codeOf(send(Buffer.alloc(40 * megabyte), 4))).toBe('upload.part_unknown');
    const params = { id: upload.id };
    expect((await creator.client.uploads.read({ params })).upload.received).toEqual([]);
    expect(await codeOf(creator.client.uploads.complete({ params, body: {} }))).toBe('upload.parts_missing');
    await creator.client.uploads.cancel({ params });
  });

  it('takes parts without a digest, as pages without https send them', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const upload = await beginUpload(creator, dealId, samplePdf());
    await part(creator, upload).send(samplePdf(), 1, null);
    const { file } = await creator.client.uploads.complete({ params: { id: upload.id }, body: {} });
    expect(file.sha256).toBe(sha256Of(samplePdf()));
  });

  it('goes on with no other file than the one it began with', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const upload = await beginUpload(creator, dealId, threeParts);
    const { send } = part(creator, upload);
    await send(threeParts, 1);
    expect(await codeOf(send(pdfOf(threeParts.length), 1))).toBe('upload.other_file');
    // Another hash than the announced one ends the upload.
    await send(threeParts, 2);
    await send(threeParts, 3);
    const params = { id: upload.id };
    const promised = { sha256: sha256Of(Buffer.alloc(1)) };
    expect(await codeOf(creator.client.uploads.complete({ params, body: promised }))).toBe(
      'upload.not_as_sent',
    );
    expect(await codeOf(creator.client.uploads.read({ params }))).toBe('upload.not_found');
  });

  it('ends with its first part when its type is not taken, or too large for its type', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const bad = await beginUpload(creator, dealId, text);
    expect(await codeOf(part(creator, bad).send(text, 1))).toBe('file.type_not_accepted');
    expect(await codeOf(creator.client.uploads.read({ params: { id: bad.id } }))).toBe('upload.not_found');
    const long = pdfOf(26 * megabyte);
    const large = await beginUpload(creator, dealId, long);
    expect(await codeOf(part(creator, large).send(long, 1))).toBe('file.too_large');
    expect(await server.app.deps.db.select().from(uploadReservations)).toEqual([]);
  });

  it('has its room from the beginning, and gives it back when it is cancelled', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const begin = (size: number) =>
      creator.client.uploads.begin({ body: { dealId, name: 'film.mp4', size } });
    const { upload } = await begin(50 * megabyte);
    expect(await codeOf(begin(20 * megabyte))).toBe('file.quota_deal');
    await creator.client.uploads.cancel({ params: { id: upload.id } });
    const { upload: second } = await begin(20 * megabyte);
    expect(await codeOf(begin(3000 * megabyte))).toBe('file.too_large');
    await creator.client.uploads.cancel({ params: { id: second.id } });
  });

  it('is refused while a hundred others have not begun to arrive, and taken again once one has', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const begin = () => beginUpload(creator, dealId, samplePdf());
    const first = await begin();
    for (let n = 1; n < mostEmptyUploads; n += 1) await begin();
    expect(await codeOf(begin())).toBe('upload.too_many_begun');
    await part(creator, first).send(samplePdf(), 1);
    expect((await begin()).received).toEqual([]);
  });

  it('is listed with the parts that are there, over all deals, until it is whole', async () => {
    const { creator, brand, dealId } = await acceptedDeal(server);
    const { deal: second } = await brand.client.deals.create({ body: briefFor(creator) });
    await creator.client.deals.changeStatus({ params: { id: second.id }, body: { status: 'ACCEPTED' } });
    const first = await beginUpload(creator, dealId, threeParts);
    await part(creator, first).send(threeParts, 2);
    const other = await beginUpload(creator, second.id, samplePdf(), { name: 'other.pdf' });
    const list = async () => (await creator.client.uploads.list()).uploads;
    expect(await list()).toMatchObject([
      { id: first.id, dealId, received: [2], size: threeParts.length },
      { id: other.id, dealId: second.id, received: [], name: 'other.pdf' },
    ]);
    const stranger = await server.signUpCreator();
    expect((await stranger.client.uploads.list()).uploads).toEqual([]);
    await creator.client.uploads.cancel({ params: { id: first.id } });
    await part(creator, other).send(samplePdf(), 1);
    await creator.client.uploads.complete({ params: { id: other.id }, body: {} });
    expect(await list()).toEqual([]);
  });

  it('is nobody else’s, and only for a draft that is open', async () => {
    const { creator, brand, dealId } = await acceptedDeal(server);
    const upload = await beginUpload(creator, dealId, samplePdf());
    const stranger = await server.signUpCreator();
    expect(await codeOf(stranger.client.uploads.read({ params: { id: upload.id } }))).toBe(
      'upload.not_found',
    );
    expect(await codeOf(part(stranger, upload).send(samplePdf(), 1))).toBe('upload.not_found');
    expect(await codeOf(part(brand, upload).send(samplePdf(), 1))).toBe('auth.wrong_role');
    expect(await codeOf(beginUpload(stranger, dealId, samplePdf()))).toBe('deal.not_found');
    const sent = await sentBrief(server);
    expect(await codeOf(sendToDraft(server, sent.creator, sent.dealId, samplePdf()))).toBe('file.not_now');
    await creator.client.uploads.cancel({ params: { id: upload.id } });
  });

  it('is kept for seven days after its last part, and then leaves nothing', async () => {
    const { creator, dealId } = await acceptedDeal(server);
    const upload = await beginUpload(creator, dealId, threeParts);
    const params = { id: upload.id };
    /** Days pass, and sessions expire. */
    const inDays = async (days: number) => {
      server.advance(days * day);
      await server.drain();
      const body = { email: creator.user.email, password: testPassword };
      const { token } = await server.anonymous.accounts.logIn({ body });
      return { ...creator, token, client: server.as(token) };
    };
    await part(await inDays(6), upload).send(threeParts, 1);
    await part(await inDays(6), upload).send(threeParts, 2);
    const later = await inDays(6);
    expect((await later.client.uploads.read({ params })).upload.received).toEqual([1, 2]);
    const tooLate = await inDays(2);
    expect(await codeOf(tooLate.client.uploads.read({ params }))).toBe('upload.not_found');
    // The store's next sweep deletes the bytes of deleted rows.
    server.advance(2 * 60 * 60_000);
    await server.drain();
    expect(await server.app.deps.db.select().from(uploads)).toEqual([]);
    expect(await server.app.deps.db.select().from(uploadReservations)).toEqual([]);
  });
});
