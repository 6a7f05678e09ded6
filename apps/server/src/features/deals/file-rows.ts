/**
 * The rows of a deal's files. They belong to the deal, whose moves change them; who takes, judges and cleans files has
 * them written here, under the deal's lock.
 */
import { AppError, currentDeliverable, sentBackStatuses } from '@briefcast/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { fileMedia, files } from '../../platform/database/tables/index.ts';
import { valueList } from '../../platform/database/value-list.ts';
import { keysOfRows } from '../../platform/storage/keys.ts';

export type FileRow = typeof files.$inferSelect;

/** The contract's `currentDeliverables` as a condition on `files f`. */
export const isCurrentDeliverable: SQL<boolean> = sql`f.uploader_role = ${valueList([currentDeliverable.uploaderRole])}
  and f.status in (${valueList(currentDeliverable.statuses)}) and f.superseded = ${sql.raw(String(currentDeliverable.superseded))}`;

/** Records a file whose bytes are stored. */
export async function addFile(tx: Tx, values: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await tx.insert(files).values(values).returning();
  if (!row) throw new Error('An inserted file was not returned');
  return row;
}

/** Writes the verdict on a file, or its cleaned bytes. Throws file.not_found. */
export async function changeFile(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      FileRow,
      | 'status'
      | 'feedback'
      | 'backBy'
      | 'reviewerId'
      | 'reviewedAt'
      | 'storageKey'
      | 'size'
      | 'cleaned'
      | 'hasLocation'
    >
  >,
): Promise<FileRow> {
  const [row] = await tx.update(files).set(values).where(eq(files.id, id)).returning();
  if (!row) throw new AppError('file.not_found');
  return row;
}

/**
 * Notes what was found or made of a file, unless it is gone or other bytes have taken the place of those that were
 * looked at. Returns its deal, null where nothing was noted.
 */
export async function noteFindings(
  tx: Tx,
  { id, storageKey }: Pick<FileRow, 'id' | 'storageKey'>,
  findings: Partial<
    Pick<FileRow, 'width' | 'height' | 'durationSeconds' | 'hasLocation' | 'posterKey' | 'posterSize'>
  >,
): Promise<string | null> {
  const isSame = and(eq(files.id, id), eq(files.storageKey, storageKey));
  const [row] = await tx.update(files).set(findings).where(isSame).returning({ dealId: files.dealId });
  return row?.dealId ?? null;
}

/** The keys of everything that is stored of some files: their bytes, and what was made of them. */
export async function readKeysOfFiles(db: Reader, of: SQL | undefined): Promise<string[]> {
  const { storageKey, posterKey } = files;
  const { proxyKey, storyboardKey } = fileMedia;
  const rows = await db
    .select({ storageKey, posterKey, proxyKey, storyboardKey })
    .from(files)
    .leftJoin(fileMedia, eq(fileMedia.fileId, files.id))
    .where(of);
  return keysOfRows(rows);
}

/** A new round replaces what was sent back: those files become history (rules/deals#deliverables). */
export async function supersedeSentBack(tx: Tx, dealId: string): Promise<void> {
  await tx
    .update(files)
    .set({ superseded: true })
    .where(and(eq(files.dealId, dealId), inArray(files.status, [...sentBackStatuses])));
}
