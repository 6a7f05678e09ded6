/** The creator asks for a decision or takes that back, and both sides are heard (rules/disputes#case). */
import { AppError, caseRefusal, type Dispute, mostStatements } from '@briefcast/contract';
import { and, count, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { disputeStatements, disputes } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { restOf } from '../payouts/rest.ts';
import { lockLatePayment, standingOf } from './lock-late-payment.ts';
import { readDispute } from './read-dispute.ts';

type HearDeps = Pick<Deps, 'db' | 'clock' | 'facts'>;

/**
 * Opens a case with what the creator says. Throws deal.not_found, dispute.brand_gone, and why it cannot be opened now
 * (`caseRefusal`).
 */
export async function openDispute(
  deps: HearDeps,
  actor: UserActor,
  dealId: string,
  text: string,
): Promise<Dispute> {
  await deps.db.transaction(async (tx) => {
    const late = await lockLatePayment(tx, actor, 'dispute.raise', dealId);
    const { deal } = late;
    const createdAt = deps.clock();
    const refusal = caseRefusal(standingOf(late), createdAt);
    if (refusal) throw new AppError(refusal);
    if (deal.brandId === null) throw new AppError('dispute.brand_gone');
    const id = uuidv7();
    const owedCents = restOf(late.payout);
    await tx.insert(disputes).values({ id, dealId, owedCents, createdAt });
    await tx
      .insert(disputeStatements)
      .values({ disputeId: id, side: 'CREATOR', personId: actor.userId, text, createdAt });
    await deps.facts.append(tx, {
      kind: 'dispute.opened',
      ...aboutDeal(deal, actor),
      subjectId: id,
      data: { amount: owedCents, currency: deal.currency },
    });
  });
  return readDispute(deps.db, actor, dealId);
}

/**
 * One side says something to the open case. Throws deal.not_found, team.role_too_small, dispute.not_found,
 * dispute.not_now once it is closed, and dispute.too_many_statements.
 */
export async function addStatement(
  { clock, facts }: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  actor: UserActor,
  dealId: string,
  text: string,
): Promise<Dispute> {
  const { deal, dispute } = await lockLatePayment(tx, actor, 'dispute.state', dealId);
  if (!dispute) throw new AppError('dispute.not_found');
  if (dispute.state !== 'OPEN') throw new AppError('dispute.not_now');
  const ofSide = and(eq(disputeStatements.disputeId, dispute.id), eq(disputeStatements.side, actor.role));
  const [statements] = await tx.select({ count: count() }).from(disputeStatements).where(ofSide);
  if ((statements?.count ?? 0) >= mostStatements) throw new AppError('dispute.too_many_statements');
  const id = uuidv7();
  await tx.insert(disputeStatements).values({
    ...{ id, disputeId: dispute.id, side: actor.role, personId: actor.userId, text },
    createdAt: clock(),
  });
  await facts.append(tx, { kind: 'dispute.stated', ...aboutDeal(deal, actor), subjectId: id });
  return readDispute(tx, actor, dealId);
}

/**
 * The creator takes the open case back; the same again changes nothing. Throws deal.not_found, dispute.not_found, and
 * dispute.not_now once it was closed otherwise.
 */
export async function withdrawDispute(deps: HearDeps, actor: UserActor, dealId: string): Promise<Dispute> {
  await deps.db.transaction(async (tx) => {
    const { deal, dispute } = await lockLatePayment(tx, actor, 'dispute.raise', dealId);
    if (!dispute) throw new AppError('dispute.not_found');
    if (dispute.state === 'WITHDRAWN') return;
    if (dispute.state !== 'OPEN') throw new AppError('dispute.not_now');
    await tx
      .update(disputes)
      .set({ state: 'WITHDRAWN', closedAt: deps.clock() })
      .where(eq(disputes.id, dispute.id));
    await deps.facts.append(tx, {
      kind: 'dispute.withdrawn',
      ...aboutDeal(deal, actor),
      subjectId: dispute.id,
    });
  });
  return readDispute(deps.db, actor, dealId);
}
