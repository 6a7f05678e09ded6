/** Undoes an approval that was just given (rules/deals#undo). */
import { AppError, canUndoApproval, type DealFile } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';
import { presentStoredFile } from '../deals/deal-file.ts';
import { changeFile } from '../deals/file-rows.ts';
import { dealIdOfFile } from './deal-of-file.ts';

/**
 * Makes an approved file wait for its verdict again. Completing the deal takes the same lock, so one of the two comes
 * first and the other is refused. Throws file.not_found, team.role_too_small, deal.status_conflict once the deal is
 * closed, file.not_approved, or file.undo_too_late.
 */
export async function undoApproval(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  fileId: string,
): Promise<DealFile> {
  const row = await deps.db.transaction(async (tx) => {
    const locked = await findDealForUpdate(tx, actor, await dealIdOfFile(tx, actor, fileId));
    const deal = authorize(actor, 'file.review', locked);
    // Read after the lock: another undo may have happened before.
    const [file] = await tx.select().from(files).where(eq(files.id, fileId));
    if (!file) throw new AppError('file.not_found');
    const now = deps.clock();
    const answer = canUndoApproval(deal.status, file, now);
    if (!answer.allowed) throw new AppError(answer.code, { params: { status: deal.status } });
    const undone = await changeFile(tx, fileId, { status: 'PENDING', reviewerId: null, reviewedAt: null });
    await noteActivity(tx, deal.id, 'BRAND', now);
    await deps.facts.append(tx, {
      kind: 'file.approval_undone',
      ...aboutDeal(deal, actor),
      subjectId: fileId,
    });
    return undone;
  });
  return presentStoredFile(deps, row, 'BRAND');
}
