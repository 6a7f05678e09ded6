/** A part of the price that is paid before the work (rules/payouts#deposit). */
import { addDays } from '../kit/days.ts';
import { z } from '../kit/zod.ts';
import { daysLate } from './days.ts';
import type { Payout } from './schemas.ts';

/** Part of the price paid in advance, in percent, and within how many days after the deal is accepted. */
export const Deposit = z.object({ percent: z.int(), days: z.int() });
export type Deposit = z.infer<typeof Deposit>;

export const depositLimits = { leastPercent: 10, mostPercent: 100, mostDays: 30 } as const;

/** Default where somebody asks for a deposit. */
export const usualDeposit: Deposit = { percent: 50, days: 7 };

/** Deposit as somebody states it. */
export const NewDeposit = z.object({
  percent: z.int().min(depositLimits.leastPercent).max(depositLimits.mostPercent),
  days: z.int().min(0).max(depositLimits.mostDays),
});

/** The deposit of a price, both in hundredths of its currency; never nothing. */
export const depositCents = (price: number, { percent }: Pick<Deposit, 'percent'>): number =>
  Math.max(1, Math.round((price * percent) / 100));

/** A payout as far as it tells that its deposit lapsed. */
export type LapsingPayout = Pick<Payout, 'state' | 'restCents'> &
  Partial<Pick<Payout, 'completedAt' | 'dispute'>>;

/**
 * Whether the project ended while this deposit, or the rest of it, was still owed: it is owed no more, although nobody paid.
 * A decision of the market leaves nothing to be paid either, but that is another reason.
 */
export const isLapsedDeposit = ({ state, restCents, completedAt, dispute }: LapsingPayout): boolean =>
  state === 'CONFIRMED' &&
  restCents === 0 &&
  completedAt === null &&
  dispute?.state !== 'REDUCED' &&
  dispute?.state !== 'NOT_OWED';

/** The deadline of work that waited for a deposit: as many days later as its confirmation came after its day. */
export const deadlineAfterDeposit = (deadline: Date, dueAt: Date, confirmedAt: Date): Date =>
  addDays(deadline, daysLate(dueAt, confirmedAt));
