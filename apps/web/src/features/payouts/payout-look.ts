/** How a payment looks: its tone, icon and word. */
import type { Tone } from '@briefcast/contract';
import { daysLate, daysLeft, type PaymentMethod, type Payout } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CalendarClock, CheckCheck, CircleAlert, type LucideIcon, ReceiptText } from 'lucide-react';

export interface PayoutLook {
  tone: Tone;
  Icon: LucideIcon;
  text: string;
}

/** What the badge of a payment says at a moment. */
export function payoutLook(
  { state, dueAt, restCents }: Pick<Payout, 'state' | 'dueAt'> & { restCents?: number | undefined },
  now: Date,
): PayoutLook {
  if (state === 'MARKED') return { tone: 'aqua', Icon: ReceiptText, text: m.payout_is_marked() };
  // Only a decision leaves nothing to be paid.
  if (state === 'CONFIRMED' && restCents === 0)
    return { tone: 'buff', Icon: CheckCheck, text: m.payout_is_dropped() };
  if (state === 'CONFIRMED') return { tone: 'green', Icon: CheckCheck, text: m.payout_is_confirmed() };
  if (state === 'NOT_ARRIVED') return { tone: 'orange', Icon: CircleAlert, text: m.payout_is_not_arrived() };
  const due = new Date(dueAt);
  const late = daysLate(due, now);
  if (late > 0)
    return {
      tone: 'red',
      Icon: CircleAlert,
      text: m.payout_is_late({ n: late, count: formatCount(late) }),
    };
  const left = daysLeft(due, now);
  const text =
    left === 0 ? m.payout_is_due_today() : m.payout_is_due_in({ n: left, count: formatCount(left) });
  return { tone: 'yellow', Icon: CalendarClock, text };
}

const methods: Record<PaymentMethod, () => string> = {
  BANK_TRANSFER: m.payout_method_bank,
  CARD: m.payout_method_card,
  WALLET: m.payout_method_wallet,
  OTHER: m.payout_method_other,
};

export const paymentMethodLabel = (method: PaymentMethod): string => methods[method]();
export const paymentMethodOptions = () =>
  (Object.keys(methods) as PaymentMethod[]).map((value) => ({ value, label: paymentMethodLabel(value) }));
