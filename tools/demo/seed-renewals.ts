/** Renewals of the demo's rights: one that a brand offers, and one that was accepted, made by the same commands. */
import { type NewRenewal, renewalClosesAt } from '@briefcast/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { issueRenewalInvoice } from '../../apps/server/src/features/invoices/issue-deal-invoice.ts';
import { addToDebt } from '../../apps/server/src/features/payouts/add-to-debt.ts';
import { lockPayoutOfDeal } from '../../apps/server/src/features/payouts/lock-payout.ts';
import { readPartiesToKeep } from '../../apps/server/src/features/payouts/stated-parties.ts';
import { renewRight } from '../../apps/server/src/features/rights/renew-right.ts';
import type { Tx } from '../../apps/server/src/platform/database/database.ts';
import {
  deals,
  renewalLines,
  renewals,
  rights,
} from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import { before, day } from './moments.ts';

interface DemoRenewal {
  /** The key of the deal. */
  deal: string;
  offer: NewRenewal;
  /** By the owner of the deal's brand. */
  offeredDaysAgo: number;
  /** Absent where it waits for the creator. */
  acceptedDaysAgo?: number;
}

/** All are of deals in dollars. */
export const demoRenewals: readonly DemoRenewal[] = [
  {
    deal: 'oil-to-milk',
    offer: { kinds: ['PAID_ADS'], term: 'MONTHS_3', price: 28_800 },
    offeredDaysAgo: 1,
  },
  {
    deal: 'pour-over-card',
    offer: { kinds: ['LICENCE'], term: 'MONTHS_6', price: 22_200 },
    offeredDaysAgo: 6,
    acceptedDaysAgo: 4,
  },
];

/** The people of a deal, by its key. */
type DealOf = (key: string) => { dealId: string; ownerId: string };

async function offer(tx: Tx, { deal, offer, offeredDaysAgo }: DemoRenewal, dealOf: DealOf, now: Date) {
  const { dealId, ownerId } = dealOf(deal);
  const { kinds, term, price } = offer;
  const ending = await tx
    .select({ kind: rights.kind, endsAt: rights.endsAt })
    .from(rights)
    .where(and(eq(rights.dealId, dealId), inArray(rights.kind, kinds)));
  const closesAt = new Date(Math.min(...ending.map(({ endsAt }) => renewalClosesAt(endsAt).getTime())));
  const id = uuidv7();
  await tx.insert(renewals).values({
    ...{ id, dealId, term, closesAt, priceCents: price },
    ...{ byRole: 'BRAND', byPerson: ownerId, createdAt: before(now, offeredDaysAgo * day) },
  });
  await tx
    .insert(renewalLines)
    .values(ending.map(({ kind, endsAt }) => ({ renewalId: id, dealId, kind, endsAt })));
  return { id, dealId };
}

/** Applies an acceptance at that moment. */
async function accept(
  deps: Pick<Deps, 'keys'>,
  tx: Tx,
  renewal: { id: string; dealId: string },
  { offer: { kinds, term, price } }: DemoRenewal,
  acceptedAt: Date,
): Promise<void> {
  const { id, dealId } = renewal;
  const [deal] = await tx.select().from(deals).where(eq(deals.id, dealId));
  if (!deal) throw new Error('A renewal of the demo has no deal');
  await addToDebt(tx, deal, await lockPayoutOfDeal(tx, dealId), { addedCents: price, now: acceptedAt });
  const renewed: Parameters<typeof issueRenewalInvoice>[3]['renewal']['rights'] = [];
  for (const kind of kinds) {
    const renewedUntil = await renewRight(tx, { dealId, kind, term }, acceptedAt);
    await tx.update(renewalLines).set({ renewedUntil, isOpen: false }).where(eq(renewalLines.renewalId, id));
    renewed.push({ kind, until: renewedUntil?.toISOString() ?? null });
  }
  await tx
    .update(renewals)
    .set({ state: 'ACCEPTED', answeredAt: acceptedAt, answeredBy: deal.creatorId })
    .where(eq(renewals.id, id));
  const stated = await readPartiesToKeep(deps, tx, deal);
  await issueRenewalInvoice(tx, deal, acceptedAt, {
    stated,
    renewal: { id, priceCents: price, rights: renewed },
  });
}

/** Writes them once deals, rights and payouts are there. */
export async function seedRenewals(
  deps: Pick<Deps, 'keys'>,
  tx: Tx,
  dealOf: DealOf,
  now: Date,
): Promise<void> {
  for (const demo of demoRenewals) {
    const renewal = await offer(tx, demo, dealOf, now);
    if (demo.acceptedDaysAgo !== undefined)
      await accept(deps, tx, renewal, demo, before(now, demo.acceptedDaysAgo * day));
  }
}
