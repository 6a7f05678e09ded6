/** How long an approval can be undone (rules/deals#undo). */
import type { DealStatus } from '../deals/schemas.ts';
import { type FileFacts, reviewStatuses } from '../deals/status.ts';

/** How long the screen offers it. */
export const undoApprovalSeconds = 10;
/** The server takes it this much longer, so that a click at the last moment arrives in time. */
const graceSeconds = 3;

export type UndoAnswer =
  | { allowed: true }
  | { allowed: false; code: 'file.not_approved' | 'deal.status_conflict' | 'file.undo_too_late' };

/** Whether the approval of a file can be undone now; `reviewedAt` is when it was given, null where nobody knows. */
export function canUndoApproval(
  status: DealStatus,
  file: Pick<FileFacts, 'status'> & { reviewedAt: Date | null },
  now: Date,
): UndoAnswer {
  if (!reviewStatuses.includes(status)) return { allowed: false, code: 'deal.status_conflict' };
  if (file.status !== 'APPROVED') return { allowed: false, code: 'file.not_approved' };
  const ends = (file.reviewedAt?.getTime() ?? 0) + (undoApprovalSeconds + graceSeconds) * 1000;
  return now.getTime() <= ends ? { allowed: true } : { allowed: false, code: 'file.undo_too_late' };
}
