/** Adds an uploaded file to the draft of its deal (rules/drafts#drafts). */
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ReceivedFile } from '../../platform/http/upload-bytes.ts';
import { aboutDraft } from '../deals/about-deal.ts';
import { addFile, type FileRow } from '../deals/file-rows.ts';
import { processMediaJob } from '../files/jobs.ts';
import { placeFile, removeFromDraft, requireDeliverable } from './change-draft.ts';
import { type DraftDeal, readDraftRows, requireDraftOpen } from './draft-files.ts';
import { findReplaced, placeOfNext } from './replaced-file.ts';

/** The intended place of a file. */
export interface DraftPlace {
  deliverableId: string | null;
  /** The file that it replaces. */
  replacesId: string | null;
}

/**
 * Checks, under the deal's lock, that a file may be added there. Throws file.not_now,
 * draft.deliverable_unknown or draft.replaced_unknown.
 */
export async function requireDraftPlace(
  tx: Tx,
  deal: DraftDeal,
  { deliverableId, replacesId }: DraftPlace,
): Promise<void> {
  await requireDraftOpen(tx, deal);
  if (deliverableId !== null) await requireDeliverable(tx, deal.id, deliverableId);
  if (replacesId !== null) await findReplaced(tx, deal.id, replacesId);
}

/**
 * Inserts the row of received bytes into the draft: in place of the file that it replaces, whose bytes are
 * deleted if they were never submitted, or at the end, but before files that were chosen later and arrived
 * earlier. Ids tell the order of choosing. Throws file.not_now or draft.replaced_unknown.
 */
export async function addToDraft(
  deps: Pick<Deps, 'facts' | 'jobs' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  { id, deal, received, place }: { id: string; deal: DraftDeal; received: ReceivedFile; place: DraftPlace },
): Promise<FileRow> {
  await requireDraftOpen(tx, deal);
  const next =
    place.replacesId === null
      ? null
      : await placeOfNext(tx, await findReplaced(tx, deal.id, place.replacesId));
  const rows = await readDraftRows(tx, deal.id);
  const position = next?.inDraft?.position ?? (rows.at(-1)?.position ?? 0) + 1;
  if (next?.inDraft) await removeFromDraft(deps, tx, deal, next.inDraft.id);
  const row = await addFile(tx, {
    id,
    dealId: deal.id,
    uploaderRole: 'CREATOR',
    uploaderId: actor.userId,
    status: 'DRAFT',
    createdAt: deps.clock(),
    ...received,
    ...(next ? { stackId: next.stackId, version: next.version } : {}),
    // A replacement keeps the deliverable of the replaced file, assigned or not.
    deliverableId: place.deliverableId ?? next?.deliverableId ?? null,
    position,
  });
  const isEarlier = (other: FileRow) => other.id < id;
  if (!next?.inDraft) await placeFile(tx, rows, row, rows.findLastIndex(isEarlier) + 2);
  if (row.type !== 'DOCUMENT') await deps.jobs.enqueue(tx, processMediaJob, { table: 'files', id: row.id });
  await deps.facts.append(tx, { kind: 'draft.changed', ...aboutDraft(deal, actor), subjectId: row.id });
  return row;
}
