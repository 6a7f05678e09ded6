/**
 * Every kind of fact: what happened, appended by the server in the transaction that did it, with what it says beyond who did
 * it, when, and what it is about; null where that is all. What follows from facts (news, live screens, the log of a deal)
 * is declared beside the nouns.
 */
import type { Role } from './accounts/schemas.ts';
import type { AdditionAnswer } from './additions/schemas.ts';
import type { CommentKind, CommentState, RequestAnswer } from './comments/schemas.ts';
import type { ProposalAnswer, ProposalKind } from './deals/proposal.ts';
import type { DealStatus } from './deals/schemas.ts';
import type { DisputeOutcome } from './disputes/steps.ts';
import type { FileStatus } from './files/schemas.ts';
import type { Currency } from './kit/currencies.ts';
import type { PayoutReminder } from './payouts/days.ts';
import type { RenewalAnswer } from './renewals/schemas.ts';
import type { RightKind } from './rights/right-kind.ts';
import type { SampleState } from './samples/terms.ts';
import type { MemberRole } from './teams/member.ts';

/** Who did it: a side of a deal, the admin, or nobody. */
export type FactActor = Role | 'ADMIN' | 'SYSTEM';

export interface FactData {
  'account.registered': null;
  'account.email_confirmed': null;
  'account.sessions_ended': null;
  'account.removed': null;
  /** A brand's person has another name. */
  'account.renamed': null;

  'creator.changed': null;
  'creator.published': null;
  'creator.unpublished': null;
  'creator.removed': null;
  /** The admin approved what waited of a profile, or sent it back. */
  'creator.reviewed': { state: 'APPROVED' | 'SENT_BACK' };

  'brand.changed': null;
  'brand.started': null;
  'brand.removed': null;

  /** Of an organisation; the subject is the person. */
  'member.joined': { role: MemberRole };
  'member.role_changed': { from: MemberRole; to: MemberRole };
  'member.removed': null;
  /** One was sent, sent again or taken back; the subject is the invitation. */
  'invitation.changed': null;

  'deal.created': null;
  /** `deleted` is the side whose account was deleted, where that is why. */
  'deal.moved': { from: DealStatus; to: DealStatus; deleted?: Role; agreed?: true };
  'deal.removed': null;
  'deal.read': null;
  /** One side proposed something, or it was answered or withdrawn; the subject is the proposal. */
  'proposal.made': { proposal: ProposalKind };
  'proposal.answered': { proposal: ProposalKind; answer: ProposalAnswer };
  /** Nobody answered it in time. */
  'proposal.lapsed': { proposal: ProposalKind };
  /** One side set or took back its mark of an item of the brief, which is the subject. */
  'brief_item.marked': { mark: 'ATTESTED' | 'MISSED'; isSet: boolean };

  /** Of what is owed for a completed deal: the brand says that it paid, the creator answers, the brand is reminded. */
  'payout.marked': null;
  'payout.answered': { arrived: boolean; bySilence: boolean };
  /** The same of a part of it; the subject is the part. */
  'payout.part_marked': null;
  'payout.part_answered': { arrived: boolean; bySilence: boolean };
  'payout.reminded': { reminder: PayoutReminder };

  /** Of a payment that is late: the creator's formal letter, and the case that Briefcast decides. */
  'dispute.letter_sent': { amount: number; currency: Currency; payBy: string };
  /** The subject is the case, or what one side said to it. */
  'dispute.opened': { amount: number; currency: Currency };
  'dispute.stated': null;
  'dispute.withdrawn': null;
  /** Hundredths that stay owed. */
  'dispute.decided': { outcome: DisputeOutcome; amount: number; currency: Currency };

  /** A creator sent an invoice by mail; the subject is the mail. */
  'invoice.mailed': { reference: string; to: string };
  /** An e-invoice of a creator's was given up; the subject is its handing over. */
  'einvoice.not_taken': { reference: string };

  /** Another account of a creator took the place of the one before, or other words stand beside it. */
  'bank_details.changed': null;
  /** A brand that owes asked the creator for them. */
  'bank_details.asked': null;

