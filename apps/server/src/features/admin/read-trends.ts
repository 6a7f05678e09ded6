/** What the admin's plots show: sign-ups and volume by week, deals by status. */

import { type AdminTrends, DealStatus, trendWeeks } from '@briefcast/contract';
import { unsuccessfulStatuses } from '@briefcast/contract/rules/deal-status';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { valueList } from '../../platform/database/value-list.ts';

const weeks = sql`generate_series(
  date_trunc('week', ${sql.placeholder('now')}::timestamptz at time zone 'utc') - ${trendWeeks - 1} * interval '1 week',
  date_trunc('week', ${sql.placeholder('now')}::timestamptz at time zone 'utc'), interval '1 week')`;
/** Of a row of `table`: whether it was made in the week of the series. */
const isInWeek = (table: string) =>
  sql`${sql.identifier(table)}.created_at >= week at time zone 'utc' and ${sql.identifier(table)}.created_at < (week + interval '1 week') at time zone 'utc'`;

interface Week {
  week: string;
}

/** One statement; each count goes by an index on the time or the whole of a small enum. */
const trends = prepared((db) =>
  db
    .select({
      signUps: sql<(Week & { creators: number; brands: number })[]>`(
        select json_agg(json_build_object('week', week,
          'creators', (select count(*) from users u where u.role = 'CREATOR' and ${isInWeek('u')}),
          'brands', (select count(*) from brands b where ${isInWeek('b')})) order by week)
        from ${weeks} week)`,
      volume: sql<(Week & { cents: number })[]>`(
        select json_agg(json_build_object('week', week,
          'cents', (select coalesce(sum(d.budget), 0) from deals d
            where d.status not in (${valueList(unsuccessfulStatuses)}) and ${isInWeek('d')})) order by week)
        from ${weeks} week)`,
      dealsByStatus: sql<Partial<Record<DealStatus, number>>>`(
        select coalesce(json_object_agg(status, n), '{}'::json)
        from (select status, count(*) n from deals group by status) counted)`,
    })
    .from(sql`(select 1) one`)
    .prepare('admin_trends'),
);

/** Weeks come as local texts of UTC. */
const withInstant = <T extends Week>(row: T): T => ({ ...row, week: new Date(`${row.week}Z`).toISOString() });

/** Reads the last weeks up to `now`. */
export async function readTrends(db: Reader, now: Date): Promise<AdminTrends> {
  const [row] = await trends(db).execute({ now: now.toISOString() });
  if (!row) throw new Error('The trends could not be read');
  return {
    signUps: row.signUps.map(withInstant),
    volume: row.volume.map(withInstant),
    dealsByStatus: DealStatus.options.map((status) => ({ status, count: row.dealsByStatus[status] ?? 0 })),
  };
}
