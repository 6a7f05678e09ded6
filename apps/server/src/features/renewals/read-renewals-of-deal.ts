/** Renewable rights of a deal with their prices, and the offers so far (rules/rights#renewals). */
import {
  isRenewable,
  type RenewalsOfDeal,
  type RightKind,
  rateOf,
  surchargesIn,
  termOfMonths,
  type UseTerm,
  usesOf,
} from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { creators, payouts, renewals, rights } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DealRow, findDeal } from '../deals/access.ts';
import { isOwed } from '../payouts/add-to-debt.ts';
import { readRenewals } from '../rights/renewal-rows.ts';

type ReadDeps = Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>;

/** The term that a right was granted for at first. */
function termOf({ rights: terms, licenceMonths, exclusivityMonths }: DealRow, kind: RightKind): UseTerm {
  const term = terms && usesOf(terms).find(({ use }) => use === kind)?.term;
  return term ?? termOfMonths((kind === 'EXCLUSIVITY' ? exclusivityMonths : licenceMonths) ?? 0);
}

/** Reads the rights that end soon enough, or ended not long ago; nothing where a side is gone. */
async function readRenewable({ db, clock }: ReadDeps, deal: DealRow): Promise<RenewalsOfDeal['lines']> {
  if (deal.brandId === null || deal.creatorId === null) return [];
  const ending = await db
    .select({ kind: rights.kind, endsAt: rights.endsAt })
    .from(rights)
    .where(eq(rights.dealId, deal.id))
    .orderBy(asc(rights.endsAt), asc(rights.kind));
  return ending
    .filter(({ endsAt }) => isRenewable(endsAt, clock()))
    .map(({ kind, endsAt }) => ({ kind, endsAt: endsAt.toISOString(), term: termOf(deal, kind) }));
}

/** The creator's surcharges in the deal's currency. */
async function readSurcharges({ db, settings }: ReadDeps, { creatorId, currency }: DealRow) {
  if (creatorId === null) return [];
  const [creator] = await db
    .select({ surcharges: creators.surcharges, currency: creators.currency })
    .from(creators)
    .where(eq(creators.userId, creatorId));
  return creator ? surchargesIn(currency, creator.surcharges, creator.currency, rateOf(settings.now())) : [];
}

/** Throws deal.not_found. */
export async function readRenewalsOfDeal(
  deps: ReadDeps,
  actor: UserActor,
  dealId: string,
): Promise<RenewalsOfDeal> {
  const deal = authorize(actor, 'deal.read', await findDeal(deps.db, actor, dealId));
  const [payout] = await deps.db
    .select({ state: payouts.state })
    .from(payouts)
    .where(eq(payouts.dealId, dealId));
  return {
    renewals: await readRenewals({ ...deps, side: actor.role }, eq(renewals.dealId, dealId)),
    lines: await readRenewable(deps, deal),
    currency: deal.currency,
    price: deal.budget,
    surcharges: await readSurcharges(deps, deal),
    paymentDays: deal.paymentDays,
    isPriceOwed: isOwed(payout),
  };
}
