/** The rows of public uploads: written only here, for the features that store or process the bytes. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { media } from '../../platform/database/tables/index.ts';

type MediaRow = typeof media.$inferSelect;
/** Values detected in an upload, or derived from it, afterwards. */
export type MediaFindings = Partial<Omit<MediaRow, 'id' | 'ownerId' | 'purpose' | 'createdAt'>>;

/** Records an upload whose bytes are stored. */
export async function addMedia(tx: Tx, row: typeof media.$inferInsert): Promise<void> {
  await tx.insert(media).values(row);
}

/**
 * Records what was detected or made of an upload, unless it was deleted or its bytes were replaced. Returns
 * whether it was recorded.
 */
export async function changeMedia(
  tx: Tx,
  { id, storageKey }: Pick<MediaRow, 'id' | 'storageKey'>,
  values: MediaFindings,
): Promise<boolean> {
  const isSame = and(eq(media.id, id), eq(media.storageKey, storageKey));
  return (await tx.update(media).set(values).where(isSame).returning({ id: media.id })).length > 0;
}
