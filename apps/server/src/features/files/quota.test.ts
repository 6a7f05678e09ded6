import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type AppError, api, type RouteSpec } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { media, uploadReservations } from '../../platform/database/tables/index.ts';
import { samplePdf, samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, briefFor, type DealSituation } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { compareBytes } from '../../testing/compare-bytes.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { multipartBody } from '../../testing/multipart-body.ts';
import { sendFile } from '../../testing/send-file.ts';

const kilobyte = 1024;
const server = useTestServer({
  quotaAccountBytes: 400 * kilobyte,
  quotaAccountMedia: 4,
  quotaDealBytes: 300 * kilobyte,
  quotaDealFiles: 5,
});

/** A document of this many bytes. */
const pdfOf = (bytes: number) => Buffer.concat([samplePdf(), randomBytes(bytes - samplePdf().length)]);
const send = (person: Person, dealId: string, bytes: Buffer) =>
  sendFile(server, person, api.files.upload, bytes, { params: { dealId }, name: 'file.pdf' });
const usage = (person: Person, dealId?: string) =>
  person.client.files.usage({ query: dealId === undefined ? {} : { dealId } });
const reservations = () => server.app.deps.db.select().from(uploadReservations);

/** Refused uploads left neither bytes nor a reservation. */
afterEach(async () => {
  expect(await reservations()).toEqual([]);
  expect(await compareBytes(server.app.deps)).toEqual({ rowsWithoutBytes: [], bytesWithoutRow: [] });
});

describe('what a deal may store', () => {
  test('is filled to the last byte, and not beyond', async () => {
    const { brand, dealId } = await acceptedDeal(server);
    await send(brand, dealId, pdfOf(200 * kilobyte));
    expect(await codeOf(send(brand, dealId, pdfOf(100 * kilobyte + 1)))).toBe('file.quota_deal');
    await send(brand, dealId, pdfOf(100 * kilobyte));
    const refusal = (await send(brand, dealId, pdfOf(2 * kilobyte)).catch((error) => error)) as AppError;
    expect(refusal).toMatchObject({ code: 'file.quota_deal', status: 409 });
    expect(refusal.message).toContain('take 300 KB of 300 KB');
    expect((await usage(brand, dealId)).deal).toEqual({
      usedBytes: 300 * kilobyte,
      limitBytes: 300 * kilobyte,
      count: 2,
      maxCount: 5,
    });
  });

  test('counts both sides, and the files', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    for (const person of [brand, creator, brand, creator, brand]) await send(person, dealId, samplePdf());
    expect(await codeOf(send(creator, dealId, samplePdf()))).toBe('file.quota_deal_files');
  });

  test.each([
    ['one side', ({ creator }: DealSituation) => Array.from({ length: 8 }, () => creator)],
    ['both sides', ({ creator, brand }: DealSituation) => [creator, brand, creator, brand, creator, brand]],
  ])('is not passed by uploads of %s at once', async (_, people) => {
    const situation = await acceptedDeal(server);
    const codes = await Promise.all(
      people(situation).map((person) => codeOf(send(person, situation.dealId, pdfOf(120 * kilobyte)))),
    );
    expect(codes.filter((code) => code === 'done').length).toBeLessThanOrEqual(2);
    expect(new Set(codes.filter((code) => code !== 'done'))).toEqual(new Set(['file.quota_deal']));
    const { deal } = await usage(situation.brand, situation.dealId);
    expect(deal?.usedBytes).toBe(codes.filter((code) => code === 'done').length * 120 * kilobyte);
  });
});

