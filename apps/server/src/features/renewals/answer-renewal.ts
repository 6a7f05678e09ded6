/** The other side accepts or declines a renewal, or who offered it takes it back (rules/rights#renewals). */
import {
  AppError,
  canAnswerRenewal,
  type Renewal,
  type RenewalAnswer,
  type RenewalOnInvoice,
} from '@briefcast/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { renewalLines } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate, type LockedDeal } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';
import { issueRenewalInvoice } from '../invoices/issue-deal-invoice.ts';
import { addToDebt, isOwed } from '../payouts/add-to-debt.ts';
import { lockPayoutOfDeal } from '../payouts/lock-payout.ts';
import { readPartiesToKeep } from '../payouts/stated-parties.ts';
import { renewRight } from '../rights/renew-right.ts';
import {
  closeRenewal,
  findRenewal,
  type RenewalRow,
  readRenewal,
  requireBothSides,
} from './renewal-state.ts';

/** Every right of the offer runs longer from now on. Throws renewal.not_now. */
async function renewAll(tx: Tx, { id, dealId, term }: RenewalRow, now: Date) {
  const lines = await tx
    .select({ kind: renewalLines.kind })
    .from(renewalLines)
    .where(eq(renewalLines.renewalId, id))
    .orderBy(asc(renewalLines.kind));
  const renewed: RenewalOnInvoice['rights'] = [];
  for (const { kind } of lines) {
    const renewedUntil = await renewRight(tx, { dealId, kind, term }, now);
    await tx
      .update(renewalLines)
      .set({ renewedUntil })
      .where(and(eq(renewalLines.renewalId, id), eq(renewalLines.kind, kind)));
    renewed.push({ kind, until: renewedUntil?.toISOString() ?? null });
  }
  return renewed;
}

/** Does what was agreed on: longer rights, a debt, and the invoice for it. Throws renewal.not_now and renewal.price_owed. */
async function accept(
  deps: Pick<Deps, 'keys'>,
  tx: Tx,
  deal: LockedDeal,
  renewal: RenewalRow,
  now: Date,
): Promise<void> {
  requireBothSides(deal);
  const payout = await lockPayoutOfDeal(tx, deal.id);
  if (isOwed(payout)) throw new AppError('renewal.price_owed');
  const { id, priceCents } = renewal;
  if (priceCents > 0) await addToDebt(tx, deal, payout, { addedCents: priceCents, now });
  const rights = await renewAll(tx, renewal, now);
  if (priceCents === 0) return;
  const stated = await readPartiesToKeep(deps, tx, deal);
  await issueRenewalInvoice(tx, deal, now, { stated, renewal: { id, priceCents, rights } });
}

/**
 * Answers under the deal's lock, and with an acceptance does what was offered, all in one transaction. A repeated
 * answer by the same side changes nothing. Throws deal.not_found, team.role_too_small, renewal.not_found,
 * renewal.not_yours, renewal.answered, renewal.lapsed, renewal.not_now where a side or the right is gone, and
 * renewal.price_owed.
 */
export async function answerRenewal(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  { dealId, renewalId }: { dealId: string; renewalId: string },
  answer: RenewalAnswer,
): Promise<Renewal> {
  await deps.db.transaction(async (tx) => {
    const deal = authorize(actor, 'rights.renew', await findDealForUpdate(tx, actor, dealId));
    const renewal = await findRenewal(tx, dealId, renewalId);
    const now = deps.clock();
    const may = canAnswerRenewal(renewal, answer, actor.role, now);
    if (!may.allowed && may.code === 'renewal.answered' && renewal.state === answer) return;
    if (!may.allowed) throw new AppError(may.code);
    if (answer === 'ACCEPTED') await accept(deps, tx, deal, renewal, now);
    await closeRenewal(tx, renewalId, { state: answer, now, by: actor.userId });
    await noteActivity(tx, dealId, actor.role, now);
    await deps.facts.append(tx, {
      kind: 'renewal.answered',
      ...aboutDeal(deal, actor),
      subjectId: renewalId,
      data: { answer },
    });
  });
  return readRenewal({ ...deps, side: actor.role }, dealId, renewalId);
}
