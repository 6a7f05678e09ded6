/** Whether a mail would still tell something that is so. */
import type { DealStatus, NotificationKind, PayoutState } from '@briefcast/contract';
import { isStillNews } from '@briefcast/contract/rules/notifications';
import { isAboutPayout, isPayoutNews } from '@briefcast/contract/rules/payouts';

export interface MailedNews {
  kind: NotificationKind;
  /** Of the creator it goes to; null for a brand. */
  isPublished: boolean | null;
  /** When what its creator paid for their subscription ends; null without one, and for a brand. */
  subscriptionEndsAt: Date | null;
  /** When a pause of it ends; null likewise. */
  subscriptionPausedUntil: Date | null;
  /** Null for what is about no deal, and once its deal is gone. */
  deal: { status: DealStatus; deadline: Date; payoutState: PayoutState | null } | null;
  /** Messages or comments that wait, where it tells of them. */
  unread: number;
}

/** What stays so, and is about no deal. */
const alwaysNews: readonly NotificationKind[] = [
  'credits.low',
  'credits.expiring',
  'profile.approved',
  'profile.sent_back',
  'subscription.refunded',
  'order.refunded',
];

/** Asked when the mail leaves, which may be long after it happened. */
export function isWorthMailing(
  { kind, isPublished, subscriptionEndsAt, subscriptionPausedUntil, deal, unread }: MailedNews,
  now: Date,
): boolean {
  if (kind === 'profile.unpublished' || kind === 'subscription.lapsed') return isPublished === false;
  if (kind === 'subscription.paused') return isPublished === false && subscriptionPausedUntil !== null;
  if (kind === 'subscription.overdue') return subscriptionEndsAt !== null && subscriptionEndsAt <= now;
  if (alwaysNews.includes(kind)) return true;
  if (!deal || !isStillNews(kind, deal.status)) return false;
  if (isAboutPayout(kind)) return isPayoutNews(kind, deal.payoutState);
  if (kind === 'deadline.soon') return deal.deadline > now;
  return (kind !== 'messages.unread' && kind !== 'comments.unread') || unread > 0;
}
