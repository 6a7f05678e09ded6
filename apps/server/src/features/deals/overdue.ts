/** Deals that are late, as a condition for lists of many (rules/deals#next-action). */

import { longestDayMilliseconds } from '@briefcast/contract/deals/deadline';
import { closedStatuses } from '@briefcast/contract/deals/status';
import { type SQL, sql } from 'drizzle-orm';
import { deals } from '../../platform/database/tables/index.ts';
import { valueList } from '../../platform/database/value-list.ts';

const isDay = sql`date_trunc('day', ${deals.deadline}, 'UTC') = ${deals.deadline}`;
const longestDay = sql.raw(`interval '${longestDayMilliseconds / 1000} seconds'`);

/** Whether the row's deal is open although its deadline is over everywhere at `now`; as `deadlineEnd` says of one. */
export const isOverdue = (now: SQL): SQL<boolean> => sql<boolean>`(
  ${deals.status} not in (${valueList(closedStatuses)}) and ${deals.deadline} <= ${now}
  and ${deals.deadline} + case when ${isDay} then ${longestDay} else interval '0' end <= ${now})`;
