/** Removing public uploads with their bytes (decisions 5.4). */
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

interface StoredMedia {
  id: string;
  storageKey: string;
  posterKey: string | null;
}

/** Every upload of a person. Read before the account goes, since the rows then lose their owner. */
export const findMediaOf = (tx: Db, ownerId: string): Promise<StoredMedia[]> =>
  tx
    .select({ id: media.id, storageKey: media.storageKey, posterKey: media.posterKey })
    .from(media)
    .where(eq(media.ownerId, ownerId));

/** Deletes the rows and, by a job, the bytes. No portfolio item may still name them. */
export async function removeMedia(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  uploads: readonly StoredMedia[],
): Promise<void> {
  if (uploads.length === 0) return;
  const keys = uploads.flatMap(({ storageKey, posterKey }) =>
    posterKey ? [storageKey, posterKey] : [storageKey],
  );
  const ids = uploads.map(({ id }) => id);
  await jobs.enqueue(tx, 'storage.remove', { keys });
  await tx.delete(media).where(inArray(media.id, ids));
}
