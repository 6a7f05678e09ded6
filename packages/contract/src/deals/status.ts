/**
 * The deal's state machine as data (rules/deals): from, to, who, condition. The server applies it, the
 * screens draw their buttons from it.
 */
import type { Role } from '../accounts/schemas.ts';
import type { FileStatus } from '../files/schemas.ts';
import type { DealStatus } from './schemas.ts';

/** Mover of a deal: one of the two parties, the admin, or the system after something else happened. */
export type Mover = Role | 'ADMIN' | 'SYSTEM';

/** The part of a deal's file that the rules look at. */
export interface FileFacts {
  status: FileStatus;
  superseded: boolean;
  uploader: { role: Role };
}

type Condition = 'has_pending_deliverable' | 'all_deliverables_approved';

interface Move {
  from: readonly DealStatus[];
  to: DealStatus;
  who: readonly Mover[];
  when?: Condition;
}

/** Final statuses. */
export const closedStatuses: readonly DealStatus[] = ['COMPLETED', 'REJECTED', 'CANCELLED'];
/** Accepted and not finished: what both dashboards call active. */
export const activeStatuses: readonly DealStatus[] = [
  'ACCEPTED',
  'IN_PROGRESS',
  'SUBMITTED',
  'NEEDS_REVISION',
];
/** A brief that waits for its answer, and what is active: everything that is not closed. */
export const openStatuses: readonly DealStatus[] = ['BRIEF_SENT', ...activeStatuses];
/** Closed without a result: no money is counted of these. */
export const unsuccessfulStatuses: readonly DealStatus[] = ['REJECTED', 'CANCELLED'];
/** The statuses in which files are judged (rules/deals#review). */
export const reviewStatuses: readonly DealStatus[] = ['IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION'];
/** The statuses in which the creator adds content. */
export const workStatuses: readonly DealStatus[] = ['ACCEPTED', 'IN_PROGRESS', 'NEEDS_REVISION'];
/** Verdicts that send a file back. */
export const sentBackStatuses: readonly FileStatus[] = ['NEEDS_REVISION', 'REJECTED'];

export const dealMoves: readonly Move[] = [
  // By itself, where the brand accepts the creator's own terms.
  { from: ['BRIEF_SENT'], to: 'ACCEPTED', who: ['CREATOR', 'SYSTEM'] },
  { from: ['BRIEF_SENT'], to: 'REJECTED', who: ['CREATOR'] },
  { from: ['BRIEF_SENT'], to: 'CANCELLED', who: ['BRAND'] },
  { from: ['ACCEPTED', 'NEEDS_REVISION'], to: 'IN_PROGRESS', who: ['CREATOR', 'SYSTEM'] },
  // A submission that is taken back, or on the way to one of more once everything is approved.
  { from: ['SUBMITTED'], to: 'IN_PROGRESS', who: ['SYSTEM'] },
  { from: ['IN_PROGRESS'], to: 'SUBMITTED', who: ['CREATOR'], when: 'has_pending_deliverable' },
  { from: ['IN_PROGRESS', 'SUBMITTED'], to: 'NEEDS_REVISION', who: ['SYSTEM'] },
  { from: ['IN_PROGRESS', 'SUBMITTED'], to: 'COMPLETED', who: ['BRAND'], when: 'all_deliverables_approved' },
  // The system: once both sides agreed to it, or when one of them deletes their account.
  { from: openStatuses, to: 'CANCELLED', who: ['ADMIN', 'SYSTEM'] },
];

/** Conditions for a current deliverable, as values: the server asks its database by them, too. */
export const currentDeliverable = {
  uploaderRole: 'CREATOR',
  statuses: ['PENDING', 'APPROVED', 'NEEDS_REVISION', 'REJECTED'],
  superseded: false,
} as const satisfies { uploaderRole: Role; statuses: readonly FileStatus[]; superseded: boolean };

