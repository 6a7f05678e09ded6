/**
 * Keeps the own day of a deposit that was not paid by the completion, next to the day of the rest
 * (rules/payouts#deposit).
 */
import { type DueShare, nextReminder, owedStates, type Payout } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { payouts } from '../../platform/database/tables/index.ts';
import { restCents, restOf } from './rest.ts';

type PayoutRow = typeof payouts.$inferSelect;
type Amounts = Parameters<typeof restOf>[0];

/** The columns of a debt with two last days; payments cover `firstCents` first. */
export type TwoDays = Pick<PayoutRow, 'firstCents' | 'firstDueAt' | 'laterDueAt'>;

export const oneDay: TwoDays = { firstCents: null, firstDueAt: null, laterDueAt: null };

/** Splits a price by day at its completion; null where one day counts for all of it. */
export function twoDaysOf(
  deposit: Amounts & Pick<PayoutRow, 'state' | 'dueAt'>,
  { addedCents, dueAt }: { addedCents: number; dueAt: Date },
): TwoDays | null {
  if (addedCents === 0 || deposit.dueAt.getTime() === dueAt.getTime()) return null;
  if (deposit.dueAt < dueAt)
    return { firstCents: deposit.amountCents, firstDueAt: deposit.dueAt, laterDueAt: dueAt };
  const paidCents = deposit.amountCents - (owedStates.includes(deposit.state) ? restOf(deposit) : 0);
  return { firstCents: addedCents + paidCents, firstDueAt: dueAt, laterDueAt: deposit.dueAt };
}

/** Returns how much of the first share is in no part yet. */
const openFirst = (amounts: Amounts, firstCents: number): number =>
  Math.min(restOf(amounts), Math.max(0, firstCents - amounts.markedPartsCents - amounts.confirmedPartsCents));

/** The last day for what is owed first, once these amounts are so. */
export function nextDueAt(payout: Amounts & TwoDays & Pick<PayoutRow, 'dueAt'>): Date {
  const { firstCents, firstDueAt, laterDueAt, dueAt } = payout;
  if (firstCents === null || firstDueAt === null || laterDueAt === null) return dueAt;
  return openFirst(payout, firstCents) > 0 ? firstDueAt : laterDueAt;
}

/** Counts and times the reminders of another day: those that went were of what is paid. */
export const remindersAnew = (dueAt: Date, now: Date) => ({
  remindersSent: 0,
  lastRemindedAt: null,
  nextStepAt: nextReminder(dueAt, now),
});

/** Returns the part of the rest that is due later than `dueAt`; absent for nothing. */
export function laterOf(payout: PayoutRow): Pick<Payout, 'later'> {
  const { firstCents, laterDueAt } = payout;
  if (firstCents === null || laterDueAt === null || payout.state === 'CONFIRMED') return {};
  const first = openFirst(payout, firstCents);
  const amountCents = restOf(payout) - first;
  if (first === 0 || amountCents === 0) return {};
  return { later: { amountCents, dueAt: laterDueAt.toISOString() } };
}

/** The rest by its last days, the earlier one first. */
export function sharesOf(payout: PayoutRow): DueShare[] {
  const { later } = laterOf(payout);
  const amountCents = restOf(payout) - (later?.amountCents ?? 0);
  return [{ amountCents, dueAt: payout.dueAt.toISOString() }, ...(later ? [later] : [])];
}

/** The amount that is due later, in a statement; 0 for nothing. */
export const laterCents: SQL<number> = sql<number>`(case when ${payouts.dueAt} < ${payouts.laterDueAt} then
  ${restCents} - least(${restCents}, greatest(0,
    ${payouts.firstCents} - ${payouts.markedPartsCents} - ${payouts.confirmedPartsCents})) else 0 end)`;

/** Part of the rest due by a moment that the first share has reached: the later one waits for its own day. */
export const reachedCents = (isReached: (day: SQL) => SQL): SQL<number> =>
  sql<number>`(${restCents} - case when ${isReached(sql`${payouts.laterDueAt}`)} then 0 else ${laterCents} end)`;
