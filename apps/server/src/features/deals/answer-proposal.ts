/** The other side accepts or declines a proposal, or who made it withdraws it (rules/deals#proposals). */
import {
  AppError,
  canAnswerProposal,
  type DealState,
  type Proposal,
  type ProposalAnswer,
  proposalRules,
} from '@briefcast/contract';
import { linesOfProposal } from '@briefcast/contract/deals/versions';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from './about-deal.ts';
import { findDealForUpdate, type LockedDeal } from './access.ts';
import { noteActivity } from './activity.ts';
import { readLines, writeLines } from './lines-of-deal.ts';
import { moveDeal } from './move-deal.ts';
import { closeProposal, readProposal } from './proposal-rows.ts';
import { requireFutureDay } from './require-future-day.ts';

/** The version that was proposed becomes the deal's. A day that went by while it waited is one no more. */
async function takeTerms(tx: Tx, deal: LockedDeal, proposal: Proposal, now: Date): Promise<void> {
  const lines = linesOfProposal(proposal, await readLines(tx, deal));
  requireFutureDay(new Date(lines.deadline), now);
  await writeLines(tx, deal, lines);
}

/**
 * Answers under the deal's lock, and with an acceptance does what was proposed, all in one transaction. A repeated
 * answer by the same side changes nothing. Throws deal.not_found, team.role_too_small, proposal.not_found,
 * proposal.not_yours, proposal.answered, proposal.lapsed, proposal.not_now, or request.invalid for terms whose day is
 * over.
 */
export function answerProposal(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  dealId: string,
  proposalId: string,
  { answer, startsWithDeposit = false }: { answer: ProposalAnswer; startsWithDeposit?: boolean | undefined },
): Promise<{ proposal: Proposal; deal: DealState }> {
  return deps.db.transaction(async (tx) => {
    const deal = authorize(actor, 'deal.move', await findDealForUpdate(tx, actor, dealId));
    const proposal = await readProposal(tx, dealId, proposalId);
    if (!proposal) throw new AppError('proposal.not_found');
    const now = deps.clock();
    const may = canAnswerProposal(proposal, answer, actor.role, { status: deal.status, now });
    if (!may.allowed && may.code === 'proposal.answered' && proposal.state === answer)
      return { proposal, deal: { id: deal.id, status: deal.status } };
    if (!may.allowed) throw new AppError(may.code, { params: { status: deal.status } });
    await closeProposal(tx, proposalId, { state: answer, now, by: actor.userId });
    await noteActivity(tx, dealId, actor.role, now);
    await deps.facts.append(tx, {
      kind: 'proposal.answered',
      ...aboutDeal(deal, actor),
      subjectId: proposalId,
      data: { proposal: proposal.kind, answer },
    });
    let { status } = deal;
    if (answer === 'ACCEPTED') {
      status = proposalRules[proposal.kind].leadsTo;
      if (proposal.kind === 'TERMS') await takeTerms(tx, deal, proposal, now);
      // Only a creator says when the work starts: with their answer, or with the terms that they proposed.
      const isStarting =
        actor.role === 'CREATOR' ? startsWithDeposit : proposal.lines?.startsWithDeposit === true;
      const isEnd = proposal.kind === 'CANCELLATION';
      await moveDeal(deps, tx, {
        deal,
        to: status,
        who: 'SYSTEM',
        by: actor,
        reason: isEnd ? proposal.note : null,
        agreed: isEnd,
        startsWithDeposit: isStarting,
      });
    }
    const answered = await readProposal(tx, dealId, proposalId);
    return { proposal: answered ?? proposal, deal: { id: deal.id, status } };
  });
}
