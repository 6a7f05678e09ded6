/** A right of a completed deal runs longer, as both sides agreed on (rules/rights#renewals). */
import { AppError, nextTelling, type RightKind, renewedEnd, type UseTerm } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { rights } from '../../platform/database/tables/index.ts';

interface Renewed {
  dealId: string;
  kind: RightKind;
  term: UseTerm;
}

/**
 * Moves the last day of a right whose deal is locked, and with it the days on which both sides are notified. One
 * without end leaves the list of ending rights. Returns the new last day, null for none. Throws renewal.not_now for a
 * right that has no end any more.
 */
export async function renewRight(tx: Tx, { dealId, kind, term }: Renewed, now: Date): Promise<Date | null> {
  const isThis = and(eq(rights.dealId, dealId), eq(rights.kind, kind));
  const [right] = await tx.select({ endsAt: rights.endsAt }).from(rights).where(isThis).for('update');
  if (!right) throw new AppError('renewal.not_now');
  const endsAt = renewedEnd(right.endsAt, term, now);
  if (endsAt === null) {
    await tx.delete(rights).where(isThis);
    return null;
  }
  const tellAt = nextTelling(endsAt, now);
  await tx.update(rights).set({ endsAt, tellAt, renewedAt: now }).where(isThis);
  return endsAt;
}
