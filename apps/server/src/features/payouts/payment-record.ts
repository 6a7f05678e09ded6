/** Payment record of a brand so far, as one column of a statement (rules/payouts#record). */
import {
  againstBrand,
  casesToldMonths,
  enoughPayments,
  owedStates,
  type PaymentRecord,
} from '@briefcast/contract';
import { longestDayMilliseconds } from '@briefcast/contract/deals/deadline';
import { type SQL, sql } from 'drizzle-orm';
import { valueList } from '../../platform/database/value-list.ts';

const wholeDay = sql.raw(`interval '${longestDayMilliseconds / 1000} seconds'`);

/** Whether a last day for paying is over everywhere at the moment `now`, as `daysLate` says it of a row that was read. */
export const isLate = (dueAt: SQL, now: SQL): SQL => sql`${dueAt} + ${wholeDay} <= ${now}`;

/** The day that the brand named; of what it never marked, when the creator confirmed it. */
const paidAt = sql`coalesce(r.paid_on, r.answered_at)`;

/** The day of the rest: a deposit is of no record. */
const dueAt = sql`greatest(r.due_at, r.later_due_at)`;

/** Whether something was paid, or is owed: of a debt that a decision ended nothing tells how the brand pays. */
const isPayment = sql`r.amount_cents - r.marked_parts_cents - r.confirmed_parts_cents - r.dropped_cents <> 0`;
const casesFor = sql.raw(`interval '${casesToldMonths} months'`);

/** Counts the recent cases that the market decided against the brand. */
const casesLost = (
  brandId: SQL,
  now: SQL,
) => sql`(select count(*)::int from disputes c join deals cd on cd.id = c.deal_id
  where cd.brand_id = ${brandId} and c.state in (${valueList(againstBrand)}) and c.closed_at > ${now} - ${casesFor})`;

/**
 * The record of the organisation with this id, in any number of payments; give it to `enoughPaymentsFor`. Counted are
 * confirmed payments of completed deals and those that are late at the moment `now`. Days count from where those for paying began: from the
 * completion, or where the debt grew later, from then.
 */
export const paymentRecordOf = (brandId: SQL, now: SQL): SQL<PaymentRecord> => sql<PaymentRecord>`(
  select json_build_object('counted', count(*),
    'inTime', count(*) filter (where r.state = 'CONFIRMED' and ${paidAt} < ${dueAt} + ${wholeDay}),
    'averageDays', round(avg(greatest(0, extract(epoch from ${paidAt} - ${dueAt}) / 86400 + r.payment_days))
      filter (where r.state = 'CONFIRMED')),
     'casesLost', ${casesLost(brandId, now)})
  from deals rd join payouts r on r.deal_id = rd.id
  where rd.brand_id = ${brandId} and r.completed_at is not null and ${isPayment} and (r.state = 'CONFIRMED'
    or r.state in (${valueList(owedStates)}) and ${isLate(dueAt, now)}))`;

/** The record where it tells something: from three payments on, or once a case was decided against the brand. */
export function enoughPaymentsFor(record: PaymentRecord | null): PaymentRecord | null {
  if (!record) return null;
  const { casesLost = 0, ...paid } = record;
  if (casesLost > 0) return { ...paid, casesLost };
  return paid.counted >= enoughPayments ? paid : null;
}
