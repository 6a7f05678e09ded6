/**
 * Allowed proposals, their times and results (rules/deals#proposals): data that screens draw from and the server
 * enforces.
 */

import type { Role } from '../accounts/schemas.ts';
import { hourMs } from '../kit/days.ts';
import type { Proposal, ProposalAnswer, ProposalKind } from './proposal.ts';
import type { DealDetail, DealStatus } from './schemas.ts';
import { activeStatuses } from './status.ts';

interface ProposalRule {
  /** The statuses in which it can be proposed and answered; an open one lapses when the deal leaves them. */
  during: readonly DealStatus[];
  /** Status of the deal once it is accepted. */
  leadsTo: DealStatus;
}

export const proposalRules: Record<ProposalKind, ProposalRule> = {
  TERMS: { during: ['BRIEF_SENT'], leadsTo: 'ACCEPTED' },
  CANCELLATION: { during: activeStatuses, leadsTo: 'CANCELLED' },
};

/** How many proposals of terms each side makes for a brief at most. */
export const mostRounds = 3;

/** How long terms wait for their answer. */
export const hoursForTerms = 72;

/** When an open proposal lapses by itself; null for what waits without an end. */
export const lapsesAt = ({ kind, createdAt }: Pick<Proposal, 'kind' | 'createdAt'>): Date | null =>
  kind === 'TERMS' ? new Date(Date.parse(createdAt) + hoursForTerms * hourMs) : null;

const isOver = (proposal: Pick<Proposal, 'kind' | 'createdAt'>, now: Date): boolean => {
  const end = lapsesAt(proposal);
  return end !== null && end <= now;
};

type Answer<Code extends string> = { allowed: true } | { allowed: false; code: Code };

export interface ProposalsSoFar {
  /** Pending proposal of either side. */
  open: Pick<Proposal, 'id' | 'by'> | null;
  /** How many proposals of terms the side that asks has made, whatever became of them. */
  made: number;
  /** Whether terms of the brand took the place of its brief. */
  isBriefReplaced: boolean;
}

/** Whether the brand proposed terms, which end its brief for good, as a counter-offer does: whatever became of them. */
export const isBriefReplaced = (proposals: readonly Proposal[] = []): boolean =>
  proposals.some(({ kind, by }) => kind === 'TERMS' && by === 'BRAND');

/** How the proposals of a deal stand for a side. */
export const soFarFor = (who: Role, proposals: readonly Proposal[] = []): ProposalsSoFar => ({
  open: openProposal(proposals),
  made: proposals.filter(({ kind, by }) => kind === 'TERMS' && by === who).length,
  isBriefReplaced: isBriefReplaced(proposals),
});

/** Whether a side may propose this now; `answers` is the id of the other side's proposal that it answers. */
export function canPropose(
  { kind, answers }: { kind: ProposalKind; answers?: string | undefined },
  who: Role,
  status: DealStatus,
  { open, made, isBriefReplaced }: ProposalsSoFar,
): Answer<
  | 'proposal.not_your_kind'
  | 'proposal.not_now'
  | 'proposal.one_open'
  | 'proposal.answered'
  | 'proposal.rounds_used'
> {
  if (!proposalRules[kind].during.includes(status)) return { allowed: false, code: 'proposal.not_now' };
  if (answers !== undefined && answers !== open?.id) return { allowed: false, code: 'proposal.answered' };
  if (open && (answers === undefined || open.by === who))
    return { allowed: false, code: 'proposal.one_open' };
  if (kind === 'CANCELLATION') return { allowed: true };
  // The brief itself is the brand's first version until it is replaced.
  if (who === 'BRAND' && !open && !isBriefReplaced) return { allowed: false, code: 'proposal.not_your_kind' };
  return made < mostRounds ? { allowed: true } : { allowed: false, code: 'proposal.rounds_used' };
}

/** Whether a side may answer so: the other one accepts or declines, who proposed withdraws. */
export function canAnswerProposal(
  proposal: Pick<Proposal, 'kind' | 'by' | 'state' | 'createdAt'>,
  answer: ProposalAnswer,
  who: Role,
  { status, now }: { status: DealStatus; now: Date },
): Answer<'proposal.not_yours' | 'proposal.answered' | 'proposal.lapsed' | 'proposal.not_now'> {
  const { kind, by, state } = proposal;
  if ((answer === 'WITHDRAWN') !== (by === who)) return { allowed: false, code: 'proposal.not_yours' };
  if (state !== 'OPEN') return { allowed: false, code: 'proposal.answered' };
  if (!proposalRules[kind].during.includes(status)) return { allowed: false, code: 'proposal.not_now' };
  return isOver(proposal, now) ? { allowed: false, code: 'proposal.lapsed' } : { allowed: true };
}

/** The brand's terms that the creator can accept now; null where none are open. With `now`, those that are over are none. */
export function newerOffer(proposals: readonly Proposal[] | undefined, now?: Date): Proposal | null {
  const open = openProposal(proposals);
  const isTheirs = open?.kind === 'TERMS' && open.by === 'BRAND';
  return isTheirs && !(now && isOver(open, now)) ? open : null;
}

/**
 * Version that the creator of a brief can accept: the brand's newer terms, the brief itself, or nothing for now.
 */
export function acceptableNow({
  openProposal,
  isBriefReplaced,
}: {
  openProposal: Pick<Proposal, 'kind' | 'by'> | null;
  isBriefReplaced: boolean;
}): 'TERMS' | 'BRIEF' | null {
  if (openProposal?.kind === 'TERMS' && openProposal.by === 'BRAND') return 'TERMS';
  return isBriefReplaced ? null : 'BRIEF';
}

/** Whether the creator can accept the brief itself. */
export function canAcceptBrief(
  proposals: readonly Proposal[] | undefined,
  now?: Date,
): Answer<'proposal.newer_offer' | 'proposal.brief_replaced'> {
  const what = acceptableNow({
    openProposal: newerOffer(proposals, now),
    isBriefReplaced: isBriefReplaced(proposals),
  });
  if (what === 'BRIEF') return { allowed: true };
  return { allowed: false, code: what ? 'proposal.newer_offer' : 'proposal.brief_replaced' };
}

/** The kinds that are valid in this status of the deal; all others lapse. */
export const kindsDuring = (status: DealStatus): ProposalKind[] =>
  (Object.keys(proposalRules) as ProposalKind[]).filter((kind) =>
    proposalRules[kind].during.includes(status),
  );

/** The proposal with which both sides agreed to end the project; null where it goes on or ended otherwise. */
export function agreedCancellation({
  status,
  proposals = [],
}: Pick<DealDetail, 'status' | 'proposals'>): Proposal | null {
  if (status !== 'CANCELLED') return null;
  return proposals.find(({ kind, state }) => kind === 'CANCELLATION' && state === 'ACCEPTED') ?? null;
}

/** Pending proposal; there is one at most. */
export const openProposal = (proposals: readonly Proposal[] = []): Proposal | null =>
  proposals.find(({ state }) => state === 'OPEN') ?? null;
