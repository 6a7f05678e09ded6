/**
 * Files in a folder (rules/files#storage): written to a temporary name, synced, then renamed, so that a key
 * is complete or absent.
 */
import { randomUUID } from 'node:crypto';
import { access, constants, type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fillFile } from './fill-file.ts';
import { freeBytesAt, isStorageFull, StorageFull } from './free-space.ts';
import { assertStorageKey, isStorageKey } from './keys.ts';
import { type Storage, StoredFileMissing } from './storage.ts';
import { abandonedMilliseconds, showAlive, watchRoomOf } from './watch-write.ts';

/** The folder of writes in progress; inside the store, because a rename works only within one file system. */
const unfinishedFolder = 'unfinished';

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Maps a missing file to StoredFileMissing with its key; any other error stays what it is. */
const missing = (key: string) => (error: unknown) => {
  throw isAbsent(error) ? new StoredFileMissing(key, { cause: error }) : error;
};

/** Syncs a folder's entries: if a rename got lost, a row would be without its bytes. */
async function syncFolder(path: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'r');
  } catch (error) {
    // On Windows folders cannot be opened; there the file's own sync has to suffice.
    if (process.platform === 'win32') return;
    throw error;
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file; its content is durable, its name not yet. Returns the number of bytes. */
async function writeTo(path: string, ...what: [Readable, ((piece: Buffer) => void)?]): Promise<number> {
  const handle = await open(path, 'wx', 0o600);
  const endTouching = showAlive(path);
  try {
    return await fillFile(handle, ...what);
  } finally {
    endTouching();
    await handle.close();
  }
}

/** The names in a folder; none if it does not exist. */
async function* namesIn(path: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(path)) yield entry.name;
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
}

async function isOlder(path: string, than: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < than;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

/**
 * A store in `root`, which is created if needed. `reserveBytes` of its disk are kept free, measured by
 * `freeBytes` at a path: the embedded database may be on the same disk.
 */
export function diskStorage(
  root: string,
  reserveBytes = 0,
  freeBytes: (path: string) => Promise<number> = freeBytesAt,
): Required<Omit<Storage, 'direct'>> {
  const unfinished = join(root, unfinishedFolder);
  const makePrivate = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });
  const room = async () => {
    await makePrivate(root);
    return (await freeBytes(root)) - reserveBytes;
  };
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(root, key);
  };

  return {
    localPath: pathOf,
    room,

    async write(key, source, whenTaken) {
      const target = pathOf(key);
      const folder = dirname(target);
      const temporary = join(unfinished, randomUUID());
      try {
        await makePrivate(unfinished);
        const look = watchRoomOf(source, room);
        const size = await writeTo(temporary, source, (piece) => {
          look(piece);
          whenTaken?.(piece);
        });
        if (await makePrivate(folder)) await syncFolder(root);
        await rename(temporary, target);
        await syncFolder(folder);
        return size;
      } catch (error) {
        source.destroy();
        await rm(temporary, { force: true });
        throw isStorageFull(error) ? new StorageFull('The disk is full', { cause: error }) : error;
      }
    },

    async read(key, range, pieceBytes) {
      const handle = await open(pathOf(key), 'r').catch(missing(key));
      return handle.createReadStream({ ...range, ...(pieceBytes && { highWaterMark: pieceBytes }) });
    },

    async size(key) {
      const { size } = await stat(pathOf(key)).catch(missing(key));
      return size;
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list(olderThan) {
      for await (const folder of namesIn(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        for await (const name of namesIn(join(root, folder))) {
          const key = `${folder}/${name}`;
          if (isStorageKey(key) && (await isOlder(join(root, key), olderThan))) yield key;
        }
      }
    },

    async discardUnfinished(now) {
      const olderThan = new Date(now.getTime() - abandonedMilliseconds);
      for await (const name of namesIn(unfinished)) {
        const path = join(unfinished, name);
        if (await isOlder(path, olderThan)) await rm(path, { force: true });
      }
    },

    async check() {
      await makePrivate(unfinished);
      await access(unfinished, constants.W_OK);
    },
  };
}
