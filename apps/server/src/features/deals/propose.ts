/** One side proposes other terms, or to cancel the project (rules/deals#proposals). */
import { AppError, canPropose, type NewProposal, type Proposal } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { dealProposals } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { aboutDeal } from './about-deal.ts';
import { findDealForUpdate } from './access.ts';
import { noteActivity } from './activity.ts';
import { requireFutureDay } from './future-day.ts';
import { readProposal } from './proposal-rows.ts';

/**
 * Writes the proposal under the deal's lock and tells the other side; the deal stays where it is. Throws
 * deal.not_found, team.role_too_small, request.invalid for a day in the past, proposal.not_your_kind, proposal.not_now or
 * proposal.one_open.
 */
export async function propose(
  { facts, clock }: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  dealId: string,
  proposal: NewProposal,
): Promise<Proposal> {
  const deal = authorize(actor, 'deal.move', await findDealForUpdate(tx, actor, dealId));
  const [open] = await tx
    .select({ id: dealProposals.id })
    .from(dealProposals)
    .where(and(eq(dealProposals.dealId, dealId), eq(dealProposals.state, 'OPEN')));
  const answer = canPropose(proposal.kind, actor.role, deal.status, open ?? null);
  if (!answer.allowed) throw new AppError(answer.code, { params: { status: deal.status } });
  const now = clock();
  const isAboutTerms = proposal.kind === 'TERMS';
  const deadline = isAboutTerms ? new Date(proposal.deadline) : null;
  if (deadline) requireFutureDay(deadline, now);
  const id = uuidv7();
  await tx.insert(dealProposals).values({
    id,
    dealId,
    kind: proposal.kind,
    byRole: actor.role,
    byPerson: actor.userId,
    budget: isAboutTerms ? proposal.budget : null,
    deadline,
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
