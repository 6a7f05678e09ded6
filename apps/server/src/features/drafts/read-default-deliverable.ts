/** What a file that arrives in a draft is, where its creator did not say it (rules/files#drafts). */
import {
  type DealDeliverable,
  defaultDeliverable,
  type FileType,
  sentBackStatuses,
} from '@briefcast/contract';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { dealDeliverables, files } from '../../platform/database/tables/index.ts';

/**
 * The id of the one deliverable that a new file of this type can be; null where the creator has to choose. A file that
 * was sent back holds no place: what is added now may be what comes instead.
 */
export async function readDefaultDeliverable(
  db: Reader,
  dealId: string,
  type: FileType,
): Promise<DealDeliverable['id'] | null> {
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
  return defaultDeliverable(asked, counted, type)?.id ?? null;
}
