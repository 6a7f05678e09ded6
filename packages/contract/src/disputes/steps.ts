/** When a letter may be sent, a case asked for, answered and decided (rules/disputes). */
import { addDays, dayStart } from '../kit/days.ts';
import { daysLate, owedStates } from '../payouts/days.ts';
import type { PayoutState } from '../payouts/schemas.ts';
import type { DisputeState } from './schemas.ts';

/** Days after the last day for paying from which a formal letter may be sent. */
export const letterFromDay = 3;
/** Days after which, and after a letter, the market may be asked to step in. */
export const stepInFromDay = 14;
/** How many days a letter gives. */
export const letterDays = 7;
/** Months for which a brand's record shows a case that was decided against it. */
export const casesToldMonths = 24;

/** The new last day for paying that a letter sets, as midnight UTC. */
export const payByOfLetter = (sentAt: Date): Date => addDays(dayStart(sentAt), letterDays);

/** A debt as the rules of its letter and case look at it. */
export interface LatePayment {
  state: PayoutState;
  dueAt: Date;
  hasLetter: boolean;
  /** State of its newest case; null where there was none. */
  dispute: DisputeState | null;
}

const decisions: readonly DisputeState[] = ['OWED', 'REDUCED', 'NOT_OWED'];

/** Whether the market has decided, and not the payment or the creator ended it. */
export const isDecision = (state: DisputeState): boolean => decisions.includes(state);
/** Decisions that count in the record of the brand. */
export const againstBrand: readonly DisputeState[] = ['OWED', 'REDUCED'];

/** Why there can be no letter now; null where it can be sent. One that was sent stays the only one. */
export function letterRefusal(
  { state, dueAt }: Pick<LatePayment, 'state' | 'dueAt'>,
  now: Date,
): 'dispute.not_now' | 'dispute.letter_too_early' | null {
  if (!owedStates.includes(state)) return 'dispute.not_now';
  return daysLate(dueAt, now) < letterFromDay ? 'dispute.letter_too_early' : null;
}

/** Why the market cannot be asked to step in now; null where it can. A debt is decided once. */
export function caseRefusal({ state, dueAt, hasLetter, dispute }: LatePayment, now: Date) {
  if (dispute === 'OPEN') return 'dispute.already_open' as const;
  if (!owedStates.includes(state)) return 'dispute.not_now' as const;
  if (dispute !== null && isDecision(dispute)) return 'dispute.decided' as const;
  if (daysLate(dueAt, now) < stepInFromDay) return 'dispute.too_early' as const;
  return hasLetter ? null : ('dispute.no_letter' as const);
}

export const maySendLetter = (payment: LatePayment, now: Date): boolean =>
  !payment.hasLetter && letterRefusal(payment, now) === null;
export const mayAskToStepIn = (payment: LatePayment, now: Date): boolean =>
  caseRefusal(payment, now) === null;

export type DisputeOutcome = 'OWED' | 'REDUCED' | 'NOT_OWED';

/** How much is dropped of a rest by a decision; null where an amount that is left is not less than it. */
export function droppedBy(outcome: DisputeOutcome, restCents: number, leftCents: number): number | null {
  if (outcome === 'OWED') return 0;
  if (outcome === 'NOT_OWED') return restCents;
  return leftCents < restCents ? restCents - leftCents : null;
}
