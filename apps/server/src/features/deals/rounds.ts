/** Rounds of changes (rules/deals#rounds): counted here, and refused nowhere. */
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import type { LockedDeal } from './access.ts';

/**
 * Counts a round for changes that the brief covers. The files that are sent back between two submissions are one round,
 * however often this is called.
 */
export async function countRound(tx: Tx, { id }: LockedDeal): Promise<void> {
  await tx
    .update(deals)
    .set({ roundsUsed: sql`${deals.roundsUsed} + 1`, isRoundCounted: true })
    .where(and(eq(deals.id, id), eq(deals.isRoundCounted, false)));
}

/** One more round was asked for, and agreed to: the brief includes it from now on. */
export const includeRound = (tx: Tx, { id }: LockedDeal): Promise<unknown> =>
  tx
    .update(deals)
    .set({ roundsIncluded: sql`${deals.roundsIncluded} + 1` })
    .where(eq(deals.id, id));
