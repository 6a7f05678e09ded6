/** Pictures for a document, copied from the store into its folder. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Storage, StoredFileMissing } from '../storage/storage.ts';

/** Copies pictures by their names and keys of the store. Returns the names of those that were there. */
export async function copyStills(
  storage: Pick<Storage, 'read'>,
  folder: string,
  keys: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const copied = new Set<string>();
  for (const [name, key] of keys) {
    try {
      await pipeline(await storage.read(key), createWriteStream(join(folder, name)));
      copied.add(name);
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error;
    }
  }
  return copied;
}
