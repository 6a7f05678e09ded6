/** The figures of a period for the admin's dashboard (rules/admin#figures). */

import {
  type AdminFigures,
  type AdminFiguresQuery,
  DealStatus,
  longestPeriodDays,
  type PlotPoint,
  type PlotStep,
  usualPeriodDays,
} from '@briefcast/contract';
import { daysOfPeriod, stepOf, stepsOf } from '@briefcast/contract/admin/plot-steps';
import { unsuccessfulStatuses } from '@briefcast/contract/deals/status';
import { addToIsoDay, isoDay } from '@briefcast/contract/kit/days';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, deals, users } from '../../platform/database/tables/index.ts';
import { valueList } from '../../platform/database/value-list.ts';
import { invalid } from '../../platform/invalid.ts';
import { totalCents } from '../deals/additions-of-deal.ts';
import { isOverdue } from '../deals/overdue.ts';
import { sumsOfCurrencies } from '../parties/sums-of-currencies.ts';
import { isInPeriod, periodValues } from './lists/conditions.ts';

/** The first day of the chart's step in which a row was created. */
const stepStart = (createdAt: SQLWrapper) =>
  sql<string>`to_char(date_trunc(${sql.placeholder('step')}::text, ${createdAt} at time zone 'utc'), 'YYYY-MM-DD')`;
const count = sql<number>`count(*)::int`;
const volume = sumsOfCurrencies(totalCents, sql`${deals.status} not in (${valueList(unsuccessfulStatuses)})`);

const creatorPoints = prepared((db) =>
  db
    .select({ start: stepStart(users.createdAt), count })
    .from(users)
    .where(
      sql`${eq(users.role, 'CREATOR')} and ${isInPeriod(users.createdAt)}
        and not exists (select from creators c where c.user_id = ${users.id} and c.is_sample)`,
    )
    .groupBy(sql`1`)
    .prepare('admin_creator_points'),
);
const brandPoints = prepared((db) =>
  db
    .select({ start: stepStart(brands.createdAt), count })
    .from(brands)
    .where(sql`${isInPeriod(brands.createdAt)} and not ${brands.isSample}`)
    .groupBy(sql`1`)
    .prepare('admin_brand_points'),
);
const dealPoints = prepared((db) =>
  db
    .select({ start: stepStart(deals.createdAt), count, ...volume })
    .from(deals)
    .where(isInPeriod(deals.createdAt))
    .groupBy(sql`1`)
    .prepare('admin_deal_points'),
);

const statusCounts = prepared((db) =>
  db
    .select({ status: deals.status, count })
    .from(deals)
    .where(isInPeriod(deals.createdAt))
    .groupBy(deals.status)
    .prepare('admin_status_counts'),
);

