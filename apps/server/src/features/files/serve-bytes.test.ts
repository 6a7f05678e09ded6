import { api, type OwnCreator } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../platform/database/tables/index.ts';
import { samplePdf, samplePicture } from '../../platform/media/sample-media.ts';
import { holdBytes, releaseBytes } from '../../platform/storage/hold.ts';
import { publishedCreator, sentBrief } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { readRange } from './serve-bytes.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;

describe('the part that a Range header asks for', () => {
  it.each([
    [undefined, null],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=5-500', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-500', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', 'unsatisfiable'],
    ['bytes=abc', 'unsatisfiable'],
    ['bytes=0-1,3-4', null],
    ['lines=1-2', null],
  ])('%s', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  it('is never there in no bytes at all', () => {
    expect(readRange('bytes=0-0', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});

describe('the bytes of a deal file', () => {
  const bytes = samplePdf();
  let url: string;
  beforeAll(async () => {
    const { brand, dealId } = await sentBrief(server);
    const options = { name: 'Leitfaden – (neu).pdf', params: { dealId } };
    url = (await sendFile(server, brand, api.files.upload, bytes, options)).file.url;
  });
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', address = url) =>
    server.app.http.inject({ method, url: address, headers });

  it('come whole, to be saved under their name, and act as no page', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Leitfaden ? (neu).pdf"; filename*=UTF-8''Leitfaden%20%E2%80%93%20%28neu%29.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(/^private, max-age=2\d{4}, immutable$/),
    });
  });

  it('come in parts', async () => {
    const part = await get({ range: 'bytes=1-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'PDF']);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 1-3/${bytes.length}`,
      'content-length': '3',
    });
    const end = await get({ range: 'bytes=-5' });
    expect([end.statusCode, end.rawPayload.equals(bytes.subarray(-5))]).toEqual([206, true]);
    const beyond = await get({ range: `bytes=${bytes.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await get({ range: 'bytes=x' })).statusCode).toBe(416);
  });

  it('need not come again, and a part must be of the same bytes', async () => {
    const etag = String((await get()).headers.etag);
    const known = await get({ 'if-none-match': `"other", W/${etag}` });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('answer a HEAD without bytes', async () => {
    const head = await get({}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(bytes.length),
    ]);
    const part = await get({ range: 'bytes=0-1' }, 'HEAD');
    expect([part.statusCode, part.headers['content-length']]).toEqual([206, '2']);
  });

  it('are closed without the proof, with a changed one, and for another variant', async () => {
    const address = new URL(url, 'http://x');
    expect((await get({}, 'GET', address.pathname)).json().error.code).toBe('request.invalid');
    const changed = url.replace(/expires=\d+/, 'expires=99999999999');
    expect((await get({}, 'GET', changed)).json().error).toMatchObject({ code: 'file.link_expired' });
    expect((await get({}, 'GET', `${url}&variant=poster`)).statusCode).toBe(403);
    expect((await get({}, 'GET', url.replace(/signature=../, 'signature=zz'))).statusCode).toBe(403);
    // No proof that we make has a letter like this.
    expect((await get({}, 'GET', url.replace(/signature=../, 'signature=%00x'))).statusCode).toBe(400);
  });

  it('are not found once they are gone', async () => {
    const { brand, dealId } = await sentBrief(server);
    const { file } = await sendFile(server, brand, api.files.upload, bytes, { params: { dealId } });
    const { client } = await server.signInAdmin();
    await client.admin.removeDeal({ params: { id: dealId } });
    await server.app.deps.jobs.drain();
    const answer = await get({}, 'GET', file.url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'file.not_found']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are closed again after hours', async () => {
    const { brand, dealId } = await sentBrief(server);
    const { file } = await sendFile(server, brand, api.files.upload, bytes, { params: { dealId } });
    server.advance(7 * hour);
    expect((await get({}, 'GET', file.url)).statusCode).toBe(403);
    const { deal } = await brand.client.deals.read({ params: { id: dealId } });
    expect((await get({}, 'GET', deal.files[0]?.url)).statusCode).toBe(200);
  });
});

/** While `work` runs, every use of the database fails. */
async function withoutDatabase(work: () => Promise<void>) {
  const { deps } = server.app;
  const { db } = deps;
  const refuse = () => {
    throw new Error('A statement, where none is needed');
  };
  deps.db = new Proxy(db, { get: refuse });
  try {
    await work();
  } finally {
    deps.db = db;
  }
}

describe('what was asked for a moment ago', () => {
  const bytes = samplePdf();
  const sent = async () => {
    const { brand, dealId } = await sentBrief(server);
    return (await sendFile(server, brand, api.files.upload, bytes, { params: { dealId } })).file;
  };
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.http.inject({ method, url, headers });
  const statusOf = async (...asked: Parameters<typeof get>) => (await get(...asked)).statusCode;

  it('comes again, whole or in parts, without a statement, for ten seconds', async () => {
    const { url } = await sent();
    await withoutDatabase(async () => expect(await statusOf(url)).toBe(500));
    expect(await statusOf(url, { range: 'bytes=0-1' })).toBe(206);
    await withoutDatabase(async () => {
      expect((await get(url, { range: 'bytes=1-3' })).body).toBe('PDF');
      expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
      expect(await statusOf(url, {}, 'HEAD')).toBe(200);
      expect(await statusOf(url, { 'if-none-match': '*' })).toBe(304);
    });
    server.advance(10_000);
    await withoutDatabase(async () => expect(await statusOf(url)).toBe(500));
    expect(await statusOf(url)).toBe(200);
  });

  it('is not sent to who has it, without any look, however long ago that was', async () => {
    const creator = await server.signUpCreator();
    const picture = await samplePicture('jpeg', 300, 200);
    const media = await sendFile(server, creator, api.files.uploadPortfolio, picture, { name: 'me.jpg' });
    const own = { type: 'IMAGE' as const, url: media.file.url, title: '' };
    const { item } = await creator.client.portfolio.add({ body: own });
    for (const { url } of [await sent(), item]) {
      const whole = await get(url);
      const known = { 'if-none-match': String(whole.headers.etag) };
      server.advance(60_000);
      await withoutDatabase(async () => {
        const repeated = await get(url, known);
        expect([repeated.statusCode, repeated.body]).toEqual([304, '']);
        expect(repeated.headers).toMatchObject({
          etag: whole.headers.etag,
          'cache-control': expect.stringMatching(/max-age=\d+, immutable$/),
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        });
        expect(await statusOf(url, known, 'HEAD')).toBe(304);
      });
    }
  });

  it('needs its proof all the same, and a tag of these bytes', async () => {
    const [file, other] = [await sent(), await sent()];
    const { etag = '' } = (await get(file.url)).headers;
    const known = { 'if-none-match': String(etag) };
    expect(await statusOf(file.url.replace(/signature=../, 'signature=xx'), known)).toBe(403);
    expect(await statusOf(other.url, known)).toBe(200);
    server.advance(7 * hour);
    expect(await statusOf(file.url, known)).toBe(403);
  });

  it('is refused as soon as its bytes are gone, and ten seconds after its row is', async () => {
    const { client } = await server.signInAdmin();
    const { brand, dealId } = await sentBrief(server);
    const { file } = await sendFile(server, brand, api.files.upload, bytes, { params: { dealId } });
    expect(await statusOf(file.url)).toBe(200);
    // As while a backup is taken, which keeps the bytes.
    await holdBytes(server.app.deps.db, new Date(Date.now() + 24 * hour));
    await client.admin.removeDeal({ params: { id: dealId } });
    await server.app.deps.jobs.drain();
    server.advance(10_000);
    expect(await statusOf(file.url)).toBe(404);
    await releaseBytes(server.app.deps.db);

    const kept = await sent();
    expect(await statusOf(kept.url)).toBe(200);
    const keys = await server.app.deps.db
      .select({ key: files.storageKey })
      .from(files)
      .where(eq(files.id, kept.id));
    for (const { key } of keys) await server.app.deps.storage.remove(key);
    expect(await statusOf(kept.url)).toBe(404);
    // After bytes were missing, the row is read again.
    await withoutDatabase(async () => expect(await statusOf(kept.url)).toBe(500));
  });
});

describe('public media', () => {
  it('are open, made anew, kept for an hour, and their smaller form as well', async () => {
    const creator = await server.signUpCreator();
    const picture = await samplePicture('jpeg', 1000, 500);
    const { file } = await sendFile(server, creator, api.files.uploadPortfolio, picture, { name: 'me.jpg' });
    const answer = await server.app.http.inject({ url: file.url });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'public, max-age=3600',
    });
    const poster = `${file.url}?variant=poster`;
    expect((await server.app.http.inject({ url: poster })).statusCode).toBe(404);
    await server.app.deps.jobs.drain();
    expect((await server.app.http.inject({ url: poster })).statusCode).toBe(200);
  });

  it('are closed with the portfolio that they are in, to who has them as well, and open for its creator', async () => {
    const creator = await publishedCreator(server);
    const picture = await samplePicture('jpeg', 1000, 500);
    const { file } = await sendFile(server, creator, api.files.uploadPortfolio, picture, { name: 'me.jpg' });
    await creator.client.portfolio.add({ body: { type: 'IMAGE', url: file.url, title: 'Mine' } });
    await server.app.deps.jobs.drain();
    const addresses = [file.url, `${file.url}?variant=poster`];
    const ask = async (url: string, headers = {}) =>
      (await server.app.http.inject({ url, headers })).statusCode;
    const tags = await Promise.all(
      addresses.map(async (url) => String((await server.app.http.inject({ url })).headers.etag)),
    );
    const known = (place: number) => ({ 'if-none-match': tags[place] });
    expect(await ask(addresses[0] ?? '', known(0))).toBe(304);

    const admin = await server.signInAdmin();
    const params = { id: creator.user.id };
    await admin.client.admin.togglePublish({ params, body: { isPublished: false } });
    server.advance(10_000);
    for (const [place, url] of addresses.entries()) {
      expect([await ask(url), await ask(url, known(place)), await ask(url, { range: 'bytes=0-3' })]).toEqual([
        404, 404, 404,
      ]);
      expect(await ask(`${url}${place ? '&' : '?'}expires=99999999999&signature=made-up`)).toBe(403);
    }

    const { user } = await creator.client.accounts.me();
    const { portfolio: forAdmin } = await admin.client.portfolio.list({ params: { userId: user.id } });
    for (const shown of [(user as OwnCreator).portfolio[0], forAdmin[0]]) {
      const [original, poster] = [shown?.url ?? '', shown?.poster ?? ''];
      expect([await ask(original), await ask(poster), await ask(original, known(0))]).toEqual([
        200, 200, 304,
      ]);
      // A signature for one form is invalid for the other form and for another picture.
      expect(await ask(`${original}&variant=poster`)).toBe(403);
    }

    await admin.client.admin.togglePublish({ params, body: { isPublished: true } });
    // Immediately, because a creator who was just published looks at their page.
    expect(await ask(file.url)).toBe(200);
    const { user: again } = await creator.client.accounts.me();
    expect((again as OwnCreator).portfolio[0]?.url).toBe(file.url);
  });

  it('that do not exist are not found', async () => {
    const answer = await server.app.http.inject({ url: '/api/media/0199a1b2-0000-7000-8000-000000000001' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'file.not_found']);
    expect((await server.app.http.inject({ url: '/api/media/..%2F..%2Fsecret' })).statusCode).toBe(400);
  });
});
