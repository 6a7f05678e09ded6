/**
 * Conditions that the admin's lists share. Each is always part of the statement, with a placeholder: null
 * means no filter.
 */
import { dayMs } from '@briefcast/contract/kit/days';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { invalid } from '../../../platform/invalid.ts';

/** Whether a row was created in the period; always a comparison, so that an index on the column is used. */
export const isInPeriod = (createdAt: SQLWrapper): SQL =>
  sql`${createdAt} >= ${sql.placeholder('since')}::timestamptz and ${createdAt} < ${sql.placeholder('until')}::timestamptz`;

/** Whether `condition` has the value that the yes-or-no filter of this name asks for. */
export const isAsAsked = (name: string, condition: SQLWrapper): SQL =>
  sql`(${sql.placeholder(name)}::boolean is null or ${condition} = ${sql.placeholder(name)}::boolean)`;

const suspendedAsked = sql`${sql.placeholder('suspended')}::text`;

/** Whether a running suspension is as the filter asks; `whose` finds it by its alias `s`. */
export const isSuspendedAsAsked = (whose: SQL): SQL => sql`(${suspendedAsked} is null or exists (
  select from suspensions s where ${whose} and s.lifted_at is null and (${suspendedAsked} = 'yes'
    or s.answer is not null and (${suspendedAsked} = 'answered' or s.answer_read_at is null))))`;

export interface PeriodQuery {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The placeholders' values for a period of whole days in UTC. Throws request.invalid for one that ends before
 * it begins.
 */
export function periodValues({ from, to }: PeriodQuery): { since: string; until: string } {
  if (from && to && to < from) {
    throw invalid('to', 'period.backwards');
  }
  return {
    since: from ? `${from}T00:00:00Z` : '-infinity',
    until: to ? new Date(Date.parse(to) + dayMs).toISOString() : 'infinity',
  };
}

/** A yes or no as a placeholder's value. */
export const answerOf = (asked: 'yes' | 'no' | undefined): boolean | null =>
  asked === undefined ? null : asked === 'yes';