const hours = (from: SQLWrapper, to: SQLWrapper) =>
  sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600)`;

const acceptances = prepared((db) =>
  db
    .select({
      hours: hours(deals.createdAt, deals.acceptedAt),
      of: sql<number>`count(${deals.acceptedAt})::int`,
    })
    .from(deals)
    .where(isInPeriod(deals.createdAt))
    .prepare('admin_acceptances'),
);
const submitted = sql`coalesce(f.submitted_at, f.created_at)`;
const approvals = prepared((db) =>
  db
    .select({ hours: hours(submitted, sql`f.reviewed_at`), of: count })
    .from(deals)
    .innerJoin(
      sql`files f`,
      sql`f.deal_id = ${deals.id} and f.status = 'APPROVED' and f.reviewed_at >= ${submitted}`,
    )
    .where(isInPeriod(deals.createdAt))
    .prepare('admin_approvals'),
);

const overdueCount = prepared((db) =>
  db
    .select({ count })
    .from(deals)
    .where(isOverdue(sql`${sql.placeholder('now')}::timestamptz`))
    .prepare('admin_overdue'),
);

const unansweredCount = prepared((db) =>
  db
    .select({
      count,
      oldestAt: sql<Date | null>`min(${deals.createdAt})`.mapWith(deals.createdAt),
    })
    .from(deals)
    .where(eq(deals.status, 'BRIEF_SENT'))
    .prepare('admin_unanswered'),
);

/** The requested days, or the default period up to today. Throws request.invalid for an invalid period. */
function periodOf({ from, to }: AdminFiguresQuery, now: Date): { from: string; to: string } {
  const last = to ?? isoDay(now);
  const period = { from: from ?? addToIsoDay(last, 1 - usualPeriodDays), to: last };
  const days = daysOfPeriod(period);
  if (days < 1 || days > longestPeriodDays) {
    const code = days < 1 ? 'period.backwards' : 'period.too_long';
    throw invalid('to', code);
  }
  return period;
}

interface Counted {
  start: string;
  count: number;
}

interface DealCounted extends Counted {
  cents: number;
  fils: number;
}

/** Dollars, and dirhams where there are some. */
const volumeOf = ({ cents, fils }: { cents: number; fils: number }) => ({
  cents,
  ...(fils === 0 ? {} : { fils }),
});

function pointsOf(
  period: { from: string; to: string },
  step: PlotStep,
  read: { creators: Counted[]; brands: Counted[]; deals: DealCounted[] },
): PlotPoint[] {
  const byStart = <Row extends Counted>(rows: Row[]) => new Map(rows.map((row) => [row.start, row]));
  const [creators, brands, deals] = [byStart(read.creators), byStart(read.brands), byStart(read.deals)];
  return stepsOf(period, step).map((start) => ({
    start,
    creators: creators.get(start)?.count ?? 0,
    brands: brands.get(start)?.count ?? 0,
    deals: deals.get(start)?.count ?? 0,
    ...volumeOf(deals.get(start) ?? { cents: 0, fils: 0 }),
  }));
}

const none = { hours: null, of: 0 };

/**
 * Reads the outcomes of the deals that were sent in a period; the volume leaves rejected and cancelled ones
 * out.
 */
async function readDeals(db: Reader, values: Record<string, unknown>, dealsRead: DealCounted[]) {
  const statuses = new Map(
    (await statusCounts(db).execute(values)).map(({ status, count }) => [status, count]),
  );
  const [acceptance] = await acceptances(db).execute(values);
  const [approval] = await approvals(db).execute(values);
  return {
    sent: dealsRead.reduce((sum, { count }) => sum + count, 0),
    ...volumeOf({
      cents: dealsRead.reduce((sum, { cents }) => sum + cents, 0),
      fils: dealsRead.reduce((sum, { fils }) => sum + fils, 0),
    }),
    rejected: statuses.get('REJECTED') ?? 0,
    byStatus: DealStatus.options.map((status) => ({ status, count: statuses.get(status) ?? 0 })),
    acceptance: acceptance ?? none,
    approval: approval ?? none,
  };
}

/** The period of the same length just before it. */
const periodBefore = (period: { from: string; to: string }) => ({
  from: addToIsoDay(period.from, -daysOfPeriod(period)),
  to: addToIsoDay(period.from, -1),
});

/** Reads the figures of a period as of `now`. Throws request.invalid for an invalid period. */
export async function readFigures(db: Reader, query: AdminFiguresQuery, now: Date): Promise<AdminFigures> {
  const period = periodOf(query, now);
  const before = periodBefore(period);
  const step = stepOf(period);
  const values = { ...periodValues(period), step };
  const valuesBefore = { ...periodValues(before), step };
  const deals = await dealPoints(db).execute(values);
  const [overdue] = await overdueCount(db).execute({ now: now.toISOString() });
  const [unanswered] = await unansweredCount(db).execute();
  const read = {
    creators: await creatorPoints(db).execute(values),
    brands: await brandPoints(db).execute(values),
    deals,
  };
  return {
    ...period,
    step,
    deals: await readDeals(db, values, deals),
    before: {
      ...before,
      deals: await readDeals(db, valuesBefore, await dealPoints(db).execute(valuesBefore)),
    },
    overdue: overdue?.count ?? 0,
    unanswered: {
      count: unanswered?.count ?? 0,
      oldestAt: unanswered?.oldestAt?.toISOString() ?? null,
    },
    asOf: now.toISOString(),
    points: pointsOf(period, step, read),
  };
}
