import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openGivenStore } from '../../testing/given-store.ts';
import { startTestStore } from '../../testing/s3.ts';
import { ConfigError } from '../config.ts';
import { diskStorage } from './disk.ts';
import { StorageFull } from './free-space.ts';
import { newStorageKey } from './keys.ts';
import { openStorage } from './open.ts';
import { s3Storage } from './s3.ts';
import { readS3Address } from './s3-address.ts';
import { type Storage, StoredFileMissing } from './storage.ts';

interface Fixture {
  storage: Storage;
  /** The same kind of store at an unusable place. */
  unusable: Storage;
  /** Every file in the store, complete or not. */
  leftovers(): Promise<string[]>;
  close(): Promise<void>;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function onDisk(): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-disk-'));
  await writeFile(join(folder, 'in-the-way'), '');
  return {
    storage: diskStorage(join(folder, 'files')),
    unusable: diskStorage(join(folder, 'in-the-way')),
    leftovers: async () => (await filesIn(folder)).filter((name) => name !== 'in-the-way'),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function onS3(): Promise<Fixture> {
  const store = await startTestStore();
  const storage = s3Storage(store.url('bucket/a-prefix'));
  const unusable = s3Storage(store.url('no-such-bucket'));
  return {
    storage,
    unusable,
    leftovers: async () =>
      (await filesIn(join(store.directory, 'bucket'))).filter((name) => name.endsWith('_object')),
    close: async () => {
      storage.close();
      unusable.close();
      await store.close();
    },
  };
}

const { PROOF_STORE_URL: given } = process.env;
const kinds: [string, () => Fixture | Promise<Fixture>][] = [
  ['a folder', onDisk],
  ['an S3-compatible store', onS3],
  ...(given
    ? [['the store of PROOF_STORE_URL', () => openGivenStore(given)] as [string, () => Fixture]]
    : []),
];

const soon = () => new Date(Date.now() + 60_000);
const longAgo = () => new Date(Date.now() - 60_000);

async function keysOf(storage: Storage, olderThan: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(olderThan)) keys.push(key);
  return keys;
}

describe.each(kinds)('storage in %s', (_, open) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await open();
  });
  afterAll(() => fixture.close());

  const write = (bytes: Buffer, key = newStorageKey()) =>
    fixture.storage.write(key, Readable.from([bytes], { objectMode: false })).then(() => key);

  it('keeps bytes and tells how many', async () => {
    const bytes = randomBytes(100_000);
    const key = newStorageKey();
    expect(await fixture.storage.write(key, Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]))).toBe(
      100_000,
    );
    expect(bytes.equals(await buffer(await fixture.storage.read(key)))).toBe(true);
    expect(await fixture.storage.size(key)).toBe(100_000);
  });

  it('keeps what is larger than one part of an upload', async () => {
    const bytes = randomBytes(9 * 1024 * 1024);
    const key = await write(bytes);
    expect(bytes.equals(await buffer(await fixture.storage.read(key)))).toBe(true);
  });

  it('reads a part, both ends included', async () => {
    const key = await write(Buffer.from('0123456789'));
    expect(String(await buffer(await fixture.storage.read(key, { start: 2, end: 4 })))).toBe('234');
    expect(String(await buffer(await fixture.storage.read(key, { start: 9, end: 9 })))).toBe('9');
  });

  it('leaves nothing when the source fails', async () => {
    const before = await fixture.leftovers();
    const key = newStorageKey();
    const failing = Readable.from(
      (async function* () {
        yield randomBytes(1000);
        throw new Error('cut off');
      })(),
      { objectMode: false },
    );
    await expect(fixture.storage.write(key, failing)).rejects.toThrow('cut off');
    await expect(fixture.storage.read(key)).rejects.toThrow(StoredFileMissing);
    expect(await fixture.leftovers()).toEqual(before);
  });

  it('leaves nothing when the source fails after the first part', async () => {
    const before = await fixture.leftovers();
    const failing = Readable.from(
      (async function* () {
        for (let part = 0; part < 10; part++) yield randomBytes(1024 * 1024);
        throw new Error('cut off late');
      })(),
      { objectMode: false },
    );
    await expect(fixture.storage.write(newStorageKey(), failing)).rejects.toThrow('cut off late');
    expect(await fixture.leftovers()).toEqual(before);
  });

  it('removes bytes, and minds no key that is not there', async () => {
    const key = await write(Buffer.from('gone soon'));
    await fixture.storage.remove(key);
    await fixture.storage.remove(key);
    await expect(fixture.storage.read(key)).rejects.toThrow(StoredFileMissing);
  });

  it('lists keys by age', async () => {
    const key = await write(Buffer.from('listed'));
    expect(await keysOf(fixture.storage, soon())).toContain(key);
    expect(await keysOf(fixture.storage, longAgo())).not.toContain(key);
  });

  it('refuses keys that could lead outside', async () => {
    for (const key of ['../secret', '/etc/passwd', 'ab/../../secret', '', 'ab/name']) {
      await expect(write(Buffer.from('x'), key)).rejects.toThrow(TypeError);
      await expect(fixture.storage.read(key)).rejects.toThrow(TypeError);
      await expect(fixture.storage.remove(key)).rejects.toThrow(TypeError);
    }
  });

  it('tells whether it can be used', async () => {
    await fixture.storage.check();
    await expect(fixture.unusable.check()).rejects.toThrow();
  });

  it('discards unfinished writes without touching finished ones', async () => {
    const key = await write(Buffer.from('finished'));
    await fixture.storage.discardUnfinished(soon());
    expect(String(await buffer(await fixture.storage.read(key)))).toBe('finished');
  });
});

