/** Decides for the market how much is owed (rules/disputes#decision). */
import { AppError, type Currency, type DisputeDecision, droppedBy, owedStates } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { disputes } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { issueCreditNotes } from '../invoices/issue-credit-notes.ts';
import { dropRest } from '../payouts/drop-rest.ts';
import { restOf } from '../payouts/rest.ts';
import { lockLatePaymentOfDispute } from './lock-late-payment.ts';

/** Record of a decision's changes in the audit trail; amounts are hundredths of the currency. */
export interface Decided {
  dealId: string;
  /** Null once the account is gone. */
  brandId: string | null;
  creatorId: string | null;
  title: string;
  currency: Currency;
  owedCents: number;
  leftCents: number;
}

/**
 * Closes a case with what stays owed; `by` is the admin's name. Throws dispute.not_found, dispute.not_now once it is closed,
 * dispute.payment_marked while a payment waits for its answer, dispute.rest_changed where another amount is owed than the
 * admin looked at, and dispute.not_less.
 */
export async function decideDispute(
  { clock, facts }: Pick<Deps, 'clock' | 'facts'>,
  tx: Tx,
  { id, decision, by }: { id: string; decision: DisputeDecision; by: string },
): Promise<Decided> {
  const { deal, payout, dispute } = await lockLatePaymentOfDispute(tx, id);
  if (dispute.state !== 'OPEN') throw new AppError('dispute.not_now');
  if (!owedStates.includes(payout.state)) throw new AppError('dispute.payment_marked');
  const owedCents = restOf(payout);
  if (owedCents !== decision.restCents) throw new AppError('dispute.rest_changed');
  const { outcome, text } = decision;
  const dropped = droppedBy(outcome, owedCents, outcome === 'REDUCED' ? decision.leftCents : 0);
  if (dropped === null) throw new AppError('dispute.not_less');
  const now = clock();
  const leftCents = owedCents - dropped;
  await dropRest(tx, payout, dropped, now);
  await issueCreditNotes(tx, deal, { droppedCents: dropped, reason: text, now });
  await tx
    .update(disputes)
    .set({ state: outcome, closedAt: now, decision: text, leftCents, decidedBy: by })
    .where(eq(disputes.id, id));
  await facts.append(tx, {
    kind: 'dispute.decided',
    ...aboutDeal(deal, null, 'ADMIN'),
    subjectId: id,
    data: { outcome, amount: leftCents, currency: deal.currency },
  });
  const { brandId, creatorId, title, currency } = deal;
  return { dealId: deal.id, brandId, creatorId, title, currency, owedCents, leftCents };
}
