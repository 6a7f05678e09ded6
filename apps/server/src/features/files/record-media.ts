/** Records what was detected or made of a portfolio's picture or video. */
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { deriveListing } from '../creators/derive-listing.ts';
import { touchCreator } from '../creators/touch-creator.ts';
import { changeMedia, type MediaFindings } from '../media/media-rows.ts';

export interface NamedBytes {
  id: string;
  /** The bytes that were processed: they may have been replaced since. */
  storageKey: string;
}

/**
 * Records it, does `then` in the same transaction, and updates the directory. Returns whether the row still
 * existed with the same bytes.
 */
export async function recordMedia(
  { db, facts }: Pick<Deps, 'db' | 'facts'>,
  { id, storageKey }: NamedBytes,
  values: MediaFindings,
  then: (tx: Tx) => Promise<void> = async () => {},
): Promise<boolean> {
  const [row] = await db
    .select({ ownerId: media.ownerId })
    .from(media)
    // A film of an application is no part of a profile, and changes nothing that the directory shows.
    .where(and(eq(media.id, id), ne(media.purpose, 'APPLICATION')));
  return db.transaction(async (tx) => {
    if (row?.ownerId)
      await touchCreator({ facts }, tx, { creatorId: row.ownerId, kind: 'creator.changed', actor: 'SYSTEM' });
    const isThere = await changeMedia(tx, { id, storageKey }, values);
    if (isThere) await then(tx);
    if (isThere && row?.ownerId) await deriveListing(tx, row.ownerId);
    return isThere;
  });
}
