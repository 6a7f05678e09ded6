import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { media } from '../../platform/database/tables/index.ts';
import { mediaIdOf } from './media-url.ts';

/** Key of the store for the picture of a profile; null where it has none here. */
export async function pictureKey(db: Reader, profileImage: string | null): Promise<string | null> {
  const id = profileImage === null ? null : mediaIdOf(profileImage);
  if (id === null) return null;
  const [row] = await db
    .select({ storageKey: media.storageKey, posterKey: media.posterKey, type: media.type })
    .from(media)
    .where(eq(media.id, id));
  return row?.posterKey ?? (row?.type === 'IMAGE' ? row.storageKey : null);
}
