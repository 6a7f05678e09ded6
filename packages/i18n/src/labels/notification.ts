/** The words of notifications, as the bell, the mails and the settings say them. */
import type { NotificationKind, Role } from '@briefcast/contract';
import type { NotificationGroup } from '@briefcast/contract/rules/notifications';
import { m } from '@briefcast/i18n/messages';
import { formatDeadlineDay } from '../format.ts';

const groups: Record<NotificationGroup, () => string> = {
  projects: m.notification_group_projects,
  waiting: m.notification_group_waiting,
  payments: m.notification_group_payments,
  profile: m.notification_group_profile,
  credits: m.notification_group_credits,
};

/** The title of a group of the settings screen. */
export const notificationGroupTitle = (name: NotificationGroup): string => groups[name]();

const labels: Record<NotificationKind, () => string> = {
  'brief.received': m.notification_brief_received,
  'brief.accepted': m.notification_brief_accepted,
  'brief.rejected': m.notification_brief_rejected,
  'brief.withdrawn': m.notification_brief_withdrawn,
  'terms.proposed': m.notification_terms_proposed,
  'terms.accepted': m.notification_terms_accepted,
  'terms.declined': m.notification_terms_declined,
  'content.submitted': m.notification_content_submitted,
  'revision.requested': m.notification_revision_requested,
  'deal.completed': m.notification_deal_completed,
  'deal.cancelled': m.notification_deal_cancelled,
  'deal.account_deleted': m.notification_account_deleted,
  'cancellation.proposed': m.notification_cancellation_proposed,
  'cancellation.accepted': m.notification_cancellation_accepted,
  'cancellation.declined': m.notification_cancellation_declined,
  'messages.unread': m.notification_messages_unread,
  'comments.unread': m.notification_comments_unread,
  'deadline.soon': m.notification_deadline_soon,
  'deadline.passed': m.notification_deadline_passed,
  'licence.ending': m.notification_licence_ending,
  'exclusivity.ending': m.notification_exclusivity_ending,
  'payout.due_soon': m.notification_payout_due_soon,
  'payout.due': m.notification_payout_due,
  'payout.late': m.notification_payout_late,
  'payout.overdue': m.notification_payout_overdue,
  'payout.marked': m.notification_payout_marked,
  'payout.confirmed': m.notification_payout_confirmed,
  'payout.counted': m.notification_payout_counted,
  'payout.not_arrived': m.notification_payout_not_arrived,
  'profile.unpublished': m.notification_profile_unpublished,
  'profile.approved': m.notification_profile_approved,
  'profile.sent_back': m.notification_profile_sent_back,
  'account.two_factor_off': m.notification_two_factor_off,
  'subscription.overdue': m.notification_subscription_overdue,
  'subscription.paused': m.notification_subscription_paused,
  'subscription.lapsed': m.notification_subscription_lapsed,
  'subscription.refunded': m.notification_subscription_refunded,
  'credits.low': m.notification_credits_low,
  'credits.expiring': m.notification_credits_expiring,
  'order.refunded': m.notification_order_refunded,
};

/** The name of a kind, as the settings of either role call it. */
export const notificationLabel = (kind: NotificationKind): string => labels[kind]();

const hints: Record<NotificationKind, (to: { role: Role }) => string> = {
  'brief.received': m.notification_brief_received_hint,
  'brief.accepted': m.notification_brief_accepted_hint,
  'brief.rejected': m.notification_brief_rejected_hint,
  'brief.withdrawn': m.notification_brief_withdrawn_hint,
  'terms.proposed': m.notification_terms_proposed_hint,
  'terms.accepted': m.notification_terms_accepted_hint,
  'terms.declined': m.notification_terms_declined_hint,
  'content.submitted': m.notification_content_submitted_hint,
  'revision.requested': m.notification_revision_requested_hint,
  'deal.completed': m.notification_deal_completed_hint,
  'deal.cancelled': m.notification_deal_cancelled_hint,
  'deal.account_deleted': m.notification_account_deleted_hint,
  'cancellation.proposed': m.notification_cancellation_proposed_hint,
  'cancellation.accepted': m.notification_cancellation_accepted_hint,
  'cancellation.declined': m.notification_cancellation_declined_hint,
  'messages.unread': m.notification_messages_unread_hint,
  'comments.unread': m.notification_comments_unread_hint,
  'deadline.soon': m.notification_deadline_soon_hint,
  'deadline.passed': m.notification_deadline_passed_hint,
  'licence.ending': m.notification_licence_ending_hint,
  'exclusivity.ending': m.notification_exclusivity_ending_hint,
  'payout.due_soon': m.notification_payout_due_soon_hint,
  'payout.due': m.notification_payout_due_hint,
  'payout.late': m.notification_payout_late_hint,
  'payout.overdue': m.notification_payout_overdue_hint,
  'payout.marked': m.notification_payout_marked_hint,
  'payout.confirmed': m.notification_payout_confirmed_hint,
  'payout.counted': m.notification_payout_counted_hint,
  'payout.not_arrived': m.notification_payout_not_arrived_hint,
  'profile.unpublished': m.notification_profile_unpublished_hint,
  'profile.approved': m.notification_profile_approved_hint,
  'profile.sent_back': m.notification_profile_sent_back_hint,
  'account.two_factor_off': m.notification_two_factor_off_hint,
  'subscription.overdue': m.notification_subscription_overdue_hint,
  'subscription.paused': m.notification_subscription_paused_hint,
  'subscription.lapsed': m.notification_subscription_lapsed_hint,
  'subscription.refunded': m.notification_subscription_refunded_hint,
  'credits.low': m.notification_credits_low_hint,
  'credits.expiring': m.notification_credits_expiring_hint,
  'order.refunded': m.notification_order_refunded_hint,
};

