/** The tiles of both dashboards (rules/deals#labels-and-totals). */
import {
  activeStatuses,
  type BrandStats,
  type CreatorStats,
  unsuccessfulStatuses,
} from '@briefcast/contract';
import { eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { deals } from '../../platform/database/tables/index.ts';

const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
/** Sums of cents pass 32 bits; a double holds whole cents up to ninety trillion dollars. */
const sumOf = (condition: SQL) =>
  sql<number>`coalesce(sum(${deals.budget}) filter (where ${condition}), 0)::double precision`;

const isPending = eq(deals.status, 'BRIEF_SENT');
const isActive = inArray(deals.status, [...activeStatuses]);
const isCompleted = eq(deals.status, 'COMPLETED');
const isWorthIt = notInArray(deals.status, [...unsuccessfulStatuses]);

const brandStats = prepared((db) =>
  db
    .select({
      allProjects: sql<number>`count(*)::int`,
      briefsSent: countOf(isPending),
      activeProjects: countOf(isActive),
      completedProjects: countOf(isCompleted),
      totalBudget: sumOf(isWorthIt),
    })
    .from(deals)
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
    })
    .from(deals)
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

/** Of an organisation; null for somebody who belongs to none. */
export const readBrandStats = async (db: Reader, brandId: string | null): Promise<BrandStats> =>
  (await brandStats(db).execute({ brandId }))[0] ?? noStats;

export const readCreatorStats = async (db: Reader, userId: string): Promise<CreatorStats> =>
  (await creatorStats(db).execute({ userId }))[0] ?? noStats;
