/** The work of one call on the parts of an upload, which no other call does at the same moment. */

import { AppError, partCount } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ReceivedFile } from '../../platform/http/upload-bytes.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { readParts } from '../drafts/read-draft.ts';
import { joinParts } from './join-parts.ts';
import { isIncomplete, removeUpload, type UploadRow } from './upload-rows.ts';

/** A process that died while joining the parts blocks others for this long; a living one renews its lease in time. */
const leaseMilliseconds = minuteMs;
const renewMilliseconds = 15_000;
const retrySeconds = 2;

export type JoinDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'clock' | 'config'>;

/** After these refusals the parts are useless: a retry would fail again. */
const finalRefusals = ['file.type_not_accepted', 'file.too_large', 'upload.not_as_sent'];

/** Claims the upload for this call. Throws request.in_progress while another call has it. */
async function claim({ db, clock }: JoinDeps, { id }: UploadRow): Promise<void> {
  const now = clock();
  const isFree = or(isNull(uploads.joiningUntil), lte(uploads.joiningUntil, now));
  const taken = await db
    .update(uploads)
    .set({ joiningUntil: new Date(now.getTime() + leaseMilliseconds) })
    .where(and(eq(uploads.id, id), isIncomplete, isFree))
    .returning({ id: uploads.id });
  if (taken.length === 0) throw new AppError('request.in_progress', { retryAfterSeconds: retrySeconds });
}

/** Calls `work` while this call has the upload exclusively. */
export async function whileClaimed<T>(deps: JoinDeps, upload: UploadRow, work: () => Promise<T>): Promise<T> {
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
async function readAllParts({ db }: JoinDeps, { id, size }: UploadRow) {
  const parts = await readParts(db, [id]);
  const missing = partCount(size) - parts.length;
  if (missing > 0) throw new AppError('upload.parts_missing', { params: { missing } });
  return parts;
}

/**
 * Writes the upload's bytes as one, under a key of their own. Bytes that will never do end the upload. Throws
 * upload.parts_missing, upload.not_found, upload.not_as_sent, file.type_not_accepted, file.too_large,
 * service.storage_full.
 */
export async function joinUpload(
  deps: JoinDeps,
  upload: UploadRow,
  sha256: string | undefined,
): Promise<ReceivedFile> {
  const parts = await readAllParts(deps, upload);
  return joinParts(deps, upload, parts, [upload.sha256, sha256]).catch(async (error: unknown) => {
    const isFinal = error instanceof AppError && finalRefusals.includes(error.code);
    if (isFinal) await deps.db.transaction((tx) => removeUpload(deps, tx, upload.id));
    // Cancelled or completed by another call since.
    if (error instanceof StoredFileMissing) throw new AppError('upload.not_found', { cause: error });
    throw error;
  });
}
