/** How each kind of notification looks and where it leads. */
import type { Notification, NotificationKind, Role } from '@briefcast/contract';
import { dealPath, paths, pathWithoutDeal, payoutsPath } from '@briefcast/contract/paths';
import { isAboutPayout } from '@briefcast/contract/rules/payouts';
import { rightOfNews } from '@briefcast/contract/rules/rights';
import {
  AlarmClock,
  ArrowLeftRight,
  BadgeCheck,
  Ban,
  CalendarClock,
  CalendarX2,
  Check,
  CheckCheck,
  CircleAlert,
  CirclePause,
  EyeOff,
  Handshake,
  Hourglass,
  Inbox,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  ReceiptText,
  RotateCcw,
  ShieldOff,
  Ticket,
  Undo2,
  Upload,
  UserX,
  Wallet,
  X,
} from 'lucide-react';
import type { Stock } from '../../ui/badge.tsx';

export const notificationLooks: Record<NotificationKind, { stock: Stock; Icon: LucideIcon }> = {
  'brief.received': { stock: 'yellow', Icon: Inbox },
  'brief.accepted': { stock: 'blue', Icon: Handshake },
  'brief.rejected': { stock: 'red', Icon: X },
  'brief.withdrawn': { stock: 'buff', Icon: Undo2 },
  'terms.proposed': { stock: 'yellow', Icon: ArrowLeftRight },
  'terms.accepted': { stock: 'blue', Icon: Handshake },
  'terms.declined': { stock: 'orange', Icon: X },
  'content.submitted': { stock: 'aqua', Icon: Upload },
  'revision.requested': { stock: 'orange', Icon: RotateCcw },
  'deal.completed': { stock: 'green', Icon: Check },
  'deal.cancelled': { stock: 'buff', Icon: Ban },
  'deal.account_deleted': { stock: 'buff', Icon: UserX },
  'cancellation.proposed': { stock: 'orange', Icon: Ban },
  'cancellation.accepted': { stock: 'buff', Icon: Ban },
  'cancellation.declined': { stock: 'blue', Icon: Undo2 },
  'messages.unread': { stock: 'pink', Icon: MessageCircle },
  'comments.unread': { stock: 'pink', Icon: MessagesSquare },
  'deadline.soon': { stock: 'yellow', Icon: AlarmClock },
  'deadline.passed': { stock: 'orange', Icon: CalendarX2 },
  'licence.ending': { stock: 'yellow', Icon: CalendarClock },
  'exclusivity.ending': { stock: 'yellow', Icon: CalendarClock },
  'payout.due_soon': { stock: 'yellow', Icon: Wallet },
  'payout.due': { stock: 'yellow', Icon: Wallet },
  'payout.late': { stock: 'red', Icon: CircleAlert },
  'payout.overdue': { stock: 'orange', Icon: CircleAlert },
  'payout.marked': { stock: 'aqua', Icon: ReceiptText },
  'payout.confirmed': { stock: 'green', Icon: CheckCheck },
  'payout.counted': { stock: 'green', Icon: CheckCheck },
  'payout.not_arrived': { stock: 'orange', Icon: CircleAlert },
  'profile.approved': { stock: 'green', Icon: BadgeCheck },
  'profile.sent_back': { stock: 'orange', Icon: Undo2 },
  'profile.unpublished': { stock: 'orange', Icon: EyeOff },
  'account.two_factor_off': { stock: 'orange', Icon: ShieldOff },
  'subscription.overdue': { stock: 'orange', Icon: CircleAlert },
  'subscription.refunded': { stock: 'buff', Icon: ReceiptText },
  'order.refunded': { stock: 'buff', Icon: ReceiptText },
  'subscription.paused': { stock: 'buff', Icon: CirclePause },
  'subscription.lapsed': { stock: 'orange', Icon: EyeOff },
  'credits.low': { stock: 'orange', Icon: Ticket },
  'credits.expiring': { stock: 'orange', Icon: Hourglass },
};

/** The page that a notification is about. */
export function notificationPath({ kind, deal }: Notification, role: Role): string {
  if (kind === 'account.two_factor_off') return paths.account.href();
  if (!deal) return pathWithoutDeal(role, kind);
  if (isAboutPayout(kind)) return payoutsPath(role);
  if (rightOfNews(kind)) return paths.rights.href();
  return dealPath(role, deal.id, kind === 'messages.unread' ? 'chat' : undefined);
}
