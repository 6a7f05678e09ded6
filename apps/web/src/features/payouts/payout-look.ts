/** How a payment looks: its tone, icon and word. */
import type { Tone } from '@briefcast/contract';
import { daysLate, daysLeft, type PaymentMethod, type Payout } from '@briefcast/contract';
import { isLapsedDeposit } from '@briefcast/contract/payouts/deposit';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Ban, CalendarClock, CheckCheck, CircleAlert, type LucideIcon, ReceiptText } from 'lucide-react';

export interface PayoutLook {
  tone: Tone;
  Icon: LucideIcon;
  text: string;
}

type LookedAt = Pick<Payout, 'state' | 'dueAt'> &
  Partial<Pick<Payout, 'restCents' | 'completedAt' | 'dispute' | 'amountCents' | 'droppedCents'>>;

/** Text of the badge where nothing is left to be paid, though not all of it was; null else. */
export function endedText({
  restCents,
  amountCents = 0,
  droppedCents = 0,
  ...payout
}: LookedAt): string | null {
  if (payout.state !== 'CONFIRMED' || restCents !== 0) return null;
  if (!isLapsedDeposit({ ...payout, restCents })) return m.payout_is_dropped();
  return droppedCents < amountCents ? m.deposit_rest_lapsed() : m.deposit_lapsed();
}

/** Look and text of a payment's badge at a moment. */
export function payoutLook(payout: LookedAt, now: Date): PayoutLook {
  const { state, dueAt } = payout;
  if (state === 'MARKED') return { tone: 'aqua', Icon: ReceiptText, text: m.payout_is_marked() };
  const ended = endedText(payout);
  if (ended !== null) return { tone: 'buff', Icon: Ban, text: ended };
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
