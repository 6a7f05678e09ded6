/** The exclusivity that a deal's brief asked for (rules/rights). */
import type { Exclusivity } from '@briefcast/contract';
import type { deals } from '../../platform/database/tables/index.ts';

/** Null where it asked for none. */
export const exclusivityOf = ({
  exclusivityMonths: months,
  exclusivityCategory: category,
}: Pick<typeof deals.$inferSelect, 'exclusivityMonths' | 'exclusivityCategory'>): Exclusivity | null =>
  months === null || category === null ? null : { months, category };
