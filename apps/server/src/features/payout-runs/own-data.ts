/** Runs of payouts in the copy of a person's own data (rules/accounts#own-data). */
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { payoutRunPayments, payoutRuns } from '../../platform/database/tables/index.ts';
import type { OwnData, OwnPerson } from '../../platform/own-data.ts';

/** Runs of organisations whose books somebody reads, and those that they made or marked; a creator has none. */
async function readRuns(db: Reader, { userId, role, bookOwners }: OwnPerson) {
  if (role === 'CREATOR') return [];
  return db
    .select({
      ownerId: payoutRuns.brandId,
      number: payoutRuns.number,
      currency: payoutRuns.currency,
      createdAt: payoutRuns.createdAt,
      markedAt: payoutRuns.markedAt,
      discardedAt: payoutRuns.discardedAt,
      payments: sql<{ dealId: string; amountCents: number }[]>`(
        select coalesce(json_agg(json_build_object('dealId', p.deal_id, 'amountCents', p.amount_cents)
          order by p.deal_id), '[]'::json)
        from ${payoutRunPayments} p where p.run_id = ${payoutRuns.id})`,
    })
    .from(payoutRuns)
    .where(
      or(
        inArray(payoutRuns.brandId, bookOwners),
        eq(payoutRuns.createdBy, userId),
        eq(payoutRuns.markedBy, userId),
        eq(payoutRuns.discardedBy, userId),
      ),
    )
    .orderBy(asc(payoutRuns.createdAt), asc(payoutRuns.id));
}

export const ownData: OwnData = {
  payoutRuns: ({ db }, person) => readRuns(db, person),
};
