/** The sums of a party's payouts (rules/payouts#ageing). Sums of cents pass 32 bits; a double holds them whole. */
import { accountOfGroups, type PayoutAccount, type PayoutGroup, sentSums } from '@briefcast/contract';
import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { brands, creators, deals, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPartyOf } from '../parties/party.ts';
import { otherSide } from '../parties/party-names.ts';
import { inDollars, sumIn, sumsOfCurrencies } from '../parties/sums-of-currencies.ts';
import { laterCents } from './due-days.ts';
import { earned, earnedCents, earnedMonth } from './earned.ts';
import { enoughPaymentsFor, paymentRecordOf } from './payment-record.ts';
import { keptCents, restCents } from './rest.ts';

const sumOf = (cents: SQLWrapper) => sql<number>`sum(${cents})::double precision`;
const count = sql<number>`count(*)::int`;
/** The rest where the condition holds, and every part that was marked and not answered. */
const openWhere = (condition: SQL) =>
  sql`case when ${condition} then ${restCents} else 0 end + ${payouts.markedPartsCents}`;
const isOpen = openWhere(sql`${payouts.state} <> 'CONFIRMED'`);
const isMarked = openWhere(sql`${payouts.state} = 'MARKED'`);
/** More of the other sides are not listed. */
const mostParties = 200;

const counted = ({ count, cents, fils }: { count: number; cents: number; fils: number }) => ({
  count,
  ...sentSums({ USD: cents, AED: fils }),
});

interface PartedGroup extends Omit<PayoutGroup, 'amountCents'> {
  restCents: number;
  /** Part of the rest that is due by a later day than `dueAt`, and that day. */
  laterCents: number;
  laterDueAt: Date | null;
  markedPartsCents: number;
  confirmedPartsCents: number;
  /** Part of the confirmed parts that was paid in this year. */
  partsThisYearCents: number;
  /** Whether a part of each waits for its answer: it is open then, though its rest is settled. */
  hasMarkedPart: boolean;
}

/** Splits a group into its rest and its parts by state; the count is of payouts. */
const withParts = ({
  restCents,
  laterCents,
  laterDueAt,
  markedPartsCents,
  confirmedPartsCents,
  partsThisYearCents,
  hasMarkedPart,
  ...group
}: PartedGroup): PayoutGroup[] => {
  const isCountedByPart = group.state === 'CONFIRMED' && hasMarkedPart;
  const confirmedPart = { ...group, state: 'CONFIRMED', count: 0 } as const;
  return [
    { ...group, count: isCountedByPart ? 0 : group.count, amountCents: restCents - laterCents },
    { ...group, dueAt: laterDueAt ?? group.dueAt, count: 0, amountCents: laterCents },
    {
      ...{ ...group, state: 'MARKED' as const, amountCents: markedPartsCents },
      count: isCountedByPart ? group.count : 0,
    },
    { ...confirmedPart, isThisYear: false, amountCents: confirmedPartsCents - partsThisYearCents },
    { ...confirmedPart, isThisYear: true, amountCents: partsThisYearCents },
  ];
};

/** Everything of the actor's in sums; nothing but zeros for somebody who belongs to no organisation. */
export async function readPayoutAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
): Promise<PayoutAccount> {
  const now = clock();
  const own = isPartyOf(actor);
  const yearStart = sql`${new Date(Date.UTC(now.getUTCFullYear(), 0)).toISOString()}::timestamptz`;
  const isThisYear = sql<boolean>`coalesce(${payouts.answeredAt} >= ${yearStart}, false)`;
  const hasMarkedPart = sql<boolean>`${payouts.markedPartsCents} > 0`;
  const partsThisYear = sql`(select coalesce(sum(part.amount_cents), 0) from payout_parts part
    where part.deal_id = ${payouts.dealId} and part.state = 'CONFIRMED' and part.paid_on >= ${yearStart})`;
  const groups = await db
    .select({
      currency: deals.currency,
      state: payouts.state,
      dueAt: payouts.dueAt,
      isThisYear: isThisYear.as('is_this_year'),
      hasMarkedPart: hasMarkedPart.as('has_marked_part'),
      count,
      laterDueAt: payouts.laterDueAt,
      restCents: sumOf(restCents),
      laterCents: sumOf(laterCents),
      markedPartsCents: sumOf(payouts.markedPartsCents),
      confirmedPartsCents: sumOf(payouts.confirmedPartsCents),
      partsThisYearCents: sumOf(partsThisYear),
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(own)
    .groupBy(
      deals.currency,
      payouts.state,
      payouts.dueAt,
      payouts.laterDueAt,
      sql`is_this_year`,
      sql`has_marked_part`,
    );
  const months = await db
    .select({ month: earnedMonth, count, ...sumsOfCurrencies(earnedCents) })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .crossJoinLateral(earned)
    // A deposit is of no month before its deal is completed.
    .where(and(own, isNotNull(payouts.completedAt)))
    .groupBy(earnedMonth)
    .orderBy(earnedMonth);
  const { id, name, image } = otherSide(actor);
  const parties = await db
    .select({
      id,
      name,
      image,
      count,
      ...sumsOfCurrencies(keptCents),
      openCents: sumIn('USD', isOpen),
      openFils: sumIn('AED', isOpen),
      toConfirmCents: sumIn('USD', isMarked),
      toConfirmFils: sumIn('AED', isMarked),
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(own)
    .groupBy(id, name, image)
    .orderBy(sql`sum(${inDollars(keptCents, deals.currency)}) desc`, name)
    .limit(mostParties);
  return {
    ...accountOfGroups(groups.flatMap(withParts), now),
    months: months.map(({ month, ...row }) => ({ month, ...counted(row) })),
    parties: parties.map(
      ({ id, name, image, openCents, openFils, toConfirmCents, toConfirmFils, ...row }) => ({
        ...{ id, name, image, ...counted(row), openCents, toConfirmCents },
        ...(openFils === 0 ? {} : { openFils }),
        ...(toConfirmFils === 0 ? {} : { toConfirmFils }),
      }),
    ),
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
