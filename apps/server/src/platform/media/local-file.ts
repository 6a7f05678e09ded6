/** Provides stored bytes as a local file, for programs that need one. */
import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Storage, StoredFileMissing } from '../storage/storage.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** Calls `work` with a path to the bytes of a key; a copy made for it is removed afterwards. Rejects with StoredFileMissing. */
export async function withLocalFile<T>(
  storage: Storage,
  key: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = storage.localPath?.(key);
  if (path) {
    await access(path).catch((cause) => {
      throw new StoredFileMissing(key, { cause });
    });
    return work(path);
  }
  const source = await storage.read(key);
  try {
    return await withTemporaryFolder(async (folder) => {
      const copy = join(folder, 'file');
      await pipeline(source, createWriteStream(copy));
      return work(copy);
    });
  } finally {
    source.destroy();
  }
}
