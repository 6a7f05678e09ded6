/** Completes an upload: its parts become one file of the draft (rules/uploads#uploads-in-parts). */
import { AppError, type DealFile, partCount } from '@briefcast/contract';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { files, uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ReceivedFile } from '../../platform/http/upload-bytes.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { presentStoredFile } from '../deals/deal-file.ts';
import type { FileRow } from '../deals/file-rows.ts';
import { addToDraft } from '../drafts/add-to-draft.ts';
import { lockDraftDeal } from '../drafts/draft-files.ts';
import { readParts } from '../drafts/read-draft.ts';
import { keepBytesOf } from '../files/keep-bytes.ts';
import { lockQuota, spendReservation } from '../files/quota.ts';
import { joinParts } from './join-parts.ts';
import { findUpload, removeParts, removeUpload, type UploadRow } from './upload-rows.ts';

/** A process that died while joining the parts blocks others for this long; a living one renews its lease in time. */
const leaseMilliseconds = 60_000;
const renewMilliseconds = 15_000;
const retrySeconds = 2;

type CompleteDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'jobs' | 'clock' | 'config' | 'keys'>;

/** After these refusals the parts are useless: a retry would fail again. */
const finalRefusals = ['file.type_not_accepted', 'file.too_large', 'upload.not_as_sent'];

/** Claims the upload for this call. Throws request.in_progress while another call has it. */
async function claim({ db, clock }: CompleteDeps, { id }: UploadRow): Promise<void> {
  const now = clock();
  const isFree = or(isNull(uploads.joiningUntil), lte(uploads.joiningUntil, now));
  const taken = await db
    .update(uploads)
    .set({ joiningUntil: new Date(now.getTime() + leaseMilliseconds) })
    .where(and(eq(uploads.id, id), isNull(uploads.fileId), isFree))
    .returning({ id: uploads.id });
  if (taken.length === 0) throw new AppError('request.in_progress', { retryAfterSeconds: retrySeconds });
}

/** Calls `work` while this call has the upload exclusively. */
async function whileClaimed<T>(deps: CompleteDeps, upload: UploadRow, work: () => Promise<T>): Promise<T> {
  const { db, clock } = deps;
  await claim(deps, upload);
  const own = eq(uploads.id, upload.id);
  const renewal = setInterval(() => {
    const joiningUntil = new Date(clock().getTime() + leaseMilliseconds);
    const renewed = db.update(uploads).set({ joiningUntil }).where(own);
    // The row is checked once more before the file's is written.
    renewed.then(undefined, () => undefined);
  }, renewMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // If this fails, the lease expires by itself.
    await db
      .update(uploads)
      .set({ joiningUntil: null })
      .where(own)
      .catch(() => undefined);
  }
}

/** Reads the parts. Throws upload.parts_missing. */
async function readAllParts({ db }: CompleteDeps, { id, size }: UploadRow) {
  const parts = await readParts(db, [id]);
  const missing = partCount(size) - parts.length;
  if (missing > 0) throw new AppError('upload.parts_missing', { params: { missing } });
  return parts;
}

/** Replaces the upload's parts by the file's row. Throws upload.not_found and what `addToDraft` throws. */
function record(deps: CompleteDeps, actor: UserActor, upload: UploadRow, received: ReceivedFile) {
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

async function join(
  deps: CompleteDeps,
  actor: UserActor,
  upload: UploadRow,
  sha256: string | undefined,
): Promise<FileRow> {
  const parts = await readAllParts(deps, upload);
  const received = await joinParts(deps, upload, parts, [upload.sha256, sha256]).catch(
    async (error: unknown) => {
      const isFinal = error instanceof AppError && finalRefusals.includes(error.code);
      if (isFinal) await deps.db.transaction((tx) => removeUpload(deps, tx, upload.id));
      // Cancelled or completed by another call meanwhile.
      if (error instanceof StoredFileMissing) throw new AppError('upload.not_found', { cause: error });
      throw error;
    },
  );
  return keepBytesOf(deps.storage, received, () => record(deps, actor, upload, received));
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
  const upload = await findUpload(deps, actor, id);
  const row =
    (await findFinished(deps, upload)) ??
    (await whileClaimed(deps, upload, () => join(deps, actor, upload, sha256)));
  return presentStoredFile(deps, row, actor.role);
}
