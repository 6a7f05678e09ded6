/** Debts of brands to creators, as the admin reads them (rules/admin#payouts). */
import { currency, id, instant, line, sumFields } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { PayoutState } from './schemas.ts';

/** State of a payment: DUE and OVERDUE are owed, by whether the last day is over everywhere. */
export const PayoutStanding = z.enum(['DUE', 'OVERDUE', 'MARKED', 'ARRIVED']);
export type PayoutStanding = z.infer<typeof PayoutStanding>;

export const AdminPayout = z.object({
  dealId: id,
  title: z.string(),
  /** Null once the account is gone; a brand's name outlives it, a creator's does not. */
  brand: z.object({ id: id.nullable(), name: z.string().nullable() }),
  creator: z.object({ id: id.nullable(), name: z.string().nullable() }),
  currency,
  /** All that was or is to be paid; what is in no part that was marked or confirmed is the rest, which the standing is of. */
  amountCents: z.int(),
  /** 0 where a decision ended the debt. */
  restCents: z.int(),
  state: PayoutState,
  standing: PayoutStanding,
  /** Null for a deposit, before the completion. */
  completedAt: instant.nullable(),
  dueAt: instant,
  /** Latest statement of the brand. */
  paidOn: instant.nullable(),
  reference: z.string().nullable(),
  /** Answer to it by the creator, or by the end of the time for one. */
  answeredAt: instant.nullable(),
});
export type AdminPayout = z.infer<typeof AdminPayout>;

const filters = {
  /** Search in the brand's, the creator's or the project's name. */
  search: line(limits.title).optional(),
  standing: PayoutStanding.optional(),
  /** Brand whose payouts alone are shown. */
  brandId: id.optional(),
};
export const AdminPayoutsQuery = z.object({ ...filters, ...pageFields });
export type AdminPayoutsQuery = z.infer<typeof AdminPayoutsQuery>;
export const AdminPayoutsFileQuery = z.object(filters);
export type AdminPayoutsFileQuery = z.infer<typeof AdminPayoutsFileQuery>;

export const AdminPayoutPage = z.object({
  payouts: z.array(AdminPayout),
  nextCursor,
  /**
   * Totals of the payouts that search and brand find, each state once, in their order. Parts are in the sums of
   * their own state, and a payout is counted in each sum that has money of it.
   */
  totals: z.array(z.object({ standing: PayoutStanding, count: z.int(), ...sumFields })),
});
export type AdminPayoutPage = z.infer<typeof AdminPayoutPage>;

/** Default number of payouts in a page. */
export const adminPayoutsPerPage = 50;
