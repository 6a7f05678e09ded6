/** State of a creator's subscription (rules/subscriptions#states), and its pauses (rules/subscriptions#pause). */

import { monthsLater } from '../credits/ledger.ts';
import { addDays, dayMs } from '../kit/days.ts';
import type { SubscriptionState } from './schemas.ts';

export interface SubscriptionTimes {
  /** Until when it is paid, or the trial lasts. */
  endsAt: Date;
  isPaid: boolean;
  isEnding: boolean;
  /** When the card is charged again after a pause; null where none was asked for. */
  pausedUntil: Date | null;
}

interface StateTraits {
  /** A month was paid once: it can be ended, and what follows it unpaid is a grace. */
  isPaid: boolean;
  /** Paying the next month is what its page is for now. */
  isDue: boolean;
  /** The profile is hidden, or soon will be, because nothing was paid. */
  isUrgent: boolean;
}

/** Needs of each state on screens; a state that a pause has brought about needs nothing. */
export const stateTraits: Readonly<Record<SubscriptionState, StateTraits>> = {
  TRIAL: { isPaid: false, isDue: true, isUrgent: false },
  ACTIVE: { isPaid: true, isDue: false, isUrgent: false },
  GRACE: { isPaid: true, isDue: true, isUrgent: true },
  LAPSED: { isPaid: false, isDue: true, isUrgent: true },
};

/** Whether a month without a charge lies behind what is paid; a payment in between may have filled it. */
const hasPause = ({ endsAt, isEnding, pausedUntil }: SubscriptionTimes): boolean =>
  !isEnding && pausedUntil !== null && pausedUntil > endsAt;

/**
 * Until when the profile may be public if nothing more is paid: with the grace, which a trial, an ended and a paused one
 * lack.
 */
export const publicUntil = (subscription: SubscriptionTimes, graceDays: number): Date => {
  const { endsAt, isPaid, isEnding } = subscription;
  return isPaid && !isEnding && !hasPause(subscription) ? addDays(endsAt, graceDays) : endsAt;
};

/** During a pause it is LAPSED, for clients that know of no pause: the profile is hidden until a month is paid. */
export function subscriptionState(
  subscription: SubscriptionTimes,
  graceDays: number,
  now: Date,
): SubscriptionState {
  if (now < subscription.endsAt) return subscription.isPaid ? 'ACTIVE' : 'TRIAL';
  return now < publicUntil(subscription, graceDays) ? 'GRACE' : 'LAPSED';
}

/**
 * The end of a pause that lies ahead or lasts. Null without one, and from a day after its end on, by when the card was not
 * charged.
 */
export function endOfPause(subscription: SubscriptionTimes, now: Date): Date | null {
  const { pausedUntil } = subscription;
  if (pausedUntil === null || !hasPause(subscription)) return null;
  return now.getTime() < pausedUntil.getTime() + dayMs ? pausedUntil : null;
}

/** Whether what is paid is over, and the month that is not charged lasts. */
export const isPaused = (subscription: SubscriptionTimes, now: Date): boolean =>
  now >= subscription.endsAt && endOfPause(subscription, now) !== null;

/** Whether a pause can be asked for, of one that a card is charged for: while it is paid, goes on, and has none yet. */
export const canPause = (subscription: SubscriptionTimes, now: Date): boolean =>
  subscription.isPaid && !subscription.isEnding && now < subscription.endsAt && !hasPause(subscription);

export interface Charges {
  /** From which on the card is charged each month. */
  first: Date;
  /** The next one, which a pause leaves out. */
  next: Date;
}

/**
 * When a pause that is asked for now will end: on the day of a later charge than the next that is nearest to a month after
 * what is paid. Days of the trial that were left, and months by transfer, put the two apart.
 */
export function pauseFrom(endsAt: Date, { first, next }: Charges): Date {
  const wanted = monthsLater(endsAt, 1).getTime();
  const away = (charge: Date) => Math.abs(charge.getTime() - wanted);
  let months = 1;
  while (monthsLater(first, months).getTime() < next.getTime() + dayMs) months++;
  while (away(monthsLater(first, months + 1)) < away(monthsLater(first, months))) months++;
  return monthsLater(first, months);
}

/** From when on the card may be charged again, so that the charge at the end of a pause is not left out too. */
export const chargedAgainFrom = (pausedUntil: Date): Date => addDays(pausedUntil, -1);

/** The end of a pause, of when the card may be charged again. */
export const pausedUntilBy = (chargedAgainFrom: Date): Date => addDays(chargedAgainFrom, 1);
