/** The tiles of both dashboards (rules/deals#labels-and-totals). */
import {
  activeStatuses,
  type BrandStats,
  type CreatorStats,
  owedStates,
  type PayoutTotals,
  unsuccessfulStatuses,
} from '@briefcast/contract';
import { longestDayMilliseconds } from '@briefcast/contract/deals/deadline';
import { and, eq, inArray, isNotNull, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { prepared } from '../../platform/database/prepared.ts';
import { deals, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPartyAs } from '../parties/party.ts';
import { sumIn } from '../parties/sums-of-currencies.ts';
import { reachedCents } from '../payouts/due-days.ts';
import { restCents } from '../payouts/rest.ts';
import { totalCents } from './additions-of-deal.ts';

const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

const isPending = eq(deals.status, 'BRIEF_SENT');
const isActive = inArray(deals.status, [...activeStatuses]);
const isCompleted = eq(deals.status, 'COMPLETED');
const isWorthIt = notInArray(deals.status, [...unsuccessfulStatuses]);

/** Number and sum of these payouts. A deal has one at most, so the join adds no rows. */
const payoutsOf = (
  condition: SQL | undefined,
  /** Cents paid in parts, where they count as well. */
  partCents: SQLWrapper = sql`0`,
  shareCents: SQL = restCents,
): SQL<PayoutTotals['owed']> => {
  const amount = sql`case when ${condition} then ${shareCents} else 0 end + ${partCents}`;
  return sql`json_strip_nulls(json_build_object('count', count(*) filter (where ${condition} or ${partCents} > 0),
    'amountCents', ${sumIn('USD', amount)}, 'amountFils', nullif(${sumIn('AED', amount)}, 0)))`;
};

/** Sum of the accepted renewals of a deal's rights (rules/rights#renewals). */
const renewedCents = sql`(select coalesce(sum(n.price_cents), 0) from renewals n
  where n.deal_id = ${deals.id} and n.state = 'ACCEPTED')`;
const owed = inArray(payouts.state, [...owedStates]);
/** The price with what was added and with renewals, but for what of it the market decided is not owed. */
const earned = sql`${totalCents} + ${renewedCents} - coalesce(${payouts.droppedCents}, 0)`;
/** Formal letters about what is owed; and open cases, of the brand those that it has said nothing to. */
const lettersOfOwed = sql<number>`(count(*) filter (where ${owed}
  and exists (select from late_letters l where l.deal_id = ${payouts.dealId})))::int`;
const openCases = (isMeant: SQL) => sql<number>`(count(*) filter (where exists (
  select from disputes c where c.deal_id = ${payouts.dealId} and c.state = 'OPEN' and ${isMeant})))::int`;
const isUnheard = sql`not exists (select from dispute_statements s where s.dispute_id = c.id and s.side = 'BRAND')`;

const isLate = (day: SQL): SQL => sql`${day} <= ${sql.placeholder('lateBefore')}::timestamptz`;

/** Each a column of its own. `lateBefore` is the last midnight whose day is over everywhere (rules/payouts#ageing). */
const payoutColumns = {
  owed: payoutsOf(owed),
  late: payoutsOf(and(owed, isLate(sql`${payouts.dueAt}`)), sql`0`, reachedCents(isLate)),
  notArrived: payoutsOf(eq(payouts.state, 'NOT_ARRIVED')),
  toConfirm: payoutsOf(eq(payouts.state, 'MARKED'), payouts.markedPartsCents),
  // Part of the earnings, which are of completed deals: a deposit is not among them yet.
  arrived: payoutsOf(
    and(eq(payouts.state, 'CONFIRMED'), sql`${restCents} <> 0`, isNotNull(payouts.completedAt)),
    sql`case when ${payouts.completedAt} is null then 0 else ${payouts.confirmedPartsCents} end`,
  ),
};

const brandStats = prepared((db) =>
  db
    .select({
      allProjects: sql<number>`count(*)::int`,
      briefsSent: countOf(isPending),
      activeProjects: countOf(isActive),
      completedProjects: countOf(isCompleted),
      totalBudget: sumIn('USD', totalCents, isWorthIt),
      totalBudgetFils: sumIn('AED', totalCents, isWorthIt),
      payouts: payoutColumns,
      letters: lettersOfOwed,
      cases: openCases(isUnheard),
    })
    .from(deals)
    .leftJoin(payouts, eq(payouts.dealId, deals.id))
    .where(isPartyAs('BRAND', sql.placeholder('brandId')))
    .prepare('brand_stats'),
);

const creatorStats = prepared((db) =>
  db
    .select({
      allDeals: sql<number>`count(*)::int`,
      pendingDeals: countOf(isPending),
      activeProjects: countOf(isActive),
      completedProjects: countOf(isCompleted),
      totalEarnings: sumIn('USD', earned, isCompleted),
      totalEarningsFils: sumIn('AED', earned, isCompleted),
      payouts: payoutColumns,
      cases: openCases(sql`true`),
    })
    .from(deals)
    .leftJoin(payouts, eq(payouts.dealId, deals.id))
    .where(isPartyAs('CREATOR', sql.placeholder('userId')))
    .prepare('creator_stats'),
);

const noStats = {
  allDeals: 0,
  allProjects: 0,
  briefsSent: 0,
  pendingDeals: 0,
  activeProjects: 0,
  completedProjects: 0,
  totalBudget: 0,
  totalEarnings: 0,
};

type StatsDeps = Pick<Deps, 'db' | 'clock'>;

const lateBefore = ({ clock }: StatsDeps) =>
  new Date(clock().getTime() - longestDayMilliseconds).toISOString();

/** Adds letters and cases to the sums, as far as there are any. */
const withLate = (
  totals: PayoutTotals,
  { letters = 0, cases = 0 }: { letters?: number; cases?: number },
) => ({
  ...totals,
  ...(letters === 0 ? {} : { letters }),
  ...(cases === 0 ? {} : { cases }),
});

/** Reads the figures of an organisation; null for somebody who belongs to none. */
export async function readBrandStats(deps: StatsDeps, brandId: string | null): Promise<BrandStats> {
  const [row] = await brandStats(deps.db).execute({ brandId, lateBefore: lateBefore(deps) });
  if (!row) return noStats;
  const { totalBudgetFils, letters, cases, ...stats } = row;
  const payouts = withLate(stats.payouts, { letters, cases });
  return { ...stats, payouts, ...(totalBudgetFils === 0 ? {} : { totalBudgetFils }) };
}

export async function readCreatorStats(deps: StatsDeps, userId: string): Promise<CreatorStats> {
  const [row] = await creatorStats(deps.db).execute({ userId, lateBefore: lateBefore(deps) });
  if (!row) return noStats;
  const { totalEarningsFils, cases, ...stats } = row;
  const payouts = withLate(stats.payouts, { cases });
  return { ...stats, payouts, ...(totalEarningsFils === 0 ? {} : { totalEarningsFils }) };
}
