/** Every kind of fact: what it says beyond who did it, when, and what it is about. */
import type {
  CommentKind,
  CommentState,
  DealStatus,
  FileStatus,
  MemberRole,
  PayoutReminder,
  ProposalAnswer,
  ProposalKind,
  RequestAnswer,
  RightKind,
  Role,
} from '@briefcast/contract';
import type { FactActor } from '../database/tables/index.ts';

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
  'deal.moved': { from: DealStatus; to: DealStatus; deleted?: Role };
  'deal.removed': null;
  'deal.read': null;
  /** One side proposed something, or it was answered or withdrawn; the subject is the proposal. */
  'proposal.made': { proposal: ProposalKind };
  'proposal.answered': { proposal: ProposalKind; answer: ProposalAnswer };
  /** One side set or took back its mark of an item of the brief, which is the subject. */
  'brief_item.marked': { mark: 'ATTESTED' | 'MISSED'; isSet: boolean };

  /** Of what is owed for a completed deal: the brand says that it paid, the creator answers, the brand is reminded. */
  'payout.marked': null;
  'payout.answered': { arrived: boolean; bySilence: boolean };
  'payout.reminded': { reminder: PayoutReminder };

  /** A right of a completed deal ends soon. */
  'right.ending': { right: RightKind };

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

/** Kinds that are of no use once every screen has heard of them; all others are kept for good. */
const passingKinds: readonly FactKind[] = [
  'deal.read',
  'file.processed',
  'draft.changed',
  'notification.added',
  'notification.read',
  'invitation.changed',
  'credits.changed',
];

export const isPassing = (kind: FactKind): boolean => passingKinds.includes(kind);

/** What a fact is about; what it does not name is null. */
export interface FactSubject {
  /** Whose streams tell it. */
  brandId: string | null;
  creatorId: string | null;
  /** Of a brand's people whom it concerns alone: their streams tell it, and no colleague's. */
  personId: string | null;
  dealId: string | null;
  /** The message, file or account. */
  subjectId: string | null;
}

/** A fact to be appended. */
export type NewFact<K extends FactKind = FactKind> = {
  [Kind in K]: Partial<FactSubject> & {
    kind: Kind;
    actor: FactActor;
    /** The person; null or absent for the admin and the system. */
    actorId?: string | null;
  } & (FactData[Kind] extends null ? { data?: null } : { data: FactData[Kind] });
}[K];

/** A fact that was appended. A newer process may append kinds that this one does not know. */
export type Fact = {
  [K in FactKind]: FactSubject & {
    id: number;
    /** The transaction that appended it. */
    xid: number;
    kind: K;
    actor: FactActor;
    actorId: string | null;
    data: FactData[K];
    createdAt: Date;
  };
}[FactKind];
