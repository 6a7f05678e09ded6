/** Titles of alike needs in one row. */
import type { NeedKind } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** One row at most, however much it is about. */
type Single = 'account.confirm_mail' | 'payout.due' | 'payout.late';

const titles: Record<Exclude<NeedKind, Single>, (words: { count: string }) => string> = {
  'addition.answer': m.queue_alike_addition_answer,
  'casting.applicants': m.queue_alike_casting_applicants,
  'casting.invited': m.queue_alike_casting_invited,
  'deal.brief': m.queue_alike_deal_brief,
  'deal.terms': m.queue_alike_deal_terms,
  'deal.cancellation': m.queue_alike_deal_cancellation,
  'deal.rejected': m.queue_alike_deal_rejected,
  'deal.submit': m.queue_alike_deal_submit,
  'deal.revise': m.queue_alike_deal_revise,
  'deal.complete': m.queue_alike_deal_complete,
  'dispute.opened': m.queue_alike_dispute_opened,
  'file.review': m.queue_alike_file_review,
  'message.unread': m.queue_alike_message_unread,
  'payout.not_arrived': m.queue_alike_payout_not_arrived,
  'payout.silent': m.queue_alike_payout_silent,
  'payout.overdue': m.queue_alike_payout_overdue,
  'payout.arrived': m.queue_alike_payout_arrived,
  'renewal.answer': m.queue_alike_renewal_answer,
  'renewal.unanswered': m.queue_alike_renewal_unanswered,
  'right.ends': m.queue_alike_right_ends,
  'sample.damaged': m.queue_alike_sample_damaged,
  'sample.missing': m.queue_alike_sample_missing,
  'sample.send': m.queue_alike_sample_send,
  'sample.returned': m.queue_alike_sample_returned,
  'sample.address': m.queue_alike_sample_address,
  'sample.arrived': m.queue_alike_sample_arrived,
  'sample.return': m.queue_alike_sample_return,
  'sample.receipt': m.queue_alike_sample_receipt,
  'publication.state': m.queue_alike_publication_state,
  'bank.missing': m.queue_alike_bank_missing,
};

const isSeveral = (kind: NeedKind): kind is keyof typeof titles => kind in titles;

/** `4 new briefs`; empty for kinds that come alone. */
export const alikeTitle = (kind: NeedKind, count: number): string =>
  isSeveral(kind) ? titles[kind]({ count: formatCount(count) }) : '';
