/** What the mail of each kind says. Names and titles are people's own words; the mail escapes them. */
import type { DealStatus, NotificationKind, Role } from '@briefcast/contract';
import type { DealSection } from '@briefcast/contract/paths';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { MailStock } from '../../platform/mail/mail-content.ts';

export interface MailFacts {
  role: Role;
  /** The other side's name, or a word for it. */
  other: string;
  status: DealStatus;
  unread: number;
  /** When a creator's pause ends; null without one. */
  pausedUntil?: Date | null;
}

export interface MailWords {
  stock: MailStock;
  paragraphs: string[];
  closing?: string;
  button: string;
  /** Where on the deal's page. */
  section?: DealSection;
}

const soon = ({ role, other, status }: MailFacts) => {
  if (role === 'BRAND') return m.mail_soon_review({ other });
  return status === 'BRIEF_SENT' ? m.mail_soon_brief({ other }) : m.mail_soon_work({ other });
};

const passed = ({ role, other, status }: MailFacts) => {
  const isBrand = role === 'BRAND';
  if (status === 'BRIEF_SENT') {
    return isBrand ? m.mail_passed_brief_unanswered({ other }) : m.mail_passed_brief({ other });
  }
  if (status === 'SUBMITTED') {
    return isBrand ? m.mail_passed_review({ other }) : m.mail_passed_reviewed({ other });
  }
  return isBrand ? m.mail_passed_unsubmitted({ other }) : m.mail_passed_work({ other });
};

/** What a brand is told of what it owes. */
const toPay = (stock: MailStock, paragraph: string): MailWords => ({
  stock,
  paragraphs: [paragraph],
  button: m.mail_open_payouts(),
});

