/** Who is told what, and when it is still news. Its words are in the catalogue of texts (`i18n/labels/notification`). */
import type { Role } from '../schemas/account.ts';
import type { DealStatus } from '../schemas/deal.ts';
import type { NotificationKind } from '../schemas/notification.ts';
import { closedStatuses } from './deal-status.ts';

/** A group of the settings screen. */
export type NotificationGroup = 'projects' | 'waiting' | 'payments' | 'profile' | 'credits';

interface KindGroup {
  name: NotificationGroup;
  kinds: readonly NotificationKind[];
}

const waiting: KindGroup = {
  name: 'waiting',
  kinds: [
    'messages.unread',
    'comments.unread',
    'deadline.soon',
    'deadline.passed',
    'licence.ending',
    'exclusivity.ending',
  ],
};

/** Either side proposes to end a project, and hears what the other says to it. */
const cancellation = [
  'cancellation.proposed',
  'cancellation.accepted',
  'cancellation.declined',
] as const satisfies NotificationKind[];

/** What each role can be told of, in the groups of the settings screen. */
export const notificationGroups: Record<Role, readonly KindGroup[]> = {
  CREATOR: [
    {
      name: 'projects',
      kinds: [
        'brief.received',
        'brief.withdrawn',
        'terms.accepted',
        'terms.declined',
        'revision.requested',
        'deal.completed',
        'deal.cancelled',
        'deal.account_deleted',
        ...cancellation,
      ],
    },
    waiting,
    { name: 'payments', kinds: ['payout.marked', 'payout.counted', 'payout.overdue'] },
    {
      name: 'profile',
      kinds: [
        'profile.unpublished',
        'subscription.overdue',
        'subscription.paused',
        'subscription.lapsed',
        'subscription.refunded',
        'profile.approved',
        'profile.sent_back',
      ],
    },
  ],
  BRAND: [
    {
      name: 'projects',
      kinds: [
        'brief.accepted',
        'brief.rejected',
        'terms.proposed',
        'content.submitted',
        'deal.completed',
        'deal.cancelled',
        'deal.account_deleted',
        ...cancellation,
      ],
    },
    waiting,
    { name: 'credits', kinds: ['credits.low', 'credits.expiring', 'order.refunded'] },
    {
      name: 'payments',
      kinds: ['payout.due_soon', 'payout.due', 'payout.late', 'payout.confirmed', 'payout.not_arrived'],
    },
  ],
};

/** What is about the safety of an account: told to everybody, whatever they chose. */
export const alwaysTold: readonly NotificationKind[] = ['account.two_factor_off'];

/** The kinds that a role can get and choose about, in the order of the settings screen. */
export const kindsOfRole = (role: Role): NotificationKind[] =>
  notificationGroups[role].flatMap((group) => group.kinds);

/** Who has to act next in an open deal; null once it is closed. */
export function whoseTurn(status: DealStatus): Role | null {
  if (closedStatuses.includes(status)) return null;
  return status === 'SUBMITTED' ? 'BRAND' : 'CREATOR';
}

/** The one status in which a kind is still news; the others are either facts or hold for every open deal. */
const newsOnlyIn: Partial<Record<NotificationKind, DealStatus>> = {
  'brief.received': 'BRIEF_SENT',
  'terms.proposed': 'BRIEF_SENT',
  'terms.declined': 'BRIEF_SENT',
  'content.submitted': 'SUBMITTED',
  'revision.requested': 'NEEDS_REVISION',
};

/** News while the deal is open, whatever its state. */
const stillOpen: readonly NotificationKind[] = [
  'deadline.soon',
  'deadline.passed',
  'cancellation.proposed',
  'cancellation.declined',
];

/** Whether it still helps to tell of this while the deal stands like that: a withdrawn brief reminds of nothing. */
export function isStillNews(kind: NotificationKind, status: DealStatus): boolean {
  const only = newsOnlyIn[kind];
  if (only) return status === only;
  if (stillOpen.includes(kind)) return !closedStatuses.includes(status);
  return true;
}
