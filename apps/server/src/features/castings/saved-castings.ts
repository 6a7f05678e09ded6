/** Castings that a creator keeps for later (rules/castings#saved). */
import { AppError, type CastingCard, castingLimits } from '@briefcast/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, castings, creators, savedCastings } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { cardColumns, presentCard } from './casting-columns.ts';

/** The last saved first, also those that are closed by now. */
export async function readSavedCastings(
  { db, clock }: { db: Reader } & Pick<Deps, 'clock'>,
  { userId }: UserActor,
): Promise<CastingCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(savedCastings)
    .innerJoin(castings, eq(castings.id, savedCastings.castingId))
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(eq(savedCastings.creatorId, userId))
    .orderBy(desc(savedCastings.savedAt), desc(savedCastings.castingId))
    .limit(castingLimits.saved);
  const now = clock();
  return rows.map((row) => presentCard(row, now));
}

/** Saves one; nothing happens where it is saved. Throws casting.not_found and casting.many_saved. */
export async function saveCasting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: UserActor,
  castingId: string,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    // Serializes concurrent requests: the second counts the first.
    await tx
      .select({ id: creators.userId })
      .from(creators)
      .where(eq(creators.userId, userId))
      .for('no key update');
    const [casting] = await tx.select({ id: castings.id }).from(castings).where(eq(castings.id, castingId));
    if (!casting) throw new AppError('casting.not_found');
    const saved = await tx
      .insert(savedCastings)
      .values({ creatorId: userId, castingId, savedAt: clock() })
      .onConflictDoNothing()
      .returning({ id: savedCastings.castingId });
    if (saved.length === 0) return;
    const [held] = await tx
      .select({ count: count() })
      .from(savedCastings)
      .where(eq(savedCastings.creatorId, userId));
    if ((held?.count ?? 0) > castingLimits.saved)
      throw new AppError('casting.many_saved', { params: { limit: castingLimits.saved } });
  });
  return {};
}

/** Saves it no longer; nothing happens where it was not saved. */
export async function unsaveCasting(
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
  castingId: string,
): Promise<Record<string, never>> {
  await db
    .delete(savedCastings)
    .where(and(eq(savedCastings.creatorId, userId), eq(savedCastings.castingId, castingId)));
  return {};
}
