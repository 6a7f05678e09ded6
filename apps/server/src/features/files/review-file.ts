/** The brand's verdict on a submitted file (rules/deals#review). */
import {
  AppError,
  type CommentKind,
  type DealFile,
  type FileReview,
  isJudgeable,
  reviewStatuses,
} from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type Allowed, authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { assignTasks } from '../comments/assign-tasks.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate, type LockedDeal } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';
import { presentStoredFile } from '../deals/deal-file.ts';
import { changeFile, type FileRow } from '../deals/file-rows.ts';
import { moveDeal } from '../deals/move-deal.ts';
import { countRound } from '../deals/rounds.ts';
import { dealIdOfFile } from './deal-of-file.ts';

/**
 * Requests for something new use no round; changes that the brief covers do, and so does feedback in words
 * alone (rules/comments#rounds).
 */
const usesRound = (tasks: readonly CommentKind[]): boolean =>
  tasks.length === 0 || tasks.includes('IN_BRIEF');

interface Judgement {
  /** A locked deal, of a brand whose person may review. */
  deal: Allowed<'file.review', LockedDeal>;
  by: UserActor;
  fileId: string;
  review: FileReview;
}

/** Reviews a file of a deal, only once. */
async function judge(
  deps: Pick<Deps, 'facts' | 'clock' | 'keys'>,
  tx: Tx,
  { deal, by, fileId, review }: Judgement,
): Promise<FileRow> {
  const { status, feedback, commentIds = [], lines = [], backBy } = review;
  // Read after the lock: another verdict may have been given before.
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.dealId, deal.id)));
  if (!file || file.status === 'DRAFT') throw new AppError('file.not_found');
  if (!isJudgeable({ ...file, uploader: { role: file.uploaderRole } }))
    throw new AppError('file.already_judged');
  if (!reviewStatuses.includes(deal.status)) {
    throw new AppError('deal.status_conflict', { params: { status: deal.status } });
  }
  const isSentBack = status === 'NEEDS_REVISION';
  const now = deps.clock();
  const judged = await changeFile(tx, fileId, {
    status,
    feedback: feedback || null,
    backBy: isSentBack && backBy ? new Date(backBy) : null,
    reviewerId: by.userId,
    reviewedAt: now,
  });
  const taskKinds = isSentBack ? await assignTasks(deps, tx, { deal, fileId, commentIds, lines, by }) : [];
  await noteActivity(tx, deal.id, 'BRAND', now);
  await deps.facts.append(tx, {
    kind: 'file.reviewed',
    ...aboutDeal(deal, by),
    subjectId: fileId,
    data: { status, ...(isSentBack && backBy ? { backBy } : {}) },
  });
  if (status !== 'APPROVED' && usesRound(taskKinds)) await countRound(tx, deal);
  if (status !== 'APPROVED' && deal.status !== 'NEEDS_REVISION') {
    await moveDeal(deps, tx, { deal, to: 'NEEDS_REVISION', who: 'SYSTEM', by });
  }
  return judged;
}

/**
 * Reviews a pending file once, under the deal's lock; sending it back moves the deal to NEEDS_REVISION. The
 * given comments become tasks with it. Throws file.not_found, team.role_too_small, file.already_judged,
 * comment.not_open, request.invalid for an item of another brief, or deal.status_conflict once the deal is
 * closed.
 */
export async function reviewFile(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  fileId: string,
  review: FileReview,
): Promise<DealFile> {
  const row = await deps.db.transaction(async (tx) => {
    const locked = await findDealForUpdate(tx, actor, await dealIdOfFile(tx, actor, fileId));
    return judge(deps, tx, { deal: authorize(actor, 'file.review', locked), by: actor, fileId, review });
  });
  return presentStoredFile(deps, row, 'BRAND');
}

/**
 * Approves several files of a deal under its lock, all of them or none; returns their ids. Throws
 * deal.not_found, file.not_found for one of another deal, team.role_too_small, file.already_judged, or
 * deal.status_conflict once the deal is closed.
 */
export function approveFiles(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  dealId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    const deal = authorize(actor, 'file.review', await findDealForUpdate(tx, actor, dealId));
    const approved = [...new Set(fileIds)];
    for (const fileId of approved)
      await judge(deps, tx, { deal, by: actor, fileId, review: { status: 'APPROVED' } });
    return approved;
  });
}
