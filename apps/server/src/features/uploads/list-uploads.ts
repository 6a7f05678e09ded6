/** Unfinished uploads of a creator into drafts, of all deals (rules/uploads#uploads-in-parts). */
import { type ListedUpload, mostListedUploads } from '@briefcast/contract';
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readParts } from '../drafts/read-draft.ts';
import { givenUpBefore, presentUpload } from '../drafts/unfinished-uploads.ts';
import { isIncomplete } from './upload-rows.ts';

/** The newest of them, oldest first. */
export async function listUploads(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: UserActor,
): Promise<ListedUpload[]> {
  const newest = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.uploaderId, userId),
        isNotNull(uploads.dealId),
        isIncomplete,
        gt(uploads.lastPartAt, givenUpBefore(clock())),
      ),
    )
    .orderBy(desc(uploads.id))
    .limit(mostListedUploads);
  const parts = await readParts(
    db,
    newest.map(({ id }) => id),
  );
  return newest.reverse().flatMap(({ dealId, ...row }) => {
    if (dealId === null) return [];
    const own = parts.filter(({ uploadId }) => uploadId === row.id);
    const { digests: _, ...listed } = presentUpload({ ...row, dealId }, own);
    return [listed];
  });
}
