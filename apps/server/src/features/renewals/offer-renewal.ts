/** One side of a completed deal offers to renew rights that end (rules/rights#renewals). */
import { AppError, isRenewable, type NewRenewal, type Renewal, renewalClosesAt } from '@briefcast/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { renewalLines, renewals, rights } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';
import { isOwed } from '../payouts/add-to-debt.ts';
import { lockPayoutOfDeal } from '../payouts/lock-payout.ts';
import { expireIfDue } from './expire-renewals.ts';
import { readRenewal, requireBothSides } from './renewal-state.ts';

type OfferDeps = Pick<TxDeps, 'facts' | 'clock' | 'keys'>;

/** The rights that are offered, with their last days. Throws renewal.not_now, and renewal.one_open. */
async function requireRenewable(tx: Tx, dealId: string, kinds: NewRenewal['kinds'], now: Date) {
  const ending = await tx
    .select({ kind: rights.kind, endsAt: rights.endsAt })
    .from(rights)
    .where(and(eq(rights.dealId, dealId), inArray(rights.kind, kinds)));
  const renewable = ending.filter(({ endsAt }) => isRenewable(endsAt, now));
  if (renewable.length < kinds.length) throw new AppError('renewal.not_now');
  const [open] = await tx
    .select({ renewalId: renewalLines.renewalId })
    .from(renewalLines)
    .where(
      and(eq(renewalLines.dealId, dealId), inArray(renewalLines.kind, kinds), eq(renewalLines.isOpen, true)),
    );
  if (open) throw new AppError('renewal.one_open');
  return renewable;
}

/**
 * Writes the offer under the deal's lock, and tells the other side. Throws deal.not_found, team.role_too_small,
 * renewal.not_now outside its window or where a side is gone, renewal.one_open, and renewal.price_owed.
 */
export async function offerRenewal(
  deps: OfferDeps,
  tx: Tx,
  actor: UserActor,
  dealId: string,
  { kinds, term, price }: NewRenewal,
): Promise<Renewal> {
  const deal = authorize(actor, 'rights.renew', await findDealForUpdate(tx, actor, dealId));
  const now = deps.clock();
  await expireIfDue(deps, tx, deal, now);
  requireBothSides(deal);
  const ending = await requireRenewable(tx, dealId, kinds, now);
  if (isOwed(await lockPayoutOfDeal(tx, dealId))) throw new AppError('renewal.price_owed');
  const id = uuidv7();
  const closesAt = new Date(Math.min(...ending.map(({ endsAt }) => renewalClosesAt(endsAt).getTime())));
  await tx.insert(renewals).values({
    ...{ id, dealId, term, closesAt, priceCents: price, createdAt: now },
    ...{ byRole: actor.role, byPerson: actor.userId },
  });
  await tx
    .insert(renewalLines)
    .values(ending.map(({ kind, endsAt }) => ({ renewalId: id, dealId, kind, endsAt })));
  await noteActivity(tx, dealId, actor.role, now);
  await deps.facts.append(tx, { kind: 'renewal.offered', ...aboutDeal(deal, actor), subjectId: id });
  return readRenewal({ ...deps, db: tx, side: actor.role }, dealId, id);
}
