/** Whether rows and bytes agree: no row without its bytes, no bytes without a row, nothing half-written. */
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readKeys } from '../features/backups/read-keys.ts';
import type { Reader } from '../platform/database/database.ts';
import { type Storage, StoredFileMissing } from '../platform/storage/storage.ts';

export interface Disagreement {
  /** Keys of rows whose bytes are not in the store. */
  rowsWithoutBytes: string[];
  /** Keys in the store that no row names; none are left an hour after they were written, once it was swept. */
  bytesWithoutRow: string[];
}

/** Compares every row of files and media with the store, however new. Both lists are empty when all is well. */
export async function compareBytes({ db, storage }: { db: Reader; storage: Storage }): Promise<Disagreement> {
  const stored = new Set<string>();
  for await (const key of storage.list(new Date(Date.now() + 60_000))) stored.add(key);
  const named = await readKeys(db);
  const rowsWithoutBytes: string[] = [];
  for (const key of named) {
    if (stored.has(key)) continue;
    const isMissing = await storage.size(key).then(
      () => false,
      (error: unknown) => {
        if (error instanceof StoredFileMissing) return true;
        throw error;
      },
    );
    if (isMissing) rowsWithoutBytes.push(key);
  }
  const isNamed = new Set(named);
  return { rowsWithoutBytes, bytesWithoutRow: [...stored].filter((key) => !isNamed.has(key)) };
}

const unfinishedFolder = (dataDir: string) => join(dataDir, 'files', 'unfinished');

/** Names of what is half-written in the folder of a data folder. */
export const unfinishedIn = (dataDir: string): Promise<string[]> =>
  readdir(unfinishedFolder(dataDir)).catch(() => []);

/** Makes what is half-written as old as after some minutes without a process that writes it. */
export async function ageUnfinished(dataDir: string): Promise<void> {
  const old = new Date(Date.now() - 10 * 60_000);
  for (const name of await unfinishedIn(dataDir))
    await utimes(join(unfinishedFolder(dataDir), name), old, old);
}
