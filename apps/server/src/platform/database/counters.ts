/** Numbers without gaps, such as those of invoices. */
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { counters } from './tables/index.ts';

/**
 * Takes the next number of this name, from 1 on. It belongs to the caller's transaction: after a rollback the
 * number is given again, and other transactions that ask meanwhile wait. So ask late in a transaction.
 */
export async function nextNumber(tx: Tx, name: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  if (!row) throw new Error(`No number of ${name} was given`);
  return row.last;
}
