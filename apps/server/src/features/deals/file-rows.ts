/**
 * The rows of a deal's files. They belong to the deal, whose moves change them; who takes, judges and cleans files has
 * them written here, under the deal's lock.
 */
import { AppError, currentDeliverable, sentBackStatuses } from '@briefcast/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { fileMedia, files } from '../../platform/database/tables/index.ts';
import { valueList } from '../../platform/database/value-list.ts';
import { keysOfRows } from '../../platform/storage/keys.ts';

export type FileRow = typeof files.$inferSelect;

/** The place of a file that never was given one. */
const unplaced = 1000;

const ofCreator = (dealId: string) => and(eq(files.dealId, dealId), eq(files.uploaderRole, 'CREATOR'));

/**
 * The order of a deal's files: what is in no submission first, then each submission in the order that its creator gave it
 * in the draft, and in the order of their choosing where nothing was said (rules/drafts#order).
 */
export const filesInOrder = (row: SQL = sql`files`): SQL =>
  sql`${row}.submitted_at asc nulls first, ${row}.position asc nulls first, ${row}.id asc`;

/** The contract's `currentDeliverables` as a condition on `files f`. */
export const isCurrentDeliverable: SQL<boolean> = sql`f.uploader_role = ${valueList([currentDeliverable.uploaderRole])}
  and f.status in (${valueList(currentDeliverable.statuses)}) and f.superseded = ${sql.raw(String(currentDeliverable.superseded))}`;

/** Records a file whose bytes are stored. */
export async function addFile(tx: Tx, values: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await tx.insert(files).values(values).returning();
  if (!row) throw new Error('An inserted file was not returned');
  return row;
}

/** Writes the verdict on a file, its cleaned bytes, or its position in a draft. Throws file.not_found. */
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
      | 'sha256'
      | 'cleaned'
      | 'hasLocation'
      | 'position'
      | 'deliverableId'
    >
  >,
): Promise<FileRow> {
  const [row] = await tx.update(files).set(values).where(eq(files.id, id)).returning();
  if (!row) throw new AppError('file.not_found');
  return row;
}

/**
 * Notes what was found or made of a file, unless it is gone or its bytes were replaced since. Returns its deal and
 * status, null where nothing was noted.
 */
export async function noteFindings(
  tx: Tx,
  { id, storageKey }: Pick<FileRow, 'id' | 'storageKey'>,
  findings: Partial<
    Pick<FileRow, 'width' | 'height' | 'durationSeconds' | 'hasLocation' | 'posterKey' | 'posterSize'>
  >,
): Promise<Pick<FileRow, 'dealId' | 'status'> | null> {
  const isSame = and(eq(files.id, id), eq(files.storageKey, storageKey));
  const [row] = await tx
    .update(files)
    .set(findings)
    .where(isSame)
    .returning({ dealId: files.dealId, status: files.status });
  return row ?? null;
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

/**
 * Marks what waits for review as submitted now, and makes history of what was sent back before
 * (rules/deals#deliverables).
 */
export async function markSubmission(tx: Tx, dealId: string, now: Date): Promise<void> {
  await tx
    .update(files)
    .set({ submittedAt: now })
    .where(and(ofCreator(dealId), eq(files.status, 'PENDING'), isNull(files.submittedAt)));
  await tx
    .update(files)
    .set({ superseded: true, supersededAt: now })
    .where(
      and(
        eq(files.dealId, dealId),
        inArray(files.status, [...sentBackStatuses]),
        eq(files.superseded, false),
      ),
    );
}

/** Makes the files of a draft wait for review, as part of a submission that was made before where one is named. */
export async function releaseDraft(tx: Tx, dealId: string, submittedAt: Date | null): Promise<FileRow[]> {
  // Files that join a submission come after the files in it.
  const before = sql`coalesce((select max(f.position) from files f
    where f.deal_id = ${dealId} and f.submitted_at = ${submittedAt}), 0)`;
  const rows = await tx
    .update(files)
    .set({
      status: 'PENDING',
      submittedAt,
      ...(submittedAt ? { position: sql`${files.position} + ${before}` } : {}),
    })
    .where(and(ofCreator(dealId), eq(files.status, 'DRAFT')))
    .returning();
  return rows.sort((one, other) => (one.position ?? 0) - (other.position ?? 0));
}

/** Undoes the submission of this moment: its files are a draft again, and what it made history is not. */
export async function withdrawSubmission(tx: Tx, dealId: string, submittedAt: Date): Promise<void> {
  await tx
    .update(files)
    .set({
      status: 'DRAFT',
      submittedAt: null,
      // Files uploaded without a draft come last, in the order of their ids, until somebody moves them.
      position: sql`coalesce(${files.position}, ${unplaced})`,
    })
    .where(and(ofCreator(dealId), eq(files.status, 'PENDING'), eq(files.submittedAt, submittedAt)));
  await tx
    .update(files)
    .set({ superseded: false, supersededAt: null })
    .where(and(eq(files.dealId, dealId), eq(files.supersededAt, submittedAt)));
}

/** Deletes the row of a file in a draft. Throws file.not_found. */
export async function removeDraftFile(tx: Tx, dealId: string, id: string): Promise<void> {
  const removed = await tx
    .delete(files)
    .where(and(ofCreator(dealId), eq(files.id, id), eq(files.status, 'DRAFT')))
    .returning({ id: files.id });
  if (removed.length === 0) throw new AppError('file.not_found');
}
