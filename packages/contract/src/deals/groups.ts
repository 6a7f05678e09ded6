/** How lists group a deal's status (rules/deals#tabs). */
import type { DealFold, DealTab } from './lists.ts';
import type { DealStatus } from './schemas.ts';
import { activeStatuses, closedStatuses, openStatuses } from './status.ts';

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
