/** Changes a draft: the order, the deliverables, and removals (rules/drafts#drafts). */
import { AppError, type DraftFileChange } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { dealDeliverables, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeBytesJob } from '../../platform/storage/remove-bytes.ts';
import { aboutDraft } from '../deals/about-deal.ts';
import { changeFile, type FileRow, readKeysOfFiles, removeDraftFile } from '../deals/file-rows.ts';
import { type DraftDeal, lockDraftDeal, readDraftRows } from './draft-files.ts';

interface Names {
  dealId: string;
  fileId: string;
}

/** Deletes a file of the draft; a job deletes its bytes. Throws file.not_found. */
export async function removeFromDraft(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  deal: DraftDeal,
  fileId: string,
): Promise<void> {
  // Read before the row is deleted, and with it the keys of its proxy.
  const keys = await readKeysOfFiles(tx, eq(files.id, fileId));
  await removeDraftFile(tx, deal.id, fileId);
  await jobs.enqueue(tx, removeBytesJob, { keys });
}

/** Throws draft.deliverable_unknown if this deal has no such deliverable. */
export async function requireDeliverable(db: Reader, dealId: string, id: string): Promise<void> {
  const isAsked = and(eq(dealDeliverables.id, id), eq(dealDeliverables.dealId, dealId));
  const asked = await db.select({ id: dealDeliverables.id }).from(dealDeliverables).where(isAsked);
  if (asked.length === 0) throw new AppError('draft.deliverable_unknown');
}

/** Moves a file to a position, counted from 1, among these of its draft, and renumbers all of them. */
export async function placeFile(
  tx: Tx,
  rows: readonly FileRow[],
  moved: FileRow,
  position: number,
): Promise<void> {
  const others = rows.filter(({ id }) => id !== moved.id);
  const ordered = others.toSpliced(position - 1, 0, moved);
  for (const [index, row] of ordered.entries()) {
    if (row.position !== index + 1) await changeFile(tx, row.id, { position: index + 1 });
  }
}

/** Moves a file of the draft, or assigns it to a deliverable. Throws deal.not_found, file.not_found, draft.deliverable_unknown. */
export function changeDraftFile(
  deps: Pick<Deps, 'db' | 'facts'>,
  actor: UserActor,
  { dealId, fileId }: Names,
  { position, deliverableId }: DraftFileChange,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const deal = await lockDraftDeal(tx, actor, dealId);
    const rows = await readDraftRows(tx, dealId);
    const file = rows.find(({ id }) => id === fileId);
    if (!file) throw new AppError('file.not_found');
    if (deliverableId) await requireDeliverable(tx, dealId, deliverableId);
    if (deliverableId !== undefined) await changeFile(tx, fileId, { deliverableId });
    if (position !== undefined) await placeFile(tx, rows, file, position);
    await deps.facts.append(tx, { kind: 'draft.changed', ...aboutDraft(deal, actor), subjectId: fileId });
  });
}

/** Permanently removes a file from the draft, whatever the deal's status. Throws deal.not_found or file.not_found. */
export function discardDraftFile(
  deps: Pick<Deps, 'db' | 'facts' | 'jobs'>,
  actor: UserActor,
  { dealId, fileId }: Names,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const deal = await lockDraftDeal(tx, actor, dealId);
    await removeFromDraft(deps, tx, deal, fileId);
    await deps.facts.append(tx, { kind: 'draft.changed', ...aboutDraft(deal, actor), subjectId: fileId });
  });
}
