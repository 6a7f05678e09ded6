/**
 * Month in which the debt for a deal was earned (rules/payouts#ageing): the price at completion, each renewal when it
 * was agreed on.
 */
import { sql } from 'drizzle-orm';
import { payouts } from '../../platform/database/tables/index.ts';

/** Time of the market's decision that less is owed for the row's deal; a payment is decided about once. */
const decidedAt = sql`coalesce((select max(d.closed_at) from disputes d
  where d.deal_id = ${payouts.dealId} and d.state in ('REDUCED', 'NOT_OWED')), 'infinity')`;

/** Amount owed at the completion, and each accepted renewal. */
const items = sql`
  select ${payouts.completedAt} as at, null::uuid as id, ${payouts.amountCents} - coalesce((
    select sum(r.price_cents) from renewals r
    where r.deal_id = ${payouts.dealId} and r.state = 'ACCEPTED'), 0) as cents
  union all
  select r.answered_at, r.id, r.price_cents from renewals r
  where r.deal_id = ${payouts.dealId} and r.state = 'ACCEPTED'`;

/**
 * The amounts of the row of `payouts`, each with its month (UTC), to be joined laterally. Together they are the kept
 * amount: a decision drops from the last of the amounts before it, as a renewal is agreed on only once everything
 * before it is marked as paid or dropped. Amounts of zero are left out, as of a deal that owed nothing before its
 * renewal.
 */
export const earned = sql`(
  select to_char(part.at at time zone 'UTC', 'YYYY-MM') as month,
    part.cents - least(part.cents, greatest(0, ${payouts.droppedCents} - part.later)) * part.is_early::int as cents
  from (
    select item.*, coalesce(sum(item.cents) over (partition by item.is_early order by item.at desc, item.id desc nulls last
        rows between unbounded preceding and 1 preceding), 0) as later
    from (select one.*, one.at <= ${decidedAt} as is_early from (${items}) one) item
  ) part
  where part.cents > 0
) earned`;

export const earnedMonth = sql<string>`earned.month`;
export const earnedCents = sql<number>`earned.cents`;