const words: Record<NotificationKind, (facts: MailFacts) => MailWords> = {
  'brief.received': ({ other }) => ({
    stock: 'yellow',
    paragraphs: [m.mail_brief_received({ other })],
    button: m.mail_read_brief(),
  }),
  'brief.accepted': ({ other }) => ({
    stock: 'blue',
    paragraphs: [m.mail_brief_accepted({ other })],
    button: m.mail_open_project(),
  }),
  'brief.rejected': ({ other }) => ({
    stock: 'red',
    paragraphs: [m.mail_brief_rejected({ other })],
    button: m.mail_open_brief(),
  }),
  'brief.withdrawn': ({ other }) => ({
    stock: 'buff',
    paragraphs: [m.mail_brief_withdrawn({ other })],
    button: m.mail_open_brief(),
  }),
  'terms.proposed': ({ other }) => ({
    stock: 'yellow',
    paragraphs: [m.mail_terms_proposed({ other })],
    button: m.mail_open_brief(),
  }),
  'terms.accepted': () => ({
    stock: 'blue',
    paragraphs: [m.mail_terms_accepted()],
    button: m.mail_open_project(),
  }),
  'terms.declined': ({ other }) => ({
    stock: 'orange',
    paragraphs: [m.mail_terms_declined({ other })],
    button: m.mail_open_brief(),
  }),
  'content.submitted': () => ({
    stock: 'aqua',
    paragraphs: [m.mail_content_submitted()],
    button: m.mail_review_content(),
  }),
  'revision.requested': ({ other }) => ({
    stock: 'orange',
    paragraphs: [m.mail_revision_requested({ other })],
    closing: m.mail_revision_upload(),
    button: m.mail_open_project(),
  }),
  'deal.completed': ({ role, other }) => ({
    stock: 'green',
    paragraphs: [role === 'BRAND' ? m.mail_completed_by_you() : m.mail_completed_by_brand({ other })],
    button: m.mail_open_project(),
  }),
  'deal.cancelled': () => ({
    stock: 'buff',
    paragraphs: [m.mail_cancelled()],
    button: m.mail_open_project(),
  }),
  'deal.account_deleted': () => ({
    stock: 'buff',
    paragraphs: [m.mail_account_deleted()],
    button: m.mail_open_project(),
  }),
  'cancellation.proposed': ({ other }) => ({
    stock: 'orange',
    paragraphs: [m.mail_cancellation_proposed({ other })],
    button: m.mail_open_project(),
  }),
  'cancellation.accepted': () => ({
    stock: 'buff',
    paragraphs: [m.mail_cancellation_accepted()],
    button: m.mail_open_project(),
  }),
  'cancellation.declined': ({ other }) => ({
    stock: 'blue',
    paragraphs: [m.mail_cancellation_declined({ other })],
    button: m.mail_open_project(),
  }),
  'messages.unread': ({ unread }) => ({
    stock: 'blue',
    paragraphs: [m.mail_waiting({ n: unread, count: formatCount(unread) })],
    button: m.mail_answer_in_chat(),
    section: 'chat',
  }),
  'comments.unread': ({ unread }) => ({
    stock: 'blue',
    paragraphs: [m.mail_comments_waiting({ n: unread, count: formatCount(unread) })],
    button: m.mail_open_room(),
  }),
  'deadline.soon': (facts) => ({ stock: 'yellow', paragraphs: [soon(facts)], button: m.mail_open_project() }),
  'deadline.passed': (facts) => ({
    stock: 'orange',
    paragraphs: [passed(facts)],
    button: m.mail_open_project(),
  }),
  'licence.ending': ({ role, other }) => ({
    stock: 'yellow',
    paragraphs: [
      role === 'BRAND' ? m.mail_licence_ending_brand({ other }) : m.mail_licence_ending_creator({ other }),
    ],
    button: m.mail_open_rights(),
  }),
  'exclusivity.ending': ({ role, other }) => ({
    stock: 'yellow',
    paragraphs: [
      role === 'BRAND'
        ? m.mail_exclusivity_ending_brand({ other })
        : m.mail_exclusivity_ending_creator({ other }),
    ],
    button: m.mail_open_rights(),
  }),
  'account.two_factor_off': () => ({
    stock: 'orange',
    paragraphs: [m.mail_two_factor_by_admin(), m.mail_two_factor_not_asked()],
    button: m.mail_open_account(),
  }),
  'subscription.overdue': () => ({
    stock: 'orange',
    paragraphs: [m.mail_subscription_overdue()],
    button: m.mail_open_subscription(),
  }),
  'subscription.refunded': () => ({
    stock: 'buff',
    paragraphs: [m.mail_subscription_refunded()],
    button: m.mail_open_subscription(),
  }),
  'order.refunded': () => ({
    stock: 'buff',
    paragraphs: [m.mail_order_refunded()],
    button: m.mail_open_billing(),
  }),
  'subscription.paused': ({ pausedUntil }) => ({
    stock: 'buff',
    paragraphs: pausedUntil
      ? [m.mail_subscription_paused({ date: formatLongDate(pausedUntil.toISOString().slice(0, 10)) })]
      : [],
    button: m.mail_open_subscription(),
  }),
  'subscription.lapsed': () => ({
    stock: 'orange',
    paragraphs: [m.mail_subscription_lapsed()],
    button: m.mail_open_subscription(),
  }),
  'credits.low': () => ({
    stock: 'orange',
    paragraphs: [m.mail_credits_low()],
    button: m.mail_open_billing(),
  }),
  'credits.expiring': () => ({
    stock: 'orange',
    paragraphs: [m.mail_credits_expiring()],
    button: m.mail_open_billing(),
  }),
  'payout.due_soon': ({ other }) => toPay('yellow', m.mail_payout_pay({ other })),
  'payout.due': ({ other }) => toPay('yellow', m.mail_payout_pay({ other })),
  'payout.late': ({ other }) => toPay('red', m.mail_payout_late({ other })),
  'payout.overdue': ({ other }) => ({
    stock: 'orange',
    paragraphs: [m.mail_payout_overdue({ other })],
    button: m.mail_open_money(),
  }),
  'payout.marked': () => ({
    stock: 'aqua',
    paragraphs: [m.mail_payout_marked()],
    button: m.mail_open_money(),
  }),
  'payout.confirmed': () => toPay('green', m.mail_payout_confirmed()),
  'payout.counted': ({ other }) => ({
    stock: 'green',
    paragraphs: [m.mail_payout_counted({ other })],
    button: m.mail_open_money(),
  }),
  'payout.not_arrived': ({ other }) => toPay('orange', m.mail_payout_not_arrived({ other })),
  'profile.approved': () => ({
    stock: 'green',
    paragraphs: [m.mail_profile_approved()],
    button: m.mail_open_profile(),
  }),
  'profile.sent_back': () => ({
    stock: 'orange',
    paragraphs: [m.mail_profile_sent_back()],
    closing: m.mail_profile_ask_again(),
    button: m.mail_open_profile(),
  }),
  'profile.unpublished': () => ({
    stock: 'orange',
    paragraphs: [m.mail_profile_unpublished(), m.mail_profile_publish_again()],
    button: m.mail_open_profile(),
  }),
};

/** The words of a kind for these facts, in the current locale. */
export const mailWords = (kind: NotificationKind, facts: MailFacts): MailWords => words[kind](facts);