// The store of the tests knows neither of the two calls that this takes.
if (given)
  describe('storage in the store of PROOF_STORE_URL', () => {
    it('gives up a write that was abandoned for an hour, and none before', async () => {
      const { storage, abandon, leftovers, close } = openGivenStore(given);
      const before = await leftovers();
      await abandon(newStorageKey());
      await storage.discardUnfinished(soon());
      expect(await leftovers()).toHaveLength(before.length + 1);
      await storage.discardUnfinished(new Date(Date.now() + 2 * 3_600_000));
      expect(await leftovers()).toEqual(before);
      await close();
    });
  });

describe('a folder', () => {
  it('clears what a killed process left, once it is old', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'briefcast-disk-'));
    const left = join(folder, 'unfinished', 'left-behind');
    await mkdir(join(folder, 'unfinished'));
    await writeFile(left, 'half');
    const storage = diskStorage(folder);
    await storage.discardUnfinished(new Date());
    expect(await filesIn(folder)).toEqual(['left-behind']);
    await utimes(left, new Date(0), new Date(0));
    await storage.discardUnfinished(new Date());
    expect(await filesIn(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('leaves what is still being written, however slowly', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'briefcast-disk-'));
    const storage = diskStorage(folder);
    const source = new Readable({ read() {} });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const key = newStorageKey();
      const written = storage.write(key, source);
      source.push('a byte');
      await expect.poll(() => filesIn(folder)).toHaveLength(1);
      const [name = ''] = await filesIn(folder);
      await utimes(join(folder, 'unfinished', name), new Date(0), new Date(0));
      await vi.advanceTimersByTimeAsync(10_000);
      await expect
        .poll(async () => (await stat(join(folder, 'unfinished', name))).mtimeMs)
        .toBeGreaterThan(0);
      await storage.discardUnfinished(new Date());
      source.push(null);
      expect(await written).toBe(6);
      expect(await storage.size(key)).toBe(6);
    } finally {
      vi.useRealTimers();
      await rm(folder, { recursive: true });
    }
  });

  it('takes no more than the reserve leaves, looked at while it writes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'briefcast-disk-'));
    let free = 1000;
    const storage = diskStorage(folder, 100, async () => free);
    expect(await storage.room()).toBe(900);
    const pieces = async function* () {
      for (let piece = 0; piece < 100; piece++) {
        if (piece === 20) free = 100;
        yield Buffer.alloc(1024 * 1024);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await expect(storage.write(newStorageKey(), Readable.from(pieces()))).rejects.toThrow(StorageFull);
    expect(await filesIn(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it.each(['ENOSPC', 'EDQUOT'])('says that it is full for %s, and leaves nothing', async (code) => {
    const folder = await mkdtemp(join(tmpdir(), 'briefcast-disk-'));
    const storage = diskStorage(folder);
    const failing = async function* () {
      yield Buffer.alloc(1000);
      throw Object.assign(new Error('write'), { code });
    };
    await expect(storage.write(newStorageKey(), Readable.from(failing()))).rejects.toThrow(StorageFull);
    expect(await filesIn(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('is private to its user, whatever the umask', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'briefcast-disk-'));
    const script = `
      import { diskStorage } from ${JSON.stringify(new URL('./disk.ts', import.meta.url).href)};
      import { newStorageKey } from ${JSON.stringify(new URL('./keys.ts', import.meta.url).href)};
      import { Readable } from 'node:stream';
      process.umask(0);
      await diskStorage(process.argv[1]).write(newStorageKey(), Readable.from([Buffer.from('x')]));`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script, join(folder, 'files')]);
    const entries = await readdir(folder, { recursive: true });
    const open: string[] = [];
    for (const name of entries) if ((await stat(join(folder, name))).mode & 0o077) open.push(name);
    expect(entries.length).toBeGreaterThan(2);
    expect(open).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('lists nothing before it exists', async () => {
    expect(await keysOf(diskStorage(join(tmpdir(), 'briefcast-never-made')), soon())).toEqual([]);
  });
});

describe('STORAGE_URL', () => {
  it('names a compatible store with its port, bucket, prefix and escaped secret', () => {
    expect(readS3Address('s3+https://key:a%2Fb@host:9000/bucket/some/where?region=auto')).toEqual({
      bucket: 'bucket',
      prefix: 'some/where/',
      region: 'auto',
      endpoint: 'https://host:9000',
      credentials: { accessKeyId: 'key', secretAccessKey: 'a/b' },
      downloads: 'stream',
    });
  });

  it("names Amazon's own by its bucket", () => {
    expect(readS3Address('s3://bucket?region=eu-west-1')).toEqual({
      bucket: 'bucket',
      prefix: '',
      region: 'eu-west-1',
      endpoint: null,
      credentials: null,
      downloads: 'stream',
    });
  });

  it('is refused without a bucket', () => {
    expect(() => readS3Address('s3+https://key:secret@host')).toThrow(ConfigError);
  });

  it('sends browsers to the store where it says so, and knows no third way', () => {
    const openWith = (downloads: string) => s3Storage(`s3://bucket?region=eu-west-1&downloads=${downloads}`);
    expect(openWith('redirect').direct).toBeDefined();
    expect(openWith('stream').direct).toBeUndefined();
    expect(() => openWith('sometimes')).toThrow(ConfigError);
  });

  it('decides between folder and store', async () => {
    expect(
      (await openStorage({ storageUrl: null, dataDir: tmpdir(), diskReserveBytes: 0 })).localPath,
    ).toBeDefined();
    expect(
      (await openStorage({ storageUrl: 's3://bucket', dataDir: tmpdir(), diskReserveBytes: 0 })).localPath,
    ).toBeUndefined();
  });
});
