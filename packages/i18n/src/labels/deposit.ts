/** Deposits in words (rules/payouts#deposit). */
import type { Deposit } from '@briefcast/contract/payouts/deposit';
import { m } from '@briefcast/i18n/messages';
import { formatCount } from '../format.ts';

/** `50% within 7 days of acceptance`. */
export const depositText = ({ percent, days }: Deposit): string =>
  days === 0
    ? m.deposit_at_once({ percent: formatCount(percent) })
    : m.deposit_within({ percent: formatCount(percent), n: days, count: formatCount(days) });
