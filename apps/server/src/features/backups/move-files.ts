/** Copies the files of an installation from one store to another, while the server still uses the first. */
import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Storage, StoredFileMissing } from '../../platform/storage/storage.ts';

const filesAtOnce = 4;

/** An error of the move that the person who runs it can fix. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

export interface Move {
  from: Storage;
  to: Storage;
  /** The files that rows refer to at this moment. */
  readKeys: () => Promise<string[]>;
  /** Called with the progress after each file. */
  onProgress?: (progress: Moved & { total: number }) => void;
}

/** The result: numbers of files, and bytes of the copied ones. */
export interface Moved {
  copied: number;
  bytes: number;
  /** Number that already existed with the same size. */
  present: number;
}

/** The size of a file; null if it does not exist. */
const sizeIn = (storage: Storage, key: string): Promise<number | null> =>
  storage.size(key).catch((error: unknown) => {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  });

async function hashOf(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}

/** Copies a file and reads back what was written; deletes the copy if it differs. */
async function copy({ from, to }: Move, key: string, size: number): Promise<void> {
  const hash = createHash('sha256');
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = await from.read(key);
  source.once('error', (error) => watch.destroy(error));
  // If the target store fails, the source stream must still be closed.
  const written = await to.write(key, source.pipe(watch)).finally(() => source.destroy());
  if (written === size && hash.digest('hex') === (await hashOf(await to.read(key)))) return;
  await to.remove(key);
  throw new MoveError(`${key} was not the same when it was read back. Try again.`);
}

/** Processes a few items at once; after a failure it starts no more, and rejects when the running ones have ended. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
      await work(item).catch((error: unknown) => {
        rest.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: filesAtOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Copies every file that the second store lacks, and then files added during the copy. Skips files that exist
 * there with the same size, so an interrupted move can be continued. Nothing is removed from the first store.
 * Rejects with MoveError if a file is in neither store, or differed when it was read back.
 */
export async function moveFiles(move: Move): Promise<Moved> {
  const { from, to, readKeys, onProgress } = move;
  const moved: Moved = { copied: 0, bytes: 0, present: 0 };
  const seen = new Set<string>();
  const lost: string[] = [];

  async function moveOne(key: string) {
    const [size, there] = await Promise.all([sizeIn(from, key), sizeIn(to, key)]);
    if (size === null && there === null) lost.push(key);
    else if (size === null || size === there) moved.present++;
    else {
      await copy(move, key, size);
      moved.copied++;
      moved.bytes += size;
    }
    onProgress?.({ ...moved, total: seen.size });
  }

  for (;;) {
    const keys = (await readKeys()).filter((key) => !seen.has(key));
    if (keys.length === 0) break;
    for (const key of keys) seen.add(key);
    await inParallel(keys, moveOne);
  }
  const inUse = new Set(lost.length > 0 ? await readKeys() : []);
  // Files deleted during the move are not missing.
  const missing = lost.filter((key) => inUse.has(key));
  if (missing.length > 0) {
    throw new MoveError(
      `${moved.copied} files were copied and ${moved.present} were there, but ${missing.length} that rows refer to are in neither store:\n- ${missing.join('\n- ')}`,
    );
  }
  return moved;
}
