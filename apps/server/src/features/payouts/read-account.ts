/** The sums of a party's payouts (rules/payouts#ageing). Sums of cents pass 32 bits; a double holds them whole. */
import { accountOfGroups, type PayoutAccount } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { brands, creators, deals, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { enoughPaymentsFor, paymentRecordOf } from './payment-record.ts';
import { isPartyOf, otherSide } from './read-payouts.ts';

const sums = {
  count: sql<number>`count(*)::int`,
  amountCents: sql<number>`sum(${payouts.amountCents})::double precision`,
};
const centsOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${payouts.amountCents}) filter (where ${condition}), 0)::double precision`;
/** More of the other sides are not listed. */
const mostParties = 200;

/** Everything of the actor's in sums; nothing but zeros for somebody who belongs to no organisation. */
export async function readPayoutAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
): Promise<PayoutAccount> {
  const now = clock();
  const own = isPartyOf(actor);
  const isThisYear = sql<boolean>`coalesce(${payouts.answeredAt} >=
    ${new Date(Date.UTC(now.getUTCFullYear(), 0)).toISOString()}::timestamptz, false)`;
  const month = sql<string>`to_char(${payouts.completedAt} at time zone 'UTC', 'YYYY-MM')`;
  const groups = await db
    .select({
      state: payouts.state,
      dueAt: payouts.dueAt,
      isThisYear: isThisYear.as('is_this_year'),
      ...sums,
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(own)
    .groupBy(payouts.state, payouts.dueAt, sql`is_this_year`);
  const months = await db
    .select({ month: month.as('month'), ...sums })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(own)
    .groupBy(sql`month`)
    .orderBy(sql`month`);
  const { id, name, image } = otherSide(actor);
  const parties = await db
    .select({
      id,
      name,
      image,
      ...sums,
      openCents: centsOf(sql`${payouts.state} <> 'CONFIRMED'`),
      toConfirmCents: centsOf(sql`${payouts.state} = 'MARKED'`),
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(own)
    .groupBy(id, name, image)
    .orderBy(sql`5 desc`, name)
    .limit(mostParties);
  return {
    ...accountOfGroups(groups, now),
    months,
    parties,
    record: await readOwnRecord({ db }, actor, now),
  };
}

async function readOwnRecord({ db }: Pick<Deps, 'db'>, { role, brandId }: UserActor, now: Date) {
  if (role !== 'BRAND' || brandId === null) return null;
  const [row] = await db
    .select({
      record: paymentRecordOf(sql`${brandId}::uuid`, sql`${now.toISOString()}::timestamptz`),
    })
    .from(sql`(select 1) one`);
  return enoughPaymentsFor(row?.record ?? null);
}
