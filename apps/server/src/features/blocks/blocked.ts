/**
 * Blocks between an organisation and a creator, for the features that then keep the two apart (rules/blocks).
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { blocks } from '../../platform/database/tables/index.ts';

type Side = (typeof blocks.$inferSelect)['by'];

/** Returns the side that blocked the other; neither of them usually. */
export async function blockedBetween(
  db: Reader,
  { brandId, creatorId }: { brandId: string; creatorId: string },
): Promise<Side[]> {
  const rows = await db
    .select({ by: blocks.by })
    .from(blocks)
    .where(and(eq(blocks.brandId, brandId), eq(blocks.creatorId, creatorId)));
  return rows.map(({ by }) => by);
}

/** The brands that a creator blocked. */
export async function brandsBlockedBy(db: Reader, creatorId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ brandId: blocks.brandId })
    .from(blocks)
    .where(and(eq(blocks.creatorId, creatorId), eq(blocks.by, 'CREATOR')));
  return new Set(rows.map(({ brandId }) => brandId));
}

/** The condition that a creator blocked a brand, in statements that name both. */
export const isBlockedByCreator = (brandId: SQL, creatorId: SQL): SQL => sql`exists (select from blocks b
  where b.brand_id = ${brandId} and b.creator_id = ${creatorId} and b.by = 'CREATOR')`;
