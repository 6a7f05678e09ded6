/** The rows of public uploads: written here alone, for whoever stores or makes the bytes. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { media } from '../../platform/database/tables/index.ts';

type MediaRow = typeof media.$inferSelect;
/** What is found or made of an upload after it came. */
export type MediaFindings = Partial<Omit<MediaRow, 'id' | 'ownerId' | 'purpose' | 'createdAt'>>;

/** Records an upload whose bytes are stored. */
export async function addMedia(tx: Tx, row: typeof media.$inferInsert): Promise<void> {
  await tx.insert(media).values(row);
}

/**
 * Notes what was found or made of an upload, unless it is gone or other bytes have taken the place of those that were
 * looked at. Returns whether it was noted.
 */
export async function changeMedia(
  tx: Tx,
  { id, storageKey }: Pick<MediaRow, 'id' | 'storageKey'>,
  values: MediaFindings,
): Promise<boolean> {
  const isSame = and(eq(media.id, id), eq(media.storageKey, storageKey));
  return (await tx.update(media).set(values).where(isSame).returning({ id: media.id })).length > 0;
}
