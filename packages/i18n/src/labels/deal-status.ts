/** How each side calls a deal's status (rules/deals#labels-and-totals). */
import type { DealStatus } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<DealStatus, () => string> = {
  BRIEF_SENT: m.deal_status_brief_sent,
  ACCEPTED: m.deal_status_accepted,
  IN_PROGRESS: m.deal_status_in_progress,
  SUBMITTED: m.deal_status_submitted,
  NEEDS_REVISION: m.deal_status_needs_revision,
  COMPLETED: m.deal_status_completed,
  REJECTED: m.deal_status_rejected,
  CANCELLED: m.deal_status_cancelled,
};

const creatorLabels: Record<DealStatus, () => string> = {
  ...labels,
  BRIEF_SENT: m.deal_status_for_creator_pending,
  ACCEPTED: m.deal_status_in_progress,
};

/** The status as deal pages and the admin name it. */
export const dealStatusLabel = (status: DealStatus): string => labels[status]();

/** The status as the creator's dashboard names it. */
export const creatorStatusLabel = (status: DealStatus): string => creatorLabels[status]();
