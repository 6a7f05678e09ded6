/** How each side groups a deal's status (rules/deals#labels-and-totals). */
import type { DealFold, DealStatus, DealTab } from '../schemas/deal.ts';
import { activeStatuses, closedStatuses, openStatuses, unsuccessfulStatuses } from './deal-status.ts';

export type BrandGroup = 'brief_sent' | 'active' | 'completed' | 'closed';

/** The groups of the brand's dashboard; closed ones appear under 'All Projects' only. */
export function brandGroup(status: DealStatus): BrandGroup {
  if (unsuccessfulStatuses.includes(status)) return 'closed';
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

/** The two halves of all deals: what is under way, and what is over (rules/deals#tabs). */
export const statusesOfFold: Record<DealFold, readonly DealStatus[]> = {
  open: openStatuses,
  closed: closedStatuses,
};
