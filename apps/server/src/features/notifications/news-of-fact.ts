/** What facts are news, and for whom. */
import type { DealStatus, NotificationKind, Role } from '@briefcast/contract';
import type { Fact, FactKind } from '../../platform/facts/kinds.ts';
import type { News } from './notify.ts';
import type { Side } from './people-of-sides.ts';

/** News for everybody of a side. */
export type SideNews = Omit<News, 'userId'> & Side;

/** The kinds that `newsOfFact` looks at. */
export const newsworthy = ['deal.created', 'deal.moved', 'creator.unpublished'] as const satisfies FactKind[];

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

/** A brand can take back its brief only; what the admin cancels concerns both. */
const tellingsOfCancelling = (by: Fact['actor']): Telling[] =>
  by === 'BRAND'
    ? [{ kind: 'brief.withdrawn', to: 'CREATOR' }]
    : [
        { kind: 'deal.cancelled', to: 'CREATOR' },
        { kind: 'deal.cancelled', to: 'BRAND' },
      ];

function tellingsOf(fact: Fact): Telling[] {
  if (fact.kind === 'deal.created') return [{ kind: 'brief.received', to: 'CREATOR' }];
  if (fact.kind !== 'deal.moved') return [];
  const { to } = fact.data;
  return to === 'CANCELLED' ? tellingsOfCancelling(fact.actor) : (tellingsOfStatus[to] ?? []);
}

/** The news in a fact. The cause names the deal, and the fact where it can come up again. */
export function newsOfFact(fact: Fact): SideNews[] {
  if (fact.kind === 'creator.unpublished') {
    // Whoever takes back their own profile knows.
    if (fact.actor !== 'ADMIN') return [];
    const kind = 'profile.unpublished';
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
