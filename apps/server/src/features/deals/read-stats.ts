/** The tiles of both dashboards (rules/deals#labels-and-totals). */
import {
  activeStatuses,
  type BrandStats,
  type CreatorStats,
  owedStates,
  type PayoutTotals,
  unsuccessfulStatuses,
} from '@briefcast/contract';
import { longestDayMilliseconds } from '@briefcast/contract/rules/deadline';
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { prepared } from '../../platform/database/prepared.ts';
import { deals, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
/** Sums of cents pass 32 bits; a double holds whole cents up to ninety trillion dollars. */
const sumOf = (condition: SQL) =>
  sql<number>`coalesce(sum(${deals.budget}) filter (where ${condition}), 0)::double precision`;

const isPending = eq(deals.status, 'BRIEF_SENT');
const isActive = inArray(deals.status, [...activeStatuses]);
const isCompleted = eq(deals.status, 'COMPLETED');
const isWorthIt = notInArray(deals.status, [...unsuccessfulStatuses]);

/** How many payouts are meant and how much they come to. A deal has one at most, so the join adds no rows. */
const payoutsOf = (condition: SQL | undefined): SQL<PayoutTotals['owed']> =>
  sql`json_build_object('count', count(*) filter (where ${condition}), 'amountCents',
    coalesce(sum(${payouts.amountCents}) filter (where ${condition}), 0)::double precision)`;

const owed = inArray(payouts.state, [...owedStates]);

/** Each a column of its own. `lateBefore` is the last midnight whose day is over everywhere (rules/payouts#ageing). */
const payoutColumns = {
  owed: payoutsOf(owed),
  late: payoutsOf(and(owed, sql`${payouts.dueAt} <= ${sql.placeholder('lateBefore')}::timestamptz`)),
  notArrived: payoutsOf(eq(payouts.state, 'NOT_ARRIVED')),
  toConfirm: payoutsOf(eq(payouts.state, 'MARKED')),
  arrived: payoutsOf(eq(payouts.state, 'CONFIRMED')),
};

const brandStats = prepared((db) =>
  db
    .select({
      allProjects: sql<number>`count(*)::int`,
      briefsSent: countOf(isPending),
      activeProjects: countOf(isActive),
      completedProjects: countOf(isCompleted),
      totalBudget: sumOf(isWorthIt),
      payouts: payoutColumns,
    })
    .from(deals)
    .leftJoin(payouts, eq(payouts.dealId, deals.id))
    .where(eq(deals.brandId, sql.placeholder('brandId')))
    .prepare('brand_stats'),
);

const creatorStats = prepared((db) =>
  db
    .select({
      allDeals: sql<number>`count(*)::int`,
      pendingDeals: countOf(isPending),
      activeProjects: countOf(isActive),
      completedProjects: countOf(isCompleted),
      totalEarnings: sumOf(isCompleted),
      payouts: payoutColumns,
    })
    .from(deals)
    .leftJoin(payouts, eq(payouts.dealId, deals.id))
    .where(eq(deals.creatorId, sql.placeholder('userId')))
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

/** Of an organisation; null for somebody who belongs to none. */
export const readBrandStats = async (deps: StatsDeps, brandId: string | null): Promise<BrandStats> =>
  (await brandStats(deps.db).execute({ brandId, lateBefore: lateBefore(deps) }))[0] ?? noStats;

export const readCreatorStats = async (deps: StatsDeps, userId: string): Promise<CreatorStats> =>
  (await creatorStats(deps.db).execute({ userId, lateBefore: lateBefore(deps) }))[0] ?? noStats;
