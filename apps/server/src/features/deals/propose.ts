/** One side proposes other terms, or to cancel the project (rules/deals#proposals). */
import {
  AppError,
  type DealLines,
  type NewProposal,
  type Proposal,
  type ProposedLines,
} from '@briefcast/contract';
import { canPropose, soFarFor } from '@briefcast/contract/deals/proposals';
import { changedLines, linesOfProposal } from '@briefcast/contract/deals/versions';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { dealProposals } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { aboutDeal } from './about-deal.ts';
import { findDealForUpdate, type LockedDeal } from './access.ts';
import { noteActivity } from './activity.ts';
import { expireIfDue } from './expire-proposals.ts';
import { nextLines, readLines } from './lines-of-deal.ts';
import { closeProposal, readProposal, readProposals } from './proposal-rows.ts';
import { requireFutureDay } from './require-future-day.ts';

/** Returns the version that is answered, and the one that it becomes. Throws request.invalid. */
async function versionsFor(
  tx: Tx,
  deal: LockedDeal,
  {
    proposed,
    answered,
    isReplaced,
    now,
  }: { proposed: ProposedLines; answered: Proposal | null; isReplaced: boolean; now: Date },
): Promise<{ before: DealLines; after: DealLines }> {
  const brief = await readLines(tx, deal);
  const before = answered ? linesOfProposal(answered, brief) : brief;
  const after = nextLines(before, proposed);
  requireFutureDay(new Date(after.deadline), now);
  // Without lines the licence of the terms of use would hold, which is wider than any of them.
  if (after.rights === null && brief.rights !== null) throw invalid('rights', 'rights.said_by_brief');
  // If the brief is replaced and nothing is open, its own lines are an offer as well.
  const isOnTable = answered !== null || !isReplaced;
  if (isOnTable && changedLines(before, after).length === 0)
    throw invalid('kind', 'proposal.nothing_changed');
  return { before, after };
}

/**
 * Writes the proposal under the deal's lock and tells the other side; the deal stays where it is. Terms that answer those
 * of the other side close them. Throws deal.not_found, team.role_too_small, proposal.not_your_kind, proposal.not_now,
 * proposal.one_open, proposal.answered, proposal.rounds_used, or request.invalid for a day in the past and for terms that
 * change nothing of what is on the table.
 */
export async function propose(
  { facts, clock }: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  dealId: string,
  proposal: NewProposal,
): Promise<Proposal> {
  const deal = authorize(actor, 'deal.move', await findDealForUpdate(tx, actor, dealId));
  const now = clock();
  await expireIfDue({ facts }, tx, deal, now);
  const proposals = await readProposals(tx, dealId);
  const soFar = soFarFor(actor.role, proposals);
  const answer = canPropose(proposal, actor.role, deal.status, soFar);
  if (!answer.allowed) throw new AppError(answer.code, { params: { status: deal.status } });
  const answered = proposals.find(({ id }) => id === soFar.open?.id) ?? null;
  const isReplaced = soFar.isBriefReplaced;
  const lines =
    proposal.kind === 'TERMS'
      ? await versionsFor(tx, deal, { proposed: proposal, answered, isReplaced, now })
      : null;
  if (answered) await closeProposal(tx, answered.id, { state: 'ANSWERED', now, by: actor.userId });
  const id = uuidv7();
  const waits =
    proposal.kind === 'TERMS' &&
    actor.role === 'CREATOR' &&
    proposal.startsWithDeposit &&
    lines?.after.deposit
      ? { startsWithDeposit: true }
      : {};
  await tx.insert(dealProposals).values({
    id,
    dealId,
    kind: proposal.kind,
    byRole: actor.role,
    byPerson: actor.userId,
    budget: lines?.after.budget ?? null,
    deadline: lines && new Date(lines.after.deadline),
    lines: lines && { ...lines, ...waits },
    note: proposal.note || null,
    createdAt: now,
  });
  await noteActivity(tx, dealId, actor.role, now);
  await facts.append(tx, {
    kind: 'proposal.made',
    ...aboutDeal(deal, actor),
    subjectId: id,
    data: { proposal: proposal.kind },
  });
  const made = await readProposal(tx, dealId, id);
  if (!made) throw new AppError('proposal.not_found');
  return made;
}
