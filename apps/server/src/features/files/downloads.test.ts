import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '../../platform/http/error-handler.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { s3Storage } from '../../platform/storage/s3.ts';
import { startTestStore, type TestStore } from '../../testing/s3.ts';
import { serveBytes } from './serve-bytes.ts';

const bytes = Buffer.from('0123456789');
const stored = {
  storageKey: newStorageKey(),
  mimeType: 'application/pdf',
  size: bytes.length,
  disposition: `attachment; filename="brief _.pdf"; filename*=UTF-8''brief%20%E2%80%93.pdf`,
};
const cacheControl = 'private, max-age=20000, immutable';
const served = {
  etag: '"of-the-brief"',
  cacheControl,
  isProof: true,
  find: async () => stored,
  forget: () => {},
};
const downloadHeaders = { mimeType: stored.mimeType, disposition: stored.disposition, cacheControl };

let store: TestStore;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

describe.each(['stream', 'redirect'] as const)(
  'files in an S3-compatible store, downloads=%s',
  (downloads) => {
    let storage: ReturnType<typeof s3Storage>;
    let app: FastifyInstance;
    let origin: string;
    beforeAll(async () => {
      storage = s3Storage(store.url(`bucket/${downloads}`, `&downloads=${downloads}`));
      await storage.write(stored.storageKey, Readable.from([bytes], { objectMode: false }));
      app = Fastify();
      answerErrors(app);
      app.get('/file', (request, reply) => serveBytes(storage, request, reply, served));
      app.get('/gone', (request, reply) =>
        serveBytes(storage, request, reply, {
          ...served,
          find: async () => ({ ...stored, storageKey: newStorageKey() }),
        }),
      );
      origin = await app.listen({ host: '127.0.0.1', port: 0 });
    });
    afterAll(async () => {
      await app.close();
      storage.close();
    });
    /** Behaves like a browser: follows the redirect with the same Range header. */
    const get = (init: RequestInit = {}, path = '/file') => fetch(`${origin}${path}`, init);

    it(downloads === 'stream' ? 'come from here' : 'come from the store', async () => {
      expect(new URL((await get()).url).origin).toBe(downloads === 'stream' ? origin : store.origin);
    });

    it('come whole, with their name, their type and how long they may be kept', async () => {
      const answer = await get();
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(String(bytes));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': stored.mimeType,
        'content-disposition': stored.disposition,
        'cache-control': cacheControl,
      });
    });

    it('come in parts', async () => {
      const part = await get({ headers: { range: 'bytes=2-4' } });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        'bytes 2-4/10',
        '234',
      ]);
      expect((await get({ headers: { range: 'bytes=10-' } })).status).toBe(416);
    });

    it('answer a HEAD by themselves', async () => {
      const head = await get({ method: 'HEAD', redirect: 'error' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    });

    it('are not found once they are gone', async () => {
      expect((await get({}, '/gone')).status).toBe(404);
    });
  },
);

describe('an address of the store', () => {
  const open = () => s3Storage(store.url('bucket/redirect', '&downloads=redirect'));

  it('stays the same for a while, so that what was fetched is kept, and is told to nobody else', async () => {
    const storage = open();
    const app = Fastify();
    app.get('/file', (request, reply) => serveBytes(storage, request, reply, served));
    const [first, second] = [await app.inject('/file'), await app.inject('/file')];
    expect(first.statusCode).toBe(302);
    // The full hour may pass in between, so the times are not compared.
    const withoutTime = (address: unknown) => String(address).replace(/X-Amz-(Date|Signature)=[^&]+/g, '');
    expect(withoutTime(second.headers.location)).toBe(withoutTime(first.headers.location));
    expect(new URL(String(first.headers.location)).searchParams.get('X-Amz-Date')).toMatch(/T\d\d0000Z$/);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await storage.direct?.origin()).toBe(store.origin);
    storage.close();
    await app.close();
  });

  it('ends', async () => {
    const storage = open();
    const address = new URL((await storage.direct?.addressOf(stored.storageKey, downloadHeaders)) ?? '');
    expect((await fetch(address)).status).toBe(200);
    address.searchParams.set('X-Amz-Expires', '0');
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('Request has expired'),
    ]);
    storage.close();
  });

  it('opens nothing when it was changed', async () => {
    const storage = open();
    const plain = { ...downloadHeaders, disposition: 'inline' };
    const address = new URL((await storage.direct?.addressOf(stored.storageKey, plain)) ?? '');
    expect((await fetch(address)).status).toBe(200);
    address.searchParams.set('response-content-disposition', 'attachment');
    expect((await fetch(address)).status).toBe(403);
    storage.close();
  });
});
