/** Keys of a store that may not do everything: what they lack is named, and the rest goes on. */
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { startTestStore } from '../../testing/s3.ts';
import { newStorageKey } from './keys.ts';
import { s3Storage } from './s3.ts';
import { lackingPermission } from './store-permission.ts';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

type Asked = { method: string; query: string };

/** A store that refuses some requests with a code; a HEAD answers no body. */
async function storeRefusing(isRefused: (asked: Asked) => boolean, code = 'AccessDenied') {
  const store = await startTestStore({
    before: (context) => {
      if (!isRefused({ method: context.method, query: context.querystring })) return true;
      context.status = 403;
      context.body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
      return false;
    },
  });
  const storage = s3Storage(store.url());
  toClose.push(store.close, storage.close);
  return storage;
}

const soon = () => new Date(Date.now() + 24 * 60 * 60_000);
const takeAll = async (keys: AsyncIterable<string>) => {
  for await (const _ of keys);
};

test('keys that may not list objects', async () => {
  const isList = ({ method, query }: Asked) =>
    method === 'HEAD' || (method === 'GET' && query.includes('list-type'));
  const storage = await storeRefusing(isList);
  expect(await lackingPermission(() => takeAll(storage.list(soon())))).toBe('s3:ListBucket');
  // Files are written and deleted all the same, so the store counts as usable.
  await storage.check();
  const key = newStorageKey();
  await storage.write(key, Readable.from([Buffer.from('film')]));
  await storage.remove(key);
});

test('keys that may not delete', async () => {
  const storage = await storeRefusing(({ method }) => method === 'DELETE');
  expect(await lackingPermission(() => storage.remove(newStorageKey()))).toBe('s3:DeleteObject');
});

test('keys that may not list unfinished uploads', async () => {
  const storage = await storeRefusing(({ query }) => query.includes('uploads'));
  expect(await lackingPermission(() => storage.discardUnfinished(soon()))).toBe(
    's3:ListBucketMultipartUploads',
  );
});

test('keys that are wrong lack no right: the store cannot be used', async () => {
  const storage = await storeRefusing(() => true, 'InvalidAccessKeyId');
  await expect(storage.check()).rejects.toThrow();
  await expect(lackingPermission(() => takeAll(storage.list(soon())))).rejects.toThrow();
});
