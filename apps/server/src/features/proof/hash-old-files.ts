/** Hashes of files from before they were taken while storing: the log and the certificate of an old deal name them. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Storage, StoredFileMissing } from '../../platform/storage/storage.ts';
import { changeFile } from '../deals/file-rows.ts';

/** The SHA-256 of stored bytes; null where they are gone. */
async function sumOf(storage: Pick<Storage, 'read'>, key: string): Promise<string | null> {
  try {
    const hash = createHash('sha256');
    await pipeline(await storage.read(key), hash);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  }
}

/** Takes the hashes that a deal's files lack. Each is noted only if the same bytes are still the file's. */
export async function hashOldFiles(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  dealId: string,
): Promise<void> {
  const unsummed = await db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.dealId, dealId), isNull(files.sha256), ne(files.status, 'DRAFT')));
  for (const { id, storageKey } of unsummed) {
    const sha256 = await sumOf(storage, storageKey);
    if (sha256 === null) continue;
    await db.transaction(async (tx) => {
      const [same] = await tx
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, id), eq(files.storageKey, storageKey)))
        .for('update');
      if (same) await changeFile(tx, id, { sha256 });
    });
  }
}