/**
 * The creator's files that no later round replaced: what is judged, counted and completed (rules/deals#deliverables).
 */
export const currentDeliverables = <F extends FileFacts>(files: readonly F[]): F[] => {
  const { uploaderRole, statuses, superseded } = currentDeliverable;
  return files.filter(
    (file) =>
      file.uploader.role === uploaderRole &&
      (statuses as readonly FileStatus[]).includes(file.status) &&
      file.superseded === superseded,
  );
};

/** Whether a file waits for its verdict, whatever its deal's status. */
export const isJudgeable = (file: FileFacts): boolean =>
  file.status === 'PENDING' && currentDeliverables([file]).length === 1;

/** Whether the brand has approved everything that was delivered; false where nothing was. */
export function isAllApproved(files: readonly FileFacts[]): boolean {
  const current = currentDeliverables(files);
  return current.length > 0 && current.every((file) => file.status === 'APPROVED');
}

const conditions: Record<Condition, (files: readonly FileFacts[]) => boolean> = {
  has_pending_deliverable: (files) => currentDeliverables(files).some((file) => file.status === 'PENDING'),
  all_deliverables_approved: isAllApproved,
};

const refusalOf: Record<Condition, 'deal.nothing_submitted' | 'deal.not_all_approved'> = {
  has_pending_deliverable: 'deal.nothing_submitted',
  all_deliverables_approved: 'deal.not_all_approved',
};

export type MoveAnswer =
  | { allowed: true; changes: boolean }
  | {
      allowed: false;
      code:
        | 'deal.not_your_move'
        | 'deal.status_conflict'
        | 'deal.nothing_submitted'
        | 'deal.not_all_approved';
    };

/**
 * Whether `who` may bring a deal from `from` to `to`, given its files. Asking for the status the deal already has
 * is allowed and changes nothing, for everybody who could have asked.
 */
export function canMove(
  from: DealStatus,
  to: DealStatus,
  who: Mover,
  files: readonly FileFacts[] = [],
): MoveAnswer {
  const own = dealMoves.filter((move) => move.to === to && move.who.includes(who));
  if (own.length === 0) return { allowed: false, code: 'deal.not_your_move' };
  if (from === to) return { allowed: true, changes: false };
  const move = own.find((candidate) => candidate.from.includes(from));
  if (!move) return { allowed: false, code: 'deal.status_conflict' };
  if (move.when && !conditions[move.when](files)) return { allowed: false, code: refusalOf[move.when] };
  return { allowed: true, changes: true };
}

/** Every status that `who` may ask for now; what a screen offers as buttons. */
export const movesFor = (from: DealStatus, who: Mover, files: readonly FileFacts[] = []): DealStatus[] =>
  dealMoves
    .filter((move) => move.from.includes(from) && move.who.includes(who))
    .map((move) => move.to)
    .filter((to) => canMove(from, to, who, files).allowed);

/**
 * Whether files can be added: references while the deal is open, content while the creator works
 * (rules/deals#deliverables).
 */
export const canUpload = (status: DealStatus, role: Role): boolean =>
  role === 'BRAND' ? openStatuses.includes(status) : workStatuses.includes(status);

const uncleanedStatuses: readonly FileStatus[] = ['PENDING', 'REFERENCE', 'DRAFT'];

/** Whether the uploader may still replace a file by its copy without notes: until it is judged or the deal is closed. */
export const canCleanFile = (status: DealStatus, file: Pick<FileFacts, 'status' | 'superseded'>): boolean =>
  openStatuses.includes(status) && uncleanedStatuses.includes(file.status) && !file.superseded;

/** Percent shown for a status (rules/deals#progress). */
export const dealProgress: Record<DealStatus, number> = {
  BRIEF_SENT: 5,
  ACCEPTED: 25,
  IN_PROGRESS: 50,
  NEEDS_REVISION: 60,
  SUBMITTED: 75,
  COMPLETED: 100,
  REJECTED: 0,
  CANCELLED: 0,
};
