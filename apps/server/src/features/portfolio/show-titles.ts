/** Publishes words of works that waited for approval (rules/moderation#queue). */
import { type HeldTitles, readHeldWords } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { portfolioItems } from '../../platform/database/tables/index.ts';

/** Applies the waiting words to a creator's works; the creator's row is locked. The caller clears what waits. */
export async function showTitles(tx: Tx, heldTitles: HeldTitles): Promise<void> {
  for (const [id, held] of Object.entries(heldTitles))
    await tx.update(portfolioItems).set(readHeldWords(held)).where(eq(portfolioItems.id, id));
}
