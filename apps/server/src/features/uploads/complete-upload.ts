/** Completes an upload: its parts become one file of the draft (rules/uploads#uploads-in-parts). */
import { AppError, type DealFile } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { files, uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ReceivedFile } from '../../platform/http/upload-bytes.ts';
import { presentStoredFile } from '../deals/deal-file.ts';
import type { FileRow } from '../deals/file-rows.ts';
import { addToDraft } from '../drafts/add-to-draft.ts';
import { lockDraftDeal } from '../drafts/draft-files.ts';
import { lockQuota, spendReservation } from '../files/quota.ts';
import { storeBytesOf } from '../files/store-bytes.ts';
import { joinUpload, whileClaimed } from './join-upload.ts';
import { type DealUploadRow, findDealUpload, removeParts, type UploadRow } from './upload-rows.ts';

type CompleteDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'jobs' | 'clock' | 'config' | 'keys'>;

/** Replaces the upload's parts by the file's row. Throws upload.not_found and what `addToDraft` throws. */
function record(deps: CompleteDeps, actor: UserActor, upload: DealUploadRow, received: ReceivedFile) {
  const { dealId, deliverableId, replacesId } = upload;
  return deps.db.transaction(async (tx) => {
    await lockQuota(tx, actor);
    const deal = await lockDraftDeal(tx, actor, dealId);
    const [current] = await tx.select().from(uploads).where(eq(uploads.id, upload.id)).for('update');
    if (!current || current.fileId !== null) throw new AppError('upload.not_found');
    await spendReservation(tx, deps, { id: upload.id, actor, dealId }, received.size);
    const place = { deliverableId, replacesId };
    const row = await addToDraft(deps, tx, actor, { id: upload.id, deal, received, place });
    await tx.update(uploads).set({ fileId: row.id }).where(eq(uploads.id, upload.id));
    await removeParts(deps, tx, upload.id);
    return row;
  });
}

/** The file that an upload has become; null if it is incomplete. */
async function findFinished({ db }: CompleteDeps, { fileId }: UploadRow): Promise<FileRow | null> {
  if (fileId === null) return null;
  const [row] = await db.select().from(files).where(eq(files.id, fileId));
  return row ?? null;
}

/**
 * Makes the upload a file of the draft, or returns the file that it has become, for clients that missed the
 * answer. Throws upload.not_found, upload.parts_missing, request.in_progress, upload.not_as_sent,
 * file.type_not_accepted, file.too_large, file.not_now, draft.replaced_unknown, the refusals of the quotas,
 * service.storage_full.
 */
export async function completeUpload(
  deps: CompleteDeps,
  actor: UserActor,
  id: string,
  sha256: string | undefined,
): Promise<DealFile> {
  const upload = await findDealUpload(deps, actor, id);
  const row =
    (await findFinished(deps, upload)) ??
    (await whileClaimed(deps, upload, async () => {
      const received = await joinUpload(deps, upload, sha256);
      return storeBytesOf(deps.storage, received, () => record(deps, actor, upload, received));
    }));
  return presentStoredFile(deps, row, actor.role);
}
