/**
 * Brands' debts to creators, for the admin (rules/admin#payouts). Sums of cents pass 32 bits; a double holds them
 * whole.
 */
import {
  type AdminPayout,
  type AdminPayoutPage,
  type AdminPayoutsFileQuery,
  type AdminPayoutsQuery,
  adminPayoutsPerPage,
  PayoutStanding,
  sentSums,
} from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { isFoundIn, patternsOfSearch } from '../../platform/database/folded.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, deals, payouts } from '../../platform/database/tables/index.ts';
import { brandNameOfDeal, creatorNameOfDeal } from '../parties/party-names.ts';
import { sumIn, sumsOfCurrencies } from '../parties/sums-of-currencies.ts';
import { reachedCents } from './due-days.ts';
import { isLate } from './payment-record.ts';
import { answeredAtOf } from './present-payout.ts';
import { restCents, restOf } from './rest.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const standing = sql<PayoutStanding>`case
  when ${payouts.state} = 'CONFIRMED' then 'ARRIVED' when ${payouts.state} = 'MARKED' then 'MARKED'
  when ${isLate(sql`${payouts.dueAt}`, now)} then 'OVERDUE' else 'DUE' end`;

const notReached = sql`(${restCents} - ${reachedCents((day) => isLate(day, now))})`;

const brandId = sql`${sql.placeholder('brandId')}::uuid`;
const names = [deals.title, brandNameOfDeal, creatorNameOfDeal];
const isFound = sql`${isFoundIn(names, sql.placeholder('patterns'))}
  and (${brandId} is null or ${deals.brandId} = ${brandId})`;
const wanted = sql`${sql.placeholder('standing')}::text`;
const isWanted = sql`(${wanted} is null or ${standing} = ${wanted})`;

const newestPayouts = prepared((db) =>
  db
    .select({
      id: payouts.dealId,
      createdAt: payouts.dueAt,
      payout: payouts,
      standing,
      title: deals.title,
      currency: deals.currency,
      brand: { id: sql<string | null>`${brands.id}`, name: brandNameOfDeal },
      creator: { id: sql<string | null>`${creators.userId}`, name: creatorNameOfDeal },
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(and(isBehindCursor(payouts.dueAt, payouts.dealId), isFound, isWanted))
    .orderBy(desc(payouts.dueAt), desc(payouts.dealId))
    .limit(sql.placeholder('limit'))
    .prepare('admin_payouts'),
);

const sumsOfStandings = prepared((db) =>
  db
    .select({
      standing,
      count: sql<number>`count(*)::int`,
      /** Number with a part in this state. */
      withMarkedPart: sql<number>`(count(*) filter (where ${payouts.markedPartsCents} > 0))::int`,
      withArrivedPart: sql<number>`(count(*) filter (where ${payouts.confirmedPartsCents} > 0))::int`,
      ...sumsOfCurrencies(restCents),
      /** Amount of it that waits for a later day: it is due, though the first share is late. */
      laterCents: sumIn('USD', notReached),
      laterFils: sumIn('AED', notReached),
      markedCents: sumIn('USD', payouts.markedPartsCents),
      markedFils: sumIn('AED', payouts.markedPartsCents),
      arrivedCents: sumIn('USD', payouts.confirmedPartsCents),
      arrivedFils: sumIn('AED', payouts.confirmedPartsCents),
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(isFound)
    .groupBy(sql`1`)
    .prepare('admin_payout_sums'),
);

type Row = Awaited<ReturnType<ReturnType<typeof newestPayouts>['execute']>>[number];

const present = ({ payout, standing, title, currency, brand, creator }: Row): AdminPayout => ({
  dealId: payout.dealId,
  title,
  brand,
  creator,
  currency,
  amountCents: payout.amountCents - payout.droppedCents,
  restCents: restOf(payout),
  state: payout.state,
  standing,
  completedAt: payout.completedAt?.toISOString() ?? null,
  dueAt: payout.dueAt.toISOString(),
  paidOn: payout.paidOn?.toISOString() ?? null,
  reference: payout.reference,
  answeredAt: answeredAtOf(payout),
});

const valuesOf = ({ search, brandId, standing }: AdminPayoutsFileQuery, at: Date) => ({
  patterns: patternsOfSearch(search),
  brandId: brandId ?? null,
  standing: standing ?? null,
  now: at.toISOString(),
});

type Sums = Awaited<ReturnType<ReturnType<typeof sumsOfStandings>['execute']>>;

/** Every standing once: the rests that stand so, with the parts that do, whatever their rest. */
function totalsOf(sums: Sums): AdminPayoutPage['totals'] {
  const all = (column: Exclude<keyof Sums[number], 'standing'>) =>
    sums.reduce((sum, row) => sum + row[column], 0);
  /** Counts payments with a rest in another state: they are in the sum by their part alone. */
  const others = (standing: PayoutStanding, column: 'withMarkedPart' | 'withArrivedPart') =>
    sums.filter((row) => row.standing !== standing).reduce((sum, row) => sum + row[column], 0);
  const overdue = sums.find((row) => row.standing === 'OVERDUE');
  const [laterCents, laterFils] = [overdue?.laterCents ?? 0, overdue?.laterFils ?? 0];
  const parts: Partial<Record<PayoutStanding, { count: number; cents: number; fils: number }>> = {
    DUE: { count: 0, cents: laterCents, fils: laterFils },
    OVERDUE: { count: 0, cents: -laterCents, fils: -laterFils },
    MARKED: { count: others('MARKED', 'withMarkedPart'), cents: all('markedCents'), fils: all('markedFils') },
    ARRIVED: {
      count: others('ARRIVED', 'withArrivedPart'),
      cents: all('arrivedCents'),
      fils: all('arrivedFils'),
    },
  };
  return PayoutStanding.options.map((standing) => {
    const rest = sums.find((row) => row.standing === standing);
    const part = parts[standing];
    return {
      standing,
      count: (rest?.count ?? 0) + (part?.count ?? 0),
      ...sentSums({
        USD: (rest?.cents ?? 0) + (part?.cents ?? 0),
        AED: (rest?.fils ?? 0) + (part?.fils ?? 0),
      }),
    };
  });
}

/** A page of all payouts, the latest last day for paying first. Throws request.invalid for a bad cursor. */
export async function readAllPayouts(
  db: Reader,
  query: AdminPayoutsQuery,
  at: Date,
): Promise<AdminPayoutPage> {
  const values = valuesOf(query, at);
  const page = pageValues(query, adminPayoutsPerPage);
  const { rows, nextCursor } = pageOf(await newestPayouts(db).execute({ ...values, ...page }), page, present);
  return {
    payouts: rows.map(present),
    nextCursor,
    totals: totalsOf(await sumsOfStandings(db).execute(values)),
  };
}

/** Counts the payouts that a filter finds. */
export async function countAllPayouts(db: Reader, query: AdminPayoutsFileQuery, at: Date): Promise<number> {
  const sums = await sumsOfStandings(db).execute(valuesOf(query, at));
  return sums
    .filter((sum) => query.standing === undefined || sum.standing === query.standing)
    .reduce((all, { count }) => all + count, 0);
}

/** Every payout that a filter finds, read a page at a time while its file is taken. */
export async function* everyPayout(
  db: Reader,
  query: AdminPayoutsFileQuery,
  at: Date,
): AsyncGenerator<AdminPayout> {
  const values = valuesOf(query, at);
  for (let cursor: string | undefined; ; ) {
    const page = pageValues({ limit: 500, cursor }, adminPayoutsPerPage);
    const { rows, nextCursor } = pageOf(
      await newestPayouts(db).execute({ ...values, ...page }),
      page,
      present,
    );
    for (const row of rows) yield present(row);
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}
