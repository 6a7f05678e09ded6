/** When a payment is due, how late it is, who says what of it, and when somebody is reminded (rules/payouts). */

import type { Role } from '../accounts/schemas.ts';
import { deadlineEnd } from '../deals/deadline.ts';
import { addDays, atMarketHour, dayMs, marketDay } from '../kit/days.ts';
import type { PayoutAge, PayoutState } from './schemas.ts';

/** The default where neither the brief nor the operator says otherwise. */
export const defaultPaymentDays = 30;
/** How long a creator has to say that a payment did not arrive; then it counts as confirmed. */
export const silenceConfirmsMilliseconds = 7 * dayMs;
/** How long a creator waits between two reminders of their own. */
export const remindAgainMilliseconds = 7 * dayMs;
/** Days before the last day from which the brand reads that a payout is due soon. */
export const dueSoonDays = 14;
/** Below this many payments a brand has no record. */
export const enoughPayments = 3;

/** The last day for paying what was completed then, counted from the day of its invoice, as midnight UTC. */
export const dueDay = (completedAt: Date, paymentDays: number): Date =>
  addDays(marketDay(completedAt), paymentDays);

/** How many days late a payment is that was not made; 0 until its day is over everywhere on Earth. */
export const daysLate = (dueAt: Date, now: Date): number =>
  now < deadlineEnd(dueAt) ? 0 : Math.max(1, Math.floor((now.getTime() - dueAt.getTime()) / dayMs));

/** How many days are left for paying, by the day that it is in the market; 0 on the day itself and after it. */
export const daysLeft = (dueAt: Date, now: Date): number =>
  Math.max(0, Math.floor((dueAt.getTime() - marketDay(now).getTime()) / dayMs));

/** How old a debt is (rules/payouts#ageing). */
export function ageOf(dueAt: Date, now: Date): PayoutAge {
  const late = daysLate(dueAt, now);
  if (late === 0) return 'NOT_DUE';
  if (late <= 30) return 'TO_30';
  if (late <= 60) return 'TO_60';
  return late <= 90 ? 'TO_90' : 'OVER_90';
}

/** Owed: not marked as paid, or marked as paid and not arrived. */
export const owedStates: readonly PayoutState[] = ['DUE', 'NOT_ARRIVED'];
/** The states before a confirmation. */
export const openPayoutStates: readonly PayoutState[] = [...owedStates, 'MARKED'];

export type PayoutStep = 'MARK' | 'CONFIRM' | 'DENY';

const steps: Record<PayoutStep, { who: Role; from: readonly PayoutState[]; to: PayoutState }> = {
  // A brand may correct what it said until the creator has answered.
  MARK: { who: 'BRAND', from: openPayoutStates, to: 'MARKED' },
  // Money may arrive although the brand never said that it paid.
  CONFIRM: { who: 'CREATOR', from: openPayoutStates, to: 'CONFIRMED' },
  DENY: { who: 'CREATOR', from: ['MARKED'], to: 'NOT_ARRIVED' },
};

/** A payment as the rules of its steps look at it. */
interface PaymentFacts {
  state: PayoutState;
  /** Whether it was confirmed because the creator did not answer in time. */
  isBySilence: boolean;
}

/**
 * State that a step leads to, or null where it is not possible now. A payment that was confirmed by silence can
 * still be denied.
 */
export function afterStep(step: PayoutStep, { state, isBySilence }: PaymentFacts): PayoutState | null {
  const { from, to } = steps[step];
  if (step === 'DENY' && state === 'CONFIRMED' && isBySilence) return to;
  return from.includes(state) ? to : null;
}

/** Side that has to take the step. */
export const whoseStep = (step: PayoutStep): Role => steps[step].who;

/** Hour of its day at which a reminder goes. */
const reminderHour = 12;
/** Before the day, on it, and when it is over everywhere; then every fortnight. */
const remindersAt = { soon: -3 * dayMs, due: 0, late: 2 * dayMs, again: 14 * dayMs } as const;

export type PayoutReminder = 'payout.due_soon' | 'payout.due' | 'payout.late';

/** Reminder that a brand gets at a moment. */
export function reminderAt(dueAt: Date, now: Date): PayoutReminder {
  if (daysLate(dueAt, now) > 0) return 'payout.late';
  return now < dueAt ? 'payout.due_soon' : 'payout.due';
}

/** When the next reminder after a moment goes by itself. There is always one, until the payment is marked. */
export function nextReminder(dueAt: Date, after: Date): Date {
  const first = atMarketHour(dueAt, reminderHour).getTime();
  const { soon, due, late, again } = remindersAt;
  const early = [soon, due, late].map((offset) => first + offset).find((at) => at > after.getTime());
  if (early !== undefined) return new Date(early);
  const rounds = Math.floor((after.getTime() - first - late) / again) + 1;
  return new Date(first + late + rounds * again);
}

/**
 * Next reminder after the creator reminded or said that nothing arrived: that notifies the brand, which then gets
 * no reminder for a day.
 */
export const nextReminderAfterWord = (dueAt: Date, saidAt: Date): Date =>
  nextReminder(dueAt, addDays(saidAt, 1));

/** Whether the creator may remind now: it is late, and the last reminder is a week old. */
export const canRemind = (
  { state, dueAt, lastRemindedAt }: { state: PayoutState; dueAt: Date; lastRemindedAt: Date | null },
  now: Date,
): boolean =>
  owedStates.includes(state) &&
  daysLate(dueAt, now) > 0 &&
  (lastRemindedAt === null || now.getTime() - lastRemindedAt.getTime() >= remindAgainMilliseconds);
