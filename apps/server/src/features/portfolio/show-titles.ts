/** Titles of works that waited for approval become those that everybody reads (rules/moderation#queue). */
import type { HeldTitles } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { portfolioItems } from '../../platform/database/tables/index.ts';

/** Gives the works of a creator, whose row is locked, the titles that waited. The caller empties what waits. */
export async function showTitles(tx: Tx, heldTitles: HeldTitles): Promise<void> {
  for (const [id, title] of Object.entries(heldTitles))
    await tx.update(portfolioItems).set({ title }).where(eq(portfolioItems.id, id));
}
