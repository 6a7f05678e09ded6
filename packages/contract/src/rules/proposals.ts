/** Who may propose what, when, and what comes of it (rules/deals#proposals): data that screens draw from and the server enforces. */
import type { Role } from '../schemas/account.ts';
import type { DealStatus } from '../schemas/deal.ts';
import type { Proposal, ProposalAnswer, ProposalKind } from '../schemas/proposal.ts';
import { activeStatuses } from './deal-status.ts';

interface ProposalRule {
  who: readonly Role[];
  /** While the deal stands like that it can be proposed and answered; an open one lapses with the last of these. */
  during: readonly DealStatus[];
  /** Where the deal goes once it is accepted. */
  leadsTo: DealStatus;
}

export const proposalRules: Record<ProposalKind, ProposalRule> = {
  TERMS: { who: ['CREATOR'], during: ['BRIEF_SENT'], leadsTo: 'ACCEPTED' },
  CANCELLATION: { who: ['BRAND', 'CREATOR'], during: activeStatuses, leadsTo: 'CANCELLED' },
};

type Answer<Code extends string> = { allowed: true } | { allowed: false; code: Code };

/** Whether a side may propose this now; `open` is what waits for an answer already, of either side. */
export function canPropose(
  kind: ProposalKind,
  who: Role,
  status: DealStatus,
  open: Pick<Proposal, 'id'> | null,
): Answer<'proposal.not_your_kind' | 'proposal.not_now' | 'proposal.one_open'> {
  const rule = proposalRules[kind];
  if (!rule.who.includes(who)) return { allowed: false, code: 'proposal.not_your_kind' };
  if (!rule.during.includes(status)) return { allowed: false, code: 'proposal.not_now' };
  return open ? { allowed: false, code: 'proposal.one_open' } : { allowed: true };
}

/** Whether a side may answer so: the other one accepts or declines, who proposed withdraws. */
export function canAnswerProposal(
  { kind, by, state }: Pick<Proposal, 'kind' | 'by' | 'state'>,
  answer: ProposalAnswer,
  who: Role,
  status: DealStatus,
): Answer<'proposal.not_yours' | 'proposal.answered' | 'proposal.not_now'> {
  if ((answer === 'WITHDRAWN') !== (by === who)) return { allowed: false, code: 'proposal.not_yours' };
  if (state !== 'OPEN') return { allowed: false, code: 'proposal.answered' };
  return proposalRules[kind].during.includes(status)
    ? { allowed: true }
    : { allowed: false, code: 'proposal.not_now' };
}

/** The kinds that still mean something while the deal stands like that; all others lapse. */
export const kindsDuring = (status: DealStatus): ProposalKind[] =>
  (Object.keys(proposalRules) as ProposalKind[]).filter((kind) =>
    proposalRules[kind].during.includes(status),
  );

/** What waits for an answer; there is one at most. */
export const openProposal = (proposals: readonly Proposal[] = []): Proposal | null =>
  proposals.find(({ state }) => state === 'OPEN') ?? null;
