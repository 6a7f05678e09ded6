/** How the standings of a payment are called (rules/admin#payouts). */
import type { PayoutStanding } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<PayoutStanding, () => string> = {
  DUE: m.admin_payouts_due,
  OVERDUE: m.admin_payouts_overdue,
  MARKED: m.admin_payouts_marked,
  ARRIVED: m.admin_payouts_arrived,
};

/** `Due`, `Overdue`, `Marked as paid`, `Arrived`. */
export const payoutStandingLabel = (standing: PayoutStanding): string => labels[standing]();