  /** A casting was posted or changed, or takes applications again; the subject of all these is the casting. */
  'casting.posted': null;
  'casting.changed': null;
  'casting.reopened': null;
  /** It takes no more applications. */
  'casting.closed': { by: 'BRAND' | 'TIME' };
  /** It is over for good. */
  'casting.ended': { by: 'BRAND' | 'TIME' | 'FULL' | 'ADMIN' };
  /** A creator applied; `isFirstUnseen` where the brand has seen all that came before. */
  'casting.applied': { isFirstUnseen: boolean };
  /** A creator changed or withdrew an application, or the brand marked one or saw them. */
  'casting.application_changed': null;
  /** A deal came of an application. */
  'casting.cast': null;
  /** A casting is over, and the creator was not chosen. */
  'casting.not_chosen': null;
  /** A brand invited a creator to a casting. */
  'casting.invited': null;
  /** A creator declined that. */
  'casting.declined': null;
  /** A creator's saved searches found castings that were posted since; the subject is the newest of them. */
  'casting.found': { count: number };

  /** A right of a completed deal ends soon. */
  'right.ending': { right: RightKind };

  /** Of an offer to renew rights of a completed deal, which is the subject: one side made it, or it was answered or taken back. */
  'renewal.offered': null;
  'renewal.answered': { answer: RenewalAnswer };
  /** Nobody answered it in time. */
  'renewal.lapsed': null;

  /** Of the sample of a deal: one side brought it there, or corrected what it had said. */
  'sample.moved': { from: SampleState; to: SampleState };
  /** Cents that the creator paid for it. */
  'sample.receipt_stated': { amount: number };
  /** It was expected, and did not come or go back in time. */
  'sample.overdue': { state: SampleState };
  /** Of work that is added to a deal, which is the subject: hundredths of the deal's currency. */
  'addition.proposed': { amount: number };
  'addition.answered': { amount: number; answer: AdditionAnswer };
  /** A price for a request of the review room was agreed on, and is an addition from then on. */
  'addition.agreed': { amount: number };
  /** The content is due on another day than before: its sample arrived, or both sides agreed on it. */
  'deadline.moved': { from: string; to: string };

  'file.added': null;
  /** A still or smaller picture was made, or the length of a film is known. */
  'file.processed': null;
  'file.reviewed': { status: FileStatus; backBy?: string };
  /** Right after it was given: the file waits for its verdict again. */
  'file.approval_undone': null;

  /** Of a creator's draft, told to the creator alone; the subject is the file, where it is about one. */
  'draft.changed': null;

  /** Of comments; the subject is the file that the comment was made on. */
  'comment.added': { commentId: string };
  'comment.edited': { commentId: string };
  'comment.removed': { commentId: string };
  'comment.restored': { commentId: string };
  'comment.replied': { commentId: string };
  'comment.moved': { commentId: string; from: CommentState; to: CommentState };
  /** Cents, where a price is named. */
  'comment.answered': { commentId: string; answer: RequestAnswer; price: number | null };
  'comment.made_task': { commentId: string; kind: CommentKind };
  /** So many became tasks of the creator. */
  'comment.handed_over': { tasks: number };

  /** Of links that show files to guests; the subject is the link. The brand's matter alone. */
  'share.created': null;
  'share.revoked': null;
  'share.looked_at': { guest: string };

  'message.sent': null;

  'notification.added': null;
  'notification.read': null;

  /** Of a brand: an entry of the ledger, which is the subject. */
  'credits.changed': null;
  /** Fewer can be spent now than the brand wants to have. */
  'credits.low': { ready: number };
  /** The subject is the pack. */
  'credits.expiring': { credits: number; endsAt: string };
  'credits.expired': { credits: number };
  /** Of an order of credits, which is the subject. */
  'order.placed': null;
  'order.paid': null;
  'order.cancelled': null;
  'order.refunded': null;

  /** Of a creator: a month was ordered or paid, or it is renewed otherwise. The subject is the month or the creator. */
  'subscription.changed': null;
  /** What is paid is over, and the grace has begun. */
  'subscription.overdue': null;
  /** A month was given back; it is the subject. */
  'subscription.refunded': null;
  /** The profile was hidden for the month that its creator paused. */
  'subscription.paused': null;
  /** The profile was hidden, as nothing was paid, or stays so after a pause. */
  'subscription.lapsed': null;

  /** A line of the audit trail. */
  'admin.acted': { action: string };
  /** The operator's settings are others now. */
  'settings.changed': null;
}

export type FactKind = keyof FactData;

/** What a rule about facts looks at. */
export interface SeenFact<K extends FactKind = FactKind> {
  actor: FactActor;
  data: FactData[K];
}
