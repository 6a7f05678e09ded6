/** When a creator's draft takes files, when it may be submitted, and when a submission may be taken back. */
import type { DealStatus } from '../deals/schemas.ts';
import { canUpload, currentDeliverables, type FileFacts, isAllApproved } from '../deals/status.ts';
import type { DraftNeed } from './schemas.ts';

/** Facts that the rules need about a file that was submitted, or may have been. */
export interface SubmittedFacts extends FileFacts {
  /** When it was submitted, as any text or number that is equal for one submission and larger for a later one. */
  submittedAt?: string | number | null | undefined;
}

/** The files of the last submission, judged or not; none where nothing was submitted. */
export function lastSubmission<F extends SubmittedFacts>(files: readonly F[]): F[] {
  const submitted = currentDeliverables(files).filter(({ submittedAt }) => submittedAt != null);
  const last = submitted.reduce<F | null>(
    (latest, file) => (latest && (latest.submittedAt ?? 0) >= (file.submittedAt ?? 0) ? latest : file),
    null,
  );
  return last ? submitted.filter(({ submittedAt }) => submittedAt === last.submittedAt) : [];
}

/** Whether the last submission may be taken back, or added to: it waits, and the brand has judged nothing of it. */
export function canTakeBack(status: DealStatus, files: readonly SubmittedFacts[]): boolean {
  const last = lastSubmission(files);
  return status === 'SUBMITTED' && last.length > 0 && last.every((file) => file.status === 'PENDING');
}

/** Whether everything that was submitted is approved and the deal goes on: what is owed beyond it, is submitted next. */
export const isForMore = (status: DealStatus, files: readonly FileFacts[]): boolean =>
  status === 'SUBMITTED' && isAllApproved(files);

/** Whether the draft takes files: while the creator works, until the first verdict, and again once all is approved. */
export const isDraftOpen = (status: DealStatus, files: readonly SubmittedFacts[]): boolean =>
  canUpload(status, 'CREATOR') || canTakeBack(status, files) || isForMore(status, files);

/** How much of each need is not done yet. */
export type DraftLeft = Partial<Record<DraftNeed, number>>;

/**
 * Needs that keep a draft from being submitted; empty where it may be submitted. A warning of a check is never one.
 */
export const needsOf = (left: DraftLeft): DraftNeed[] =>
  (Object.keys(left) as DraftNeed[]).filter((need) => (left[need] ?? 0) > 0);
