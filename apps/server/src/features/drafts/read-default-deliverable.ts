/** The deliverable of a new upload into a draft, if its creator chose none (rules/drafts#drafts). */
import { type DealDeliverable, defaultDeliverable, sentBackStatuses, typeOfName } from '@briefcast/contract';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { dealDeliverables, files, uploads } from '../../platform/database/tables/index.ts';

/**
 * The id of the only deliverable that a new file of this name can be, given the existing files and the
 * uploads in progress; null if the creator has to choose. A file that was sent back does not count: the new
 * one may be its replacement.
 */
export async function readDefaultDeliverable(
  db: Reader,
  dealId: string,
  name: string,
): Promise<DealDeliverable['id'] | null> {
  const type = typeOfName(name);
  const asked = await db
    .select()
    .from(dealDeliverables)
    .where(eq(dealDeliverables.dealId, dealId))
    .orderBy(asc(dealDeliverables.position));
  if (asked.length === 0) return null;
  const counted = await db
    .select({ id: files.id, type: files.type, deliverableId: files.deliverableId })
    .from(files)
    .where(
      and(
        eq(files.dealId, dealId),
        eq(files.uploaderRole, 'CREATOR'),
        eq(files.superseded, false),
        notInArray(files.status, [...sentBackStatuses]),
      ),
    );
  const coming = await db
    .select({ id: uploads.id, name: uploads.originalName, deliverableId: uploads.deliverableId })
    .from(uploads)
    .where(and(eq(uploads.dealId, dealId), isNull(uploads.fileId), isNull(uploads.replacesId)));
  const all = [...counted, ...coming.map((upload) => ({ ...upload, type: typeOfName(upload.name) }))];
  return defaultDeliverable(asked, all, type)?.id ?? null;
}
