/** How each side calls and groups a deal's status (rules/deals#labels-and-totals). */
import type { DealStatus, DealTab } from '../schemas/deal.ts';
import { activeStatuses } from './deal-status.ts';

/** The status as deal pages and the admin name it. */
export const dealStatusLabels: Record<DealStatus, string> = {
  BRIEF_SENT: 'Brief Sent',
  ACCEPTED: 'Accepted',
  IN_PROGRESS: 'In Progress',
  SUBMITTED: 'Submitted',
  NEEDS_REVISION: 'Needs Revision',
  COMPLETED: 'Completed',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
};

/** The status as the creator's dashboard names it. */
export const creatorStatusLabels: Record<DealStatus, string> = {
  ...dealStatusLabels,
  BRIEF_SENT: 'Pending',
  ACCEPTED: 'In Progress',
};

export type BrandGroup = 'brief_sent' | 'active' | 'completed' | 'closed';

/** The groups of the brand's dashboard; closed ones appear under 'All Projects' only. */
export function brandGroup(status: DealStatus): BrandGroup {
  if (status === 'REJECTED' || status === 'CANCELLED') return 'closed';
  if (status === 'COMPLETED') return 'completed';
  return activeStatuses.includes(status) ? 'active' : 'brief_sent';
}

/** The statuses behind a tab of the creator's dashboard; null for all of them. */
export const statusesOfTab: Record<DealTab, readonly DealStatus[] | null> = {
  pending: ['BRIEF_SENT'],
  in_progress: activeStatuses,
  completed: ['COMPLETED'],
  all: null,
};
