/** Whether a notification was about a deposit: the payment of its deal is one until the deal is completed (rules/payouts#deposit). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { payouts } from '../../platform/database/tables/index.ts';

/** Whether the row's payout, joined on the left, was a deposit at a moment; its notifications keep that name. */
export const wasDepositAt = (moment: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${payouts.dealId} is not null and (${payouts.completedAt} is null or ${payouts.completedAt} > ${moment}))`;
