/** One part of an upload: stored under a key of its own, then recorded (rules/uploads#uploads-in-parts). */
import { AppError, partCount, partOf } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../../platform/auth/actor.ts';
import { uploadParts, uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type ReceivedPart, receivePart } from '../../platform/http/receive-part.ts';
import { maxBytesOf } from '../../platform/http/upload-bytes.ts';
import { notAccepted } from '../../platform/http/upload-refusals.ts';
import { detectType } from '../../platform/media/detect-type.ts';
import { keptUntil } from '../drafts/unfinished-uploads.ts';
import { extendReservation } from '../files/quota.ts';
import { storeBytesOf } from '../files/store-bytes.ts';
import { acceptedBy } from './join-parts.ts';
import { findUpload, isIncomplete, isWhole, removeUpload, type UploadRow } from './upload-rows.ts';

type PartDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'clock' | 'config'>;

/** Refuses with the first part what further parts could not change. Throws file.type_not_accepted or file.too_large. */
async function requireAcceptedHead({ config }: PartDeps, upload: UploadRow, head: Buffer): Promise<void> {
  const detected = await detectType(head);
  const accepted = acceptedBy(upload);
  if (!detected || !accepted.types.includes(detected.type)) throw notAccepted(accepted);
  const limitBytes = maxBytesOf(detected.type, config);
  if (upload.size > limitBytes) throw new AppError('file.too_large', { params: { limitBytes } });
}

/** Writes the part's row unless it exists; returns the digest of the recorded part. */
function record(deps: PartDeps, upload: UploadRow, number: number, part: ReceivedPart): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const [open] = await tx
      .update(uploads)
      .set({ lastPartAt: now })
      .where(and(eq(uploads.id, upload.id), isIncomplete))
      .returning({ id: uploads.id });
    if (!open) throw new AppError('upload.not_found');
    await extendReservation(tx, upload.id, keptUntil(now));
    const { storageKey, sha256 } = part;
    const [written] = await tx
      .insert(uploadParts)
      .values({ uploadId: upload.id, number, storageKey, sha256 })
      .onConflictDoNothing()
      .returning();
    if (written) return storageKey;
    const [first] = await tx
      .select()
      .from(uploadParts)
      .where(and(eq(uploadParts.uploadId, upload.id), eq(uploadParts.number, number)));
    if (first?.sha256 !== sha256) throw new AppError('upload.other_file');
    return first.storageKey;
  });
}

/**
 * Stores a part, in any order and concurrently with others. Repeating the same part changes nothing. Throws
 * upload.not_found, upload.part_unknown, upload.part_cut_off, upload.part_damaged (by its digest),
 * upload.other_file (the part exists with other bytes), request.timeout, service.storage_full; for the first
 * part file.type_not_accepted and file.too_large, which end the upload.
 */
export async function writePart(
  deps: PartDeps,
  actor: UserActor,
  { id, number }: { id: string; number: number },
  request: FastifyRequest,
): Promise<{ number: number; sha256: string }> {
  const upload = await findUpload(deps, actor, id);
  if (isWhole(upload)) throw new AppError('upload.not_found');
  if (number > partCount(upload.size)) throw new AppError('upload.part_unknown');
  const part = await receivePart(deps, request, partOf(upload, number).size);
  const kept = await storeBytesOf(deps.storage, part, async () => {
    if (number === 1) {
      await requireAcceptedHead(deps, upload, part.head).catch(async (error: unknown) => {
        await deps.db.transaction((tx) => removeUpload(deps, tx, upload.id));
        throw error;
      });
    }
    return record(deps, upload, number, part);
  });
  // The part existed already, with the same bytes.
  if (kept !== part.storageKey) await deps.storage.remove(part.storageKey);
  return { number, sha256: part.sha256 };
}
