/** Keeping deals while something is written about them, in the one order of locks (`lock-order.ts`). */
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';

/** Keeps these deals from being deleted until the transaction ends; returns those that are there. Hold the people first. */
export async function holdDeals(tx: Tx, ids: readonly (string | null)[]): Promise<Set<string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Set();
  const rows = await tx
    .select({ id: deals.id })
    .from(deals)
    .where(inArray(deals.id, wanted))
    .orderBy(deals.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}