describe('what an account may store', () => {
  test('counts over deals, and deleting a deal gives it back', async () => {
    const first = await acceptedDeal(server);
    const { brand, creator } = first;
    const another = async () => {
      const body = briefFor(creator);
      return (await brand.client.deals.create({ body })).deal.id;
    };
    const dealIds = [await another(), await another()] as const;
    await send(brand, dealIds[0], pdfOf(250 * kilobyte));
    await send(brand, dealIds[1], pdfOf(100 * kilobyte));
    const refusal = (await send(brand, dealIds[1], pdfOf(51 * kilobyte)).catch((error) => error)) as AppError;
    expect(refusal.code).toBe('file.quota_account');
    expect(refusal.message).toContain('350 KB of your 400 KB');
    // The other side has its own.
    await send(creator, first.dealId, pdfOf(51 * kilobyte));
    const admin = await server.signInAdmin();
    await admin.client.admin.removeDeal({ params: { id: dealIds[0] } });
    await server.drain();
    await send(brand, dealIds[1], pdfOf(51 * kilobyte));
    expect((await usage(brand)).account.usedBytes).toBe(151 * kilobyte);
  });

  test('counts pictures of the profile; removing an item gives its place back', async () => {
    const creator = await server.signUpCreator();
    const picture = await samplePicture('jpeg');
    const add = () => sendFile(server, creator, api.files.uploadPortfolio, picture);
    const { file } = await add();
    for (const _ of [1, 2]) await add();
    await sendFile(server, creator, api.files.uploadAvatar, picture);
    expect(await codeOf(add())).toBe('file.quota_media');
    const { item } = await creator.client.portfolio.add({
      body: { type: 'IMAGE', url: file.url, title: 'One' },
    });
    await creator.client.portfolio.remove({ params: { itemId: item.id } });
    await server.app.deps.jobs.drain();
    await add();
    await server.app.deps.jobs.drain();
    const { account } = await usage(creator);
    const rows = await server.app.deps.db.select().from(media).where(eq(media.ownerId, creator.user.id));
    expect(account.count).toBe(rows.length);
    expect(account.usedBytes).toBe(rows.reduce((sum, row) => sum + row.size + (row.posterSize ?? 0), 0));
  });

  test('is looked at again for what was made of an upload', async () => {
    const creator = await server.signUpCreator();
    // A noisy picture that was uploaded with strong compression becomes larger when it is re-encoded.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 400, height: 400, channels: 3, background: '#000', noise } as const;
    const picture = await sharp({ create }).avif({ quality: 1 }).toBuffer();
    const config = server.app.deps.config;
    config.quotaAccountBytes = picture.length + 100;
    try {
      const sent = sendFile(server, creator, api.files.uploadAvatar, picture);
      expect(await codeOf(sent)).toBe('file.quota_account');
    } finally {
      config.quotaAccountBytes = 400 * kilobyte;
    }
  });
});

describe('bytes on their way', () => {
  /** Begins an upload over a connection and sends a part of it. */
  async function begin(person: Person, spec: RouteSpec, path: string, bytes: Buffer, headers: object) {
    if (!server.app.http.server.listening) await server.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.http.server.address() as AddressInfo;
    const sent = request({
      port,
      method: spec.method,
      path,
      headers: { authorization: `Bearer ${person.token}`, ...headers },
    });
    const answered = once(sent, 'response').then(async ([response]) => JSON.parse(await text(response)));
    answered.catch(() => undefined);
    await new Promise((resolve) => sent.write(bytes, resolve));
    return { sent, answered };
  }

  test('are reserved before they come, and free again when they do not', async () => {
    const { brand, dealId } = await acceptedDeal(server);
    const { headers, payload } = multipartBody(pdfOf(290 * kilobyte), 'file.pdf');
    const declared = { ...headers, 'content-length': payload.length };
    const half = payload.subarray(0, 1000);
    const upload = await begin(brand, api.files.upload, `/api/files/upload/${dealId}`, half, declared);
    await expect.poll(async () => (await reservations()).length).toBe(1);
    expect(await codeOf(send(brand, dealId, pdfOf(20 * kilobyte)))).toBe('file.quota_deal');
    upload.sent.destroy();
    await expect.poll(async () => (await reservations()).length).toBe(0);
    await send(brand, dealId, pdfOf(20 * kilobyte));
  });

  test('are cut off where nothing was declared and the room is used up', async () => {
    const { brand, dealId } = await acceptedDeal(server);
    const { headers, payload } = multipartBody(pdfOf(310 * kilobyte), 'file.pdf');
    const most = payload.subarray(0, -1000);
    const upload = await begin(brand, api.files.upload, `/api/files/upload/${dealId}`, most, headers);
    // Its end is not awaited.
    expect(await upload.answered).toMatchObject({ error: { code: 'file.quota_deal' } });
    upload.sent.destroy();
  });

  test('of a killed process are free again after a minute', async () => {
    const { brand, dealId } = await acceptedDeal(server);
    const now = server.app.deps.clock();
    await server.app.deps.db.insert(uploadReservations).values({
      accountId: brand.user.id,
      dealId,
      bytes: 300 * kilobyte,
      expiresAt: new Date(now.getTime() + 60_000),
    });
    expect(await codeOf(send(brand, dealId, samplePdf()))).toBe('file.quota_deal');
    server.advance(61_000);
    await send(brand, dealId, samplePdf());
    await server.app.deps.db.delete(uploadReservations);
  });
});
