/**
 * Removes the metadata of location and camera from a deal's file when its uploader asks for it
 * (rules/files#made-forms).
 */

import { AppError, canCleanFile, type DealFile } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeBytesJob } from '../../platform/storage/remove-bytes.ts';
import { processedFact } from '../deals/about-deal.ts';
import { type DealRow, findDeal, findDealForUpdate } from '../deals/access.ts';
import { presentStoredFile } from '../deals/deal-file.ts';
import { changeFile, type FileRow } from '../deals/file-rows.ts';
import { processMediaJob } from './jobs.ts';
import { storeBytesOf } from './store-bytes.ts';
import { type CleanedBytes, storeWithoutNotes } from './without-metadata.ts';

type CleanDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'jobs' | 'media' | 'clock' | 'keys'>;

interface Names {
  dealId: string;
  fileId: string;
}

/** A file of the actor's own side of this deal; the other side's counts as not found. Throws file.not_found. */
async function findOwn(db: Reader, actor: UserActor, { dealId, fileId }: Names): Promise<FileRow> {
  const isOwn = and(eq(files.id, fileId), eq(files.dealId, dealId), eq(files.uploaderRole, actor.role));
  const [file] = await db.select().from(files).where(isOwn);
  if (!file) throw new AppError('file.not_found');
  return file;
}

/** A reviewed file, or one of a closed deal, must not change. Throws deal.status_conflict or file.already_judged. */
function requireReplaceable({ status }: DealRow, file: FileRow): void {
  if (canCleanFile(status, file)) return;
  const isOfFile = file.superseded || !['PENDING', 'REFERENCE', 'DRAFT'].includes(file.status);
  if (isOfFile) throw new AppError('file.already_judged');
  throw new AppError('deal.status_conflict', { params: { status } });
}

/** Replaces the original bytes by the cleaned ones, if the row still has the original ones; returns the updated row. */
function replaceBytes(
  deps: CleanDeps,
  actor: UserActor,
  old: FileRow,
  cleaned: CleanedBytes,
): Promise<FileRow> {
  return deps.db.transaction(async (tx) => {
    const deal = await findDealForUpdate(tx, actor, old.dealId);
    authorize(actor, 'file.clean', deal);
    const current = await findOwn(tx, actor, { dealId: old.dealId, fileId: old.id });
    if (current.storageKey !== old.storageKey) return current;
    requireReplaceable(deal, current);
    const row = await changeFile(tx, old.id, { ...cleaned, cleaned: true, hasLocation: false });
    await deps.jobs.enqueue(tx, removeBytesJob, { keys: [old.storageKey] });
    // The job that makes the poster may have begun with the bytes that are now deleted.
    if (!row.posterKey) await deps.jobs.enqueue(tx, processMediaJob, { table: 'files', id: row.id });
    await deps.facts.append(tx, processedFact(deal, row));
    return row;
  });
}

/**
 * Replaces the bytes of the actor's own file by a copy without metadata of location and camera; video, audio
 * and pixels are not re-encoded. The name and poster stay, the URL changes. A file without a location is left
 * alone. Throws deal.not_found, file.not_found, file.already_judged, deal.status_conflict,
 * file.not_cleanable, file.unreadable, file.too_many_at_once or file.busy.
 */
export async function cleanFile(deps: CleanDeps, actor: UserActor, names: Names): Promise<DealFile> {
  const deal = await findDeal(deps.db, actor, names.dealId);
  authorize(actor, 'file.clean', deal);
  const file = await findOwn(deps.db, actor, names);
  requireReplaceable(deal, file);
  const present = (row: FileRow) => presentStoredFile(deps, row, actor.role);
  if (file.type === 'DOCUMENT' || file.hasLocation === false) return present(file);
  const cleaned = await storeWithoutNotes(deps, actor.userId, file);
  const row = await storeBytesOf(deps.storage, cleaned, () => replaceBytes(deps, actor, file, cleaned));
  if (row.storageKey !== cleaned.storageKey) await deps.storage.remove(cleaned.storageKey);
  return present(row);
}
