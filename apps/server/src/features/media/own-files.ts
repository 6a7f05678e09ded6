/** Pictures and films in the copy of a person's own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { media } from '../../platform/database/tables/index.ts';
import type { ReadOwnFiles } from '../../platform/own-data.ts';

/** Endings that programs know, where the type has another name. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'video/quicktime': 'mov',
};
const endingOf = (mimeType: string): string => endings[mimeType] ?? mimeType.split('/')[1] ?? 'bin';

/** The files that somebody uploaded for their public profile, and for applications to castings. */
export const ownFiles: ReadOwnFiles = async (db, userId) => {
  const shown = await db
    .select({
      id: media.id,
      purpose: media.purpose,
      mimeType: media.mimeType,
      storageKey: media.storageKey,
      createdAt: media.createdAt,
    })
    .from(media)
    .where(eq(media.ownerId, userId))
    .orderBy(asc(media.id));
  return shown.map(({ id, purpose, mimeType, ...stored }) => ({
    ...stored,
    originalName: `${purpose === 'APPLICATION' ? 'application' : 'profile'}-${id}.${endingOf(mimeType)}`,
  }));
};
