/** What of a debt is not in a part that was marked or confirmed (rules/payouts#parts). */
import { type SQL, sql } from 'drizzle-orm';
import { payouts } from '../../platform/database/tables/index.ts';

type Amounts = Pick<typeof payouts.$inferSelect, 'amountCents' | 'markedPartsCents' | 'confirmedPartsCents'>;

/** The rest of a row that was read. */
export const restOf = ({ amountCents, markedPartsCents, confirmedPartsCents }: Amounts): number =>
  amountCents - markedPartsCents - confirmedPartsCents;

/** The same in a statement, of the row of `payouts`. */
export const restCents: SQL<number> = sql<number>`(${payouts.amountCents} - ${payouts.markedPartsCents}
  - ${payouts.confirmedPartsCents})`;
