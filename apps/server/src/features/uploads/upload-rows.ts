/** The actor's own uploads, and their deletion: the rows first, then a job deletes the parts. */
import { AppError } from '@briefcast/contract';
import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { uploadParts, uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeBytesJob } from '../../platform/storage/remove-bytes.ts';
import { givenUpBefore } from '../drafts/unfinished-uploads.ts';
import { releaseReservation } from '../files/quota.ts';

export type UploadRow = typeof uploads.$inferSelect;
/** One that comes into the draft of a deal. */
export type DealUploadRow = UploadRow & { dealId: string };

/** Whether it has become a file of a draft, or a film. */
export const isWhole = ({ fileId, mediaId }: UploadRow): boolean => fileId !== null || mediaId !== null;

/** The condition that it has not. */
export const isIncomplete = and(isNull(uploads.fileId), isNull(uploads.mediaId));

/** A condition: the person's own upload of this id, not abandoned. */
export const isOwnUpload = ({ userId }: UserActor, id: string, now: Date): SQL | undefined =>
  and(eq(uploads.id, id), eq(uploads.uploaderId, userId), gt(uploads.lastPartAt, givenUpBefore(now)));

/** An upload of the actor's own into a draft. Throws upload.not_found, also for a film of an application. */
export async function findDealUpload(
  deps: { db: Reader; clock: () => Date },
  actor: UserActor,
  id: string,
): Promise<DealUploadRow> {
  const { dealId, ...row } = await findUpload(deps, actor, id);
  if (dealId === null) throw new AppError('upload.not_found');
  return { ...row, dealId };
}

/** Reads an upload of the actor's own, completed or not. Throws upload.not_found. */
export async function findUpload(
  { db, clock }: { db: Reader; clock: () => Date },
  actor: UserActor,
  id: string,
): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(isOwnUpload(actor, id, clock()));
  if (!row) throw new AppError('upload.not_found');
  return row;
}

/** Deletes the rows of the parts; a job deletes their bytes. */
export async function removeParts({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, uploadId: string): Promise<void> {
  const parts = await tx
    .delete(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .returning({ storageKey: uploadParts.storageKey });
  if (parts.length === 0) return;
  await jobs.enqueue(tx, removeBytesJob, { keys: parts.map(({ storageKey }) => storageKey) });
}

/** Deletes an incomplete upload with its parts and its reserved space. */
export async function removeUpload(deps: Pick<Deps, 'jobs'>, tx: Tx, uploadId: string): Promise<void> {
  // Its own row is locked first: adding a part locks that before the part's.
  await tx.select().from(uploads).where(eq(uploads.id, uploadId)).for('update');
  await removeParts(deps, tx, uploadId);
  await tx.delete(uploads).where(eq(uploads.id, uploadId));
  await releaseReservation(tx, uploadId);
}

/**
 * Deletes uploads that received no part for days, and the rows of old completed ones; the store's sweep
 * deletes their bytes.
 */
export async function sweepUploads(tx: Tx, now: Date): Promise<void> {
  await tx.delete(uploads).where(lte(uploads.lastPartAt, givenUpBefore(now)));
}
