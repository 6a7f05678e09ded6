/** Files arrive complete in the other store, whichever kind it is, also during use. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { api } from '@briefcast/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePdf, samplePicture } from '../../platform/media/sample-media.ts';
import { diskStorage } from '../../platform/storage/disk.ts';
import { s3Storage } from '../../platform/storage/s3.ts';
import { type Storage, StoredFileMissing } from '../../platform/storage/storage.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';
import { startTestStore, type TestStore } from '../../testing/s3.ts';
import { sendFile } from '../../testing/send-file.ts';
import { askForKeys, offerBackups } from './control-socket.ts';
import { MoveError, moveFiles } from './move-files.ts';
import { readKeys } from './read-keys.ts';

const server = useTestServer();
let store: TestStore;
let folder: string;
let deal: DealSituation;
let places = 0;
const newBucket = () => s3Storage(store.url(`bucket/${++places}`));
const newFolder = () => diskStorage(join(folder, `${++places}`));

const upload = (name: string, bytes: Buffer) =>
  sendFile(server, deal.creator, api.files.upload, bytes, { name, params: { dealId: deal.dealId } });
const keys = () => readKeys(server.app.deps.db);
const current = () => server.app.deps.storage;

beforeAll(async () => {
  store = await startTestStore();
  folder = await mkdtemp(join(tmpdir(), 'briefcast-move-'));
  deal = await acceptedDeal(server);
  await upload('brief.pdf', samplePdf());
  await upload('frame.png', await samplePicture('png', 900, 900));
  await server.app.deps.jobs.drain();
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function expectSame(left: Storage, right: Storage) {
  const all = await keys();
  expect(all.length).toBeGreaterThanOrEqual(3);
  for (const key of all) {
    const [one, other] = [await buffer(await left.read(key)), await buffer(await right.read(key))];
    expect(one.equals(other), key).toBe(true);
  }
  return all.length;
}

it('moves from a folder to an S3-compatible store and back', async () => {
  const bucket = newBucket();
  const there = await moveFiles({ from: current(), to: bucket, readKeys: keys });
  const count = await expectSame(current(), bucket);
  expect(there).toMatchObject({ copied: count, present: 0 });
  const back = newFolder();
  expect(await moveFiles({ from: bucket, to: back, readKeys: keys })).toEqual(there);
  await expectSame(current(), back);
});

it('takes along what is uploaded meanwhile, and minds nothing that is deleted meanwhile', async () => {
  const to = newFolder();
  let isUploaded = false;
  const first = await moveFiles({
    from: current(),
    to: {
      ...to,
      async write(key, source) {
        if (!isUploaded) {
          isUploaded = true;
          await upload('late.pdf', samplePdf());
        }
        return to.write(key, source);
      },
    },
    readKeys: keys,
  });
  const count = await expectSame(current(), to);
  expect(first.copied).toBe(count);
  const [gone = '', ...others] = await keys();
  let asked = 0;
  const missing: Storage = {
    ...current(),
    size: (key) => (key === gone ? Promise.reject(new StoredFileMissing(key)) : current().size(key)),
  };
  const readLess = async () => (asked++ === 0 ? [gone, ...others] : others);
  expect(await moveFiles({ from: missing, to: newFolder(), readKeys: readLess })).toMatchObject({
    copied: others.length,
  });
});
it('goes on where it was broken off', async () => {
  const bucket = newBucket();
  let written = 0;
  const breaking: Storage = {
    ...bucket,
    write: (key, source) =>
      written++ < 2 ? bucket.write(key, source) : Promise.reject(new Error('cut off')),
  };
  await expect(moveFiles({ from: current(), to: breaking, readKeys: keys })).rejects.toThrow('cut off');
  const rest = await moveFiles({ from: current(), to: bucket, readKeys: keys });
  expect(rest.present).toBe(2);
  expect(rest.copied).toBe((await keys()).length - 2);
  await expectSame(current(), bucket);
  expect(await moveFiles({ from: current(), to: bucket, readKeys: keys })).toMatchObject({
    copied: 0,
    bytes: 0,
  });
});

it('believes no store that writes something else, and names what is nowhere', async () => {
  const to = newFolder();
  const forgetful: Storage = {
    ...to,
    async write(key, source) {
      const bytes = await buffer(source);
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      return to.write(key, Readable.from([bytes], { objectMode: false }));
    },
  };
  await expect(moveFiles({ from: current(), to: forgetful, readKeys: keys })).rejects.toThrow(MoveError);
  const lost = 'ab/01900000-0000-7000-8000-0000000000ab';
  await expect(
    moveFiles({ from: current(), to: newFolder(), readKeys: async () => [...(await keys()), lost] }),
  ).rejects.toThrow(lost);
});

it('asks the running server which files there are', async () => {
  expect(await askForKeys(server.dataDir)).toBeNull();
  const end = await offerBackups({
    deps: server.app.deps,
    secret: null,
    checkLogs: async () => null,
    readReadiness: async () => null,
  });
  expect(await askForKeys(server.dataDir)).toEqual(await keys());
  await end();
});
