/** Removes public uploads; shared by portfolios, accounts and the sweep (rules/files#storage). */

import { and, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import {
  brands,
  castingApplications,
  creators,
  media,
  portfolioItems,
} from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { keysOfRows } from '../../platform/storage/keys.ts';
import { removeBytesJob } from '../../platform/storage/remove-bytes.ts';
import { mediaUrlOf } from './media-url.ts';

const address = mediaUrlOf(sql`${media.id}`);
const isUnused = sql`not exists (select 1 from ${portfolioItems} where ${portfolioItems.mediaId} = ${media.id})
  and not exists (select 1 from ${creators} where ${creators.profileImage} = ${address})
  and not exists (select 1 from ${creators}
    where ${creators.userId} = ${media.ownerId} and ${creators.heldValues} ->> 'profileImage' = ${address})
  and not exists (select 1 from ${brands} where ${brands.profileImage} = ${address})
  and not exists (select 1 from ${castingApplications} where ${castingApplications.filmId} = ${media.id})`;

/**
 * Removes the media that meet the condition and that no portfolio, no profile and no application shows; a job removes
 * the bytes. Returns how many were removed.
 */
export async function removeUnusedMedia(
  { jobs }: Pick<TxDeps, 'jobs'>,
  tx: Tx,
  condition: SQL | undefined,
): Promise<number> {
  const gone = await tx
    .delete(media)
    .where(and(condition, isUnused))
    .returning({ storageKey: media.storageKey, posterKey: media.posterKey, proxyKey: media.proxyKey });
  if (gone.length > 0) await jobs.enqueue(tx, removeBytesJob, { keys: keysOfRows(gone) });
  return gone.length;
}
