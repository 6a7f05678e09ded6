/** What facts are news, and for whom. */
import type { DealStatus, NotificationKind, ProposalAnswer, ProposalKind, Role } from '@briefcast/contract';
import { newsOfEnding } from '@briefcast/contract/rules/rights';
import type { Fact, FactData, FactKind } from '../../platform/facts/kinds.ts';
import type { News } from './notify.ts';
import type { Side } from './people-of-sides.ts';

/** News for everybody of a side. */
export type SideNews = Omit<News, 'userId'> & Side;

/** The kinds that `newsOfFact` looks at. */
export const newsworthy = [
  'deal.created',
  'deal.moved',
  'proposal.made',
  'proposal.answered',
  'payout.marked',
  'payout.answered',
  'payout.reminded',
  'right.ending',
  'creator.unpublished',
  'credits.low',
  'credits.expiring',
  'creator.reviewed',
  'subscription.overdue',
  'subscription.paused',
  'subscription.lapsed',
  'subscription.refunded',
  'order.refunded',
] as const satisfies FactKind[];

interface Telling {
  kind: NotificationKind;
  to: Role;
  /** A deal comes to this more than once: the fact tells one time from the other. */
  isRepeatable?: boolean;
  isOwnDoing?: boolean;
}

/** Who is told of what when a deal comes to a status. */
const tellingsOfStatus: Partial<Record<DealStatus, Telling[]>> = {
  ACCEPTED: [{ kind: 'brief.accepted', to: 'BRAND' }],
  REJECTED: [{ kind: 'brief.rejected', to: 'BRAND' }],
  SUBMITTED: [{ kind: 'content.submitted', to: 'BRAND', isRepeatable: true }],
  NEEDS_REVISION: [{ kind: 'revision.requested', to: 'CREATOR', isRepeatable: true }],
  COMPLETED: [
    { kind: 'deal.completed', to: 'CREATOR' },
    { kind: 'deal.completed', to: 'BRAND', isOwnDoing: true },
  ],
};

/**
 * What the admin cancels concerns both, and what a deletion cancels the side that is left; what both sides agreed on is
 * told as the answer to a proposal.
 */
function tellingsOfCancelling(by: Fact['actor'], { from, deleted }: FactData['deal.moved']): Telling[] {
  if (deleted) return [{ kind: 'deal.account_deleted', to: deleted === 'BRAND' ? 'CREATOR' : 'BRAND' }];
  if (by !== 'BRAND' && by !== 'CREATOR')
    return [
      { kind: 'deal.cancelled', to: 'CREATOR' },
      { kind: 'deal.cancelled', to: 'BRAND' },
    ];
  return from === 'BRIEF_SENT' ? [{ kind: 'brief.withdrawn', to: 'CREATOR' }] : [];
}

/** What the other side hears of a proposal: that it was made, or what was answered to it. */
const kindsOfProposal: Record<ProposalKind, Record<'made' | ProposalAnswer, NotificationKind | null>> = {
  TERMS: { made: 'terms.proposed', ACCEPTED: 'terms.accepted', DECLINED: 'terms.declined', WITHDRAWN: null },
  CANCELLATION: {
    made: 'cancellation.proposed',
    ACCEPTED: 'cancellation.accepted',
    DECLINED: 'cancellation.declined',
    WITHDRAWN: null,
  },
};

function tellingsOfProposal(
  { actor }: Pick<Fact, 'actor'>,
  proposal: ProposalKind,
  what: 'made' | ProposalAnswer,
): Telling[] {
  const kind = kindsOfProposal[proposal][what];
  const to = actor === 'BRAND' ? 'CREATOR' : 'BRAND';
  return kind === null ? [] : [{ kind, to, isRepeatable: true }];
}

/** Whoever reminds by hand knows that it is late; the others are told when the brand is. */
function tellingsOfReminder({ actor, data: { reminder } }: Fact & { kind: 'payout.reminded' }): Telling[] {
  const brandHears: Telling = { kind: reminder, to: 'BRAND', isRepeatable: true };
  return reminder === 'payout.late' && actor === 'SYSTEM'
    ? [brandHears, { kind: 'payout.overdue', to: 'CREATOR', isRepeatable: true }]
    : [brandHears];
}

