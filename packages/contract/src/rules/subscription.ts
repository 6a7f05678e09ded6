/** Where a creator's subscription stands (rules/subscription#states). */
import type { SubscriptionState } from '../schemas/subscription.ts';

export interface SubscriptionTimes {
  /** Until when it is paid, or the trial lasts. */
  endsAt: Date;
  isPaid: boolean;
  isEnding: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** Until when the profile may be public if nothing more is paid: with the grace, which a trial and an ended one lack. */
export const publicUntil = ({ endsAt, isPaid, isEnding }: SubscriptionTimes, graceDays: number): Date =>
  isPaid && !isEnding ? new Date(endsAt.getTime() + graceDays * day) : endsAt;

export function subscriptionState(
  subscription: SubscriptionTimes,
  graceDays: number,
  now: Date,
): SubscriptionState {
  if (now < subscription.endsAt) return subscription.isPaid ? 'ACTIVE' : 'TRIAL';
  return now < publicUntil(subscription, graceDays) ? 'GRACE' : 'LAPSED';
}
