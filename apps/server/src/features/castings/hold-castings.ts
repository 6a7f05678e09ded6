/** Keeps castings from being deleted while something is written that names them. */
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { castings } from '../../platform/database/tables/index.ts';

/** Locks castings in the order of locks, after deals; deleted ones are passed over. */
export async function holdCastings(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return;
  await tx
    .select({ id: castings.id })
    .from(castings)
    .where(inArray(castings.id, wanted))
    .orderBy(castings.id)
    .for('key share');
}
