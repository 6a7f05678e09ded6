/**
 * Rest of a debt that is not in a part that was marked or confirmed, nor dropped by a decision (rules/payouts#parts).
 */
import { type SQL, sql } from 'drizzle-orm';
import { payouts } from '../../platform/database/tables/index.ts';

type Amounts = Pick<
  typeof payouts.$inferSelect,
  'amountCents' | 'markedPartsCents' | 'confirmedPartsCents' | 'droppedCents'
>;

/** The rest of a row that was read. It is 0 only where a decision dropped all of it: the last payment is no part. */
export const restOf = ({
  amountCents,
  markedPartsCents,
  confirmedPartsCents,
  droppedCents,
}: Amounts): number => amountCents - markedPartsCents - confirmedPartsCents - droppedCents;

/** Computes it in a statement, from the row of `payouts`. */
export const restCents: SQL<number> = sql<number>`(${payouts.amountCents} - ${payouts.markedPartsCents}
  - ${payouts.confirmedPartsCents} - ${payouts.droppedCents})`;

/** Part of the whole that is owed or was paid: all but the amount that a decision dropped. */
export const keptCents: SQL<number> = sql<number>`(${payouts.amountCents} - ${payouts.droppedCents})`;

/** Computes the part that the brand marked as paid, whether or not the creator confirmed it. */
export const markedAsPaidCents: SQL<number> = sql<number>`(${payouts.markedPartsCents} + ${payouts.confirmedPartsCents}
  + case when ${payouts.state} in ('MARKED', 'CONFIRMED') then ${restCents} else 0 end)`;