/** What is told of a payment; the same can come up again, as each fact is another time. */
function tellingsOfPayout(fact: Fact): Telling[] {
  if (fact.kind === 'payout.marked') return [{ kind: 'payout.marked', to: 'CREATOR', isRepeatable: true }];
  if (fact.kind === 'payout.reminded') return tellingsOfReminder(fact);
  if (fact.kind !== 'payout.answered') return [];
  const { arrived, bySilence } = fact.data;
  const brandHears: Telling = {
    kind: arrived ? 'payout.confirmed' : 'payout.not_arrived',
    to: 'BRAND',
    isRepeatable: true,
  };
  return bySilence
    ? [brandHears, { kind: 'payout.counted', to: 'CREATOR', isRepeatable: true }]
    : [brandHears];
}

function tellingsOf(fact: Fact): Telling[] {
  if (fact.kind === 'deal.created') return [{ kind: 'brief.received', to: 'CREATOR' }];
  if (fact.kind === 'proposal.made') return tellingsOfProposal(fact, fact.data.proposal, 'made');
  if (fact.kind === 'proposal.answered')
    return tellingsOfProposal(fact, fact.data.proposal, fact.data.answer);
  if (fact.kind === 'right.ending') {
    const kind = newsOfEnding(fact.data.right);
    return [
      { kind, to: 'BRAND', isRepeatable: true },
      { kind, to: 'CREATOR', isRepeatable: true },
    ];
  }
  if (fact.kind !== 'deal.moved') return tellingsOfPayout(fact);
  const { to } = fact.data;
  if (to === 'CANCELLED') return tellingsOfCancelling(fact.actor, fact.data);
  // The brand itself accepted the creator's terms, and the creator is told so.
  if (to === 'ACCEPTED' && fact.actor === 'BRAND') return [];
  return tellingsOfStatus[to] ?? [];
}

/** The news in a fact. The cause names the deal, and the fact where it can come up again. */
export function newsOfFact(fact: Fact): SideNews[] {
  if (fact.kind === 'creator.unpublished') {
    // Whoever takes back their own profile knows.
    if (fact.actor !== 'ADMIN') return [];
    const kind = 'profile.unpublished';
    return [{ kind, party: fact.subjectId, role: 'CREATOR', dealId: null, cause: `${kind}:${fact.id}` }];
  }
  if (fact.kind === 'order.refunded') {
    const { kind, brandId: party, id } = fact;
    const cause = `${kind}:${id}`;
    return [{ kind, party, role: 'BRAND', may: 'billing.manage', dealId: null, cause }];
  }
  if (
    fact.kind === 'subscription.overdue' ||
    fact.kind === 'subscription.paused' ||
    fact.kind === 'subscription.lapsed' ||
    fact.kind === 'subscription.refunded'
  ) {
    const { kind, creatorId: party, id } = fact;
    return [{ kind, party, role: 'CREATOR', dealId: null, cause: `${kind}:${id}` }];
  }
  if (fact.kind === 'credits.low' || fact.kind === 'credits.expiring') {
    const { kind, brandId: party, id } = fact;
    const cause = `${kind}:${id}`;
    return [{ kind, party, role: 'BRAND', may: 'credits.read', dealId: null, cause }];
  }
  if (fact.kind === 'creator.reviewed') {
    const kind = fact.data.state === 'APPROVED' ? 'profile.approved' : 'profile.sent_back';
    return [{ kind, party: fact.subjectId, role: 'CREATOR', dealId: null, cause: `${kind}:${fact.id}` }];
  }
  return tellingsOf(fact).map(({ kind, to, isRepeatable, isOwnDoing }) => ({
    kind,
    party: to === 'BRAND' ? fact.brandId : fact.creatorId,
    role: to,
    dealId: fact.dealId,
    cause: [kind, fact.dealId, ...(isRepeatable ? [fact.id] : [])].join(':'),
    ...(isOwnDoing ? { isOwnDoing } : {}),
  }));
}
