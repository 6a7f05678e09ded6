/** The stored bytes of an installation: all keys to which its rows refer. */
import type { Reader } from '../../platform/database/database.ts';
import { media, uploadParts } from '../../platform/database/tables/index.ts';
import { keysOfRows } from '../../platform/storage/keys.ts';
import { readKeysOfFiles } from '../deals/file-rows.ts';

/** The keys of every file, of its derived forms, and of the parts of unfinished uploads. */
export async function readKeys(db: Reader): Promise<string[]> {
  const { storageKey, posterKey, proxyKey } = media;
  const ofProfiles = await db.select({ storageKey, posterKey, proxyKey }).from(media);
  const parts = await db.select({ storageKey: uploadParts.storageKey }).from(uploadParts);
  return [
    ...keysOfRows(ofProfiles),
    ...(await readKeysOfFiles(db, undefined)),
    ...parts.map((part) => part.storageKey),
  ];
}
