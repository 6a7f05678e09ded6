/** Statistics of a brand's finished deals, as one column of a statement (rules/creators#facts). */
import { type BrandFacts, leastDealsForFacts } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';

/** Only this many of the newest finished deals, and of the newest messages of each, are used. */
const dealsLookedAt = sql.raw('50');
const messagesLookedAt = sql.raw('200');

const median = (values: SQL) => sql`percentile_cont(0.5) within group (order by ${values})`;
const minutes = (from: SQL, to: SQL) => sql`extract(epoch from ${to} - ${from}) / 60`;
const whole = (value: SQL) => sql`round((${value})::numeric)::int`;

/**
 * The statistics of the organisation with this id, which may be a column of `deals`, however few deals it
 * has; pass them to `enoughDealsFor`.
 */
export const brandFactsOf = (brandId: SQL): SQL<BrandFacts> => sql<BrandFacts>`(
  select json_build_object(
    'completed', (select count(*) from deals bd where bd.brand_id = ${brandId} and bd.status = 'COMPLETED'),
    'rounds', coalesce(round(avg(f.rounds_used), 1), 0),
    'replyMinutes', ${whole(median(sql`f.reply_minutes`))},
    'approveMinutes', ${whole(median(sql`f.approve_minutes`))})
  from (
    select newest.rounds_used,
      (select ${median(minutes(sql`a.submitted_at`, sql`a.reviewed_at`))} from files a
        where a.deal_id = newest.id and a.uploader_role = 'CREATOR' and a.status = 'APPROVED'
          and a.submitted_at is not null and a.reviewed_at >= a.submitted_at) approve_minutes,
      (select ${median(minutes(sql`m.asked_at`, sql`m.created_at`))}
        from (
          select n.created_at, n.sender_role, lag(n.created_at) over by_seq asked_at, lag(n.sender_role) over by_seq asked_by
          from (select * from messages where deal_id = newest.id order by seq desc limit ${messagesLookedAt}) n
          window by_seq as (order by n.seq)
        ) m
        where m.sender_role = 'BRAND' and m.asked_by = 'CREATOR') reply_minutes
    from (
      select bd.id, bd.rounds_used from deals bd where bd.brand_id = ${brandId} and bd.status = 'COMPLETED'
      order by bd.created_at desc limit ${dealsLookedAt}
    ) newest
  ) f)`;

/** The statistics if they are meaningful; null for too few deals. */
export const enoughDealsFor = (facts: BrandFacts | null): BrandFacts | null =>
  facts && facts.completed >= leastDealsForFacts ? facts : null;
