/** Finds the files of a draft that fail their technical check (rules/files#technical-check). */
import { checkFile, worstVerdict } from '@briefcast/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { dealDeliverables, files } from '../../platform/database/tables/index.ts';
import { madeOf, presentMedia } from '../deals/deal-file-media.ts';

/**
 * Counts the videos and pictures of a deal's draft that fail a check. A file without a deliverable is not
 * checked for shape, duration or size; one that is still being processed is checked with what is known so
 * far.
 */
export async function countFailedChecks(db: Reader, dealId: string): Promise<number> {
  const drafted = await db
    .select({
      file: getTableColumns(files),
      wish: getTableColumns(dealDeliverables),
      made: madeOf(sql`${files.id}`),
    })
    .from(files)
    .leftJoin(dealDeliverables, eq(dealDeliverables.id, files.deliverableId))
    .where(and(eq(files.dealId, dealId), eq(files.status, 'DRAFT')));
  return drafted.filter(({ file, wish, made }) => {
    // The URLs of the derived forms are not needed here.
    const media = presentMedia(file, made, () => '');
    return media !== null && worstVerdict(checkFile({ ...media, type: file.type }, wish)) === 'fail';
  }).length;
}
