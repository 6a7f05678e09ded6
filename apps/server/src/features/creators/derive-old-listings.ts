/** The job that derives the directory's columns for creators for whom that was done by older rules, or never. */

import { searchTextVersion } from '@briefcast/contract/creators/search-text';
import { m } from '@briefcast/i18n/messages';
import { asc, count, inArray, sql } from 'drizzle-orm';
import { creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Move } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { deriveListing } from './derive-listing.ts';

export const deriveListingsJob = jobKind<Record<string, never>>('creators.derive_listings', {
  text: m.admin_job_derive_listings,
  lane: 'slow',
});

// Written out, as the index is of just this.
const isOld = sql`${creators.searchTextVersion} < ${sql.raw(String(searchTextVersion))}`;

/** Derives the columns of creators that still lack them. */
export const oldListings: Move = {
  kind: deriveListingsJob,
  left: async (db) => (await db.select({ count: count() }).from(creators).where(isOld))[0]?.count ?? 0,
};

/** Few enough that nobody who changes their profile waits long for the lock. */
const atOnce = 50;

/** Derives the columns of a few, and plans the next run while there are more. */
export async function deriveOldListings({
  db,
  jobs,
  clock,
  settings,
}: Pick<Deps, 'db' | 'jobs' | 'clock' | 'settings'>) {
  const old = await db
    .select({ id: creators.userId })
    .from(creators)
    .where(isOld)
    .orderBy(asc(creators.userId))
    .limit(atOnce);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  // Another process may have renamed a category the moment before.
  await settings.refresh();
  await db.transaction(async (tx) => {
    await tx
      .select({ id: creators.userId })
      .from(creators)
      .where(inArray(creators.userId, ids))
      .orderBy(asc(creators.userId))
      .for('update');
    for (const id of ids) await deriveListing(tx, id);
  });
  await jobs.plan(deriveListingsJob, clock());
}
