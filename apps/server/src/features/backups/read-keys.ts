/** Which files an installation has: the bytes that its rows refer to. */
import type { Reader } from '../../platform/database/database.ts';
import { files, media } from '../../platform/database/tables/index.ts';
import { keysOfRows } from '../../platform/storage/keys.ts';

/** The keys of every file, stills and smaller pictures included. */
export async function readKeys(db: Reader): Promise<string[]> {
  const columns = (table: typeof media | typeof files) => ({
    storageKey: table.storageKey,
    posterKey: table.posterKey,
  });
  return keysOfRows([
    ...(await db.select(columns(media)).from(media)),
    ...(await db.select(columns(files)).from(files)),
  ]);
}