/** What the settings of a role say below the name of a kind. */
export const notificationHint = (kind: NotificationKind, role: Role): string => hints[kind]({ role });

interface LineFacts {
  other: string;
  role: Role;
  day: string;
}

const lines: Record<NotificationKind, (facts: LineFacts) => string> = {
  'brief.received': m.notification_brief_received_line,
  'brief.accepted': m.notification_brief_accepted_line,
  'brief.rejected': m.notification_brief_rejected_line,
  'brief.withdrawn': m.notification_brief_withdrawn_line,
  'terms.proposed': m.notification_terms_proposed_line,
  'terms.accepted': m.notification_terms_accepted_line,
  'terms.declined': m.notification_terms_declined_line,
  'content.submitted': m.notification_content_submitted_line,
  'revision.requested': m.notification_revision_requested_line,
  'deal.completed': m.notification_deal_completed_line,
  'deal.cancelled': m.notification_deal_cancelled_line,
  'deal.account_deleted': m.notification_account_deleted_line,
  'cancellation.proposed': m.notification_cancellation_proposed_line,
  'cancellation.accepted': m.notification_cancellation_accepted_line,
  'cancellation.declined': m.notification_cancellation_declined_line,
  'messages.unread': m.notification_messages_unread_line,
  'comments.unread': m.notification_comments_unread_line,
  'deadline.soon': m.notification_deadline_soon_line,
  'deadline.passed': m.notification_deadline_passed_line,
  'licence.ending': m.notification_licence_ending_line,
  'exclusivity.ending': m.notification_exclusivity_ending_line,
  'payout.due_soon': m.notification_payout_due_soon_line,
  'payout.due': m.notification_payout_due_line,
  'payout.late': m.notification_payout_late_line,
  'payout.overdue': m.notification_payout_overdue_line,
  'payout.marked': m.notification_payout_marked_line,
  'payout.confirmed': m.notification_payout_confirmed_line,
  'payout.counted': m.notification_payout_counted_line,
  'payout.not_arrived': m.notification_payout_not_arrived_line,
  'profile.unpublished': m.notification_profile_unpublished_line,
  'profile.approved': m.notification_profile_approved_line,
  'profile.sent_back': m.notification_profile_sent_back_line,
  'account.two_factor_off': m.notification_two_factor_off_line,
  'subscription.overdue': m.notification_subscription_overdue_line,
  'subscription.paused': m.notification_subscription_paused_line,
  'subscription.lapsed': m.notification_subscription_lapsed_line,
  'subscription.refunded': m.notification_subscription_refunded_line,
  'credits.low': m.notification_credits_low_line,
  'credits.expiring': m.notification_credits_expiring_line,
  'order.refunded': m.notification_order_refunded_line,
};

/** What stands for the other side's name where it is not known; `role` is the reader's own. */
export const unnamedOtherSide = (role: Role): string => m.notification_other_side({ role });

interface NotificationFacts {
  kind: NotificationKind;
  /** Of the person who is told. */
  role: Role;
  /** Null for what is about no deal. */
  deal: { deadline: string | Date; otherParty: string | null } | null;
}

/** One line that says what happened, without the deal's title, which stands beside it. */
export const notificationLine = ({ kind, role, deal }: NotificationFacts): string =>
  lines[kind]({
    other: deal?.otherParty ?? unnamedOtherSide(role),
    role,
    day: deal ? formatDeadlineDay(deal.deadline) : '',
  });
