/** What all brands owe creators, for the admin (rules/admin#payouts). Sums of cents pass 32 bits; a double holds them whole. */
import {
  type AdminPayout,
  type AdminPayoutPage,
  type AdminPayoutsFileQuery,
  type AdminPayoutsQuery,
  adminPayoutsPerPage,
  daysLate,
  owedStates,
  PayoutStanding,
  type PayoutState,
} from '@briefcast/contract';
import { longestDayMilliseconds } from '@briefcast/contract/rules/deadline';
import { and, desc, eq, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, deals, payouts } from '../../platform/database/tables/index.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const wholeDay = sql.raw(`interval '${longestDayMilliseconds / 1000} seconds'`);
const brandName = sql<string | null>`coalesce(${brands.companyName}, ${deals.brandName})`;
const creatorName = sql<
  string | null
>`nullif(concat_ws(' ', ${creators.firstName}, ${creators.lastName}), '')`;
const standing = sql<PayoutStanding>`case
  when ${payouts.state} = 'CONFIRMED' then 'ARRIVED' when ${payouts.state} = 'MARKED' then 'MARKED'
  when ${payouts.dueAt} + ${wholeDay} <= ${now} then 'OVERDUE' else 'DUE' end`;

const pattern = sql`${sql.placeholder('pattern')}::text`;
const brandId = sql`${sql.placeholder('brandId')}::uuid`;
const isFound = sql`(${pattern} is null or ${deals.title} ilike ${pattern} or ${brandName} ilike ${pattern}
    or ${creatorName} ilike ${pattern})
  and (${brandId} is null or ${deals.brandId} = ${brandId})`;
const wanted = sql`${sql.placeholder('standing')}::text`;
const isWanted = sql`(${wanted} is null or ${standing} = ${wanted})`;

const newestPayouts = prepared((db) =>
  db
    .select({
      id: payouts.dealId,
      createdAt: payouts.dueAt,
      payout: payouts,
      title: deals.title,
      brand: { id: sql<string | null>`${brands.id}`, name: brandName },
      creator: { id: sql<string | null>`${creators.userId}`, name: creatorName },
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
      amountCents: sql<number>`sum(${payouts.amountCents})::double precision`,
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(isFound)
    .groupBy(sql`1`)
    .prepare('admin_payout_sums'),
);

function standingOf(state: PayoutState, dueAt: Date, at: Date): PayoutStanding {
  if (state === 'CONFIRMED') return 'ARRIVED';
  if (!owedStates.includes(state)) return 'MARKED';
  return daysLate(dueAt, at) > 0 ? 'OVERDUE' : 'DUE';
}

type Row = Awaited<ReturnType<ReturnType<typeof newestPayouts>['execute']>>[number];

const present = ({ payout, title, brand, creator }: Row, at: Date): AdminPayout => ({
  dealId: payout.dealId,
  title,
  brand,
  creator,
  amountCents: payout.amountCents,
  state: payout.state,
  standing: standingOf(payout.state, payout.dueAt, at),
  completedAt: payout.completedAt.toISOString(),
  dueAt: payout.dueAt.toISOString(),
  paidOn: payout.paidOn?.toISOString() ?? null,
  reference: payout.reference,
  // Marked again, it waits for another answer.
  answeredAt: payout.state === 'MARKED' ? null : (payout.answeredAt?.toISOString() ?? null),
});

const valuesOf = ({ search, brandId, standing }: AdminPayoutsFileQuery, at: Date) => ({
  pattern: containing(search),
  brandId: brandId ?? null,
  standing: standing ?? null,
  now: at.toISOString(),
});

/** A page of all payouts, the latest last day for paying first. Throws request.invalid for a bad cursor. */
export async function readAllPayouts(
  db: Reader,
  query: AdminPayoutsQuery,
  at: Date,
): Promise<AdminPayoutPage> {
  const values = valuesOf(query, at);
  const page = pageValues(query, adminPayoutsPerPage);
  const { rows, nextCursor } = pageOf(await newestPayouts(db).execute({ ...values, ...page }), page);
  const sums = new Map((await sumsOfStandings(db).execute(values)).map((sum) => [sum.standing, sum]));
  return {
    payouts: rows.map((row) => present(row, at)),
    nextCursor,
    totals: PayoutStanding.options.map((of) => sums.get(of) ?? { standing: of, count: 0, amountCents: 0 }),
  };
}

/** How many payouts a filter finds. */
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
    const { rows, nextCursor } = pageOf(await newestPayouts(db).execute({ ...values, ...page }), page);
    for (const row of rows) yield present(row, at);
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}
