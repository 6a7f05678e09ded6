/** Which files an installation has: the bytes that its rows refer to. */
import type { Reader } from '../../platform/database/database.ts';
import { media } from '../../platform/database/tables/index.ts';
import { keysOfRows } from '../../platform/storage/keys.ts';
import { readKeysOfFiles } from '../deals/file-rows.ts';

/** The keys of every file, and of what was made of each. */
export async function readKeys(db: Reader): Promise<string[]> {
  const { storageKey, posterKey } = media;
  const ofProfiles = await db.select({ storageKey, posterKey }).from(media);
  return [...keysOfRows(ofProfiles), ...(await readKeysOfFiles(db, undefined))];
}
