/** Filters of the board that a creator keeps under a name (rules/castings#searches). */
import {
  AppError,
  type CastingSearch,
  type CastingSearchChange,
  castingLimits,
  type NewCastingSearch,
} from '@briefcast/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { castingSearches, creators } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';

type Row = typeof castingSearches.$inferSelect;

const present = ({ id, name, filters, isTold, createdAt }: Row): CastingSearch => ({
  id,
  name,
  filters,
  isTold,
  createdAt: createdAt.toISOString(),
});

const ownOne = ({ userId }: UserActor, id: string) =>
  and(eq(castingSearches.id, id), eq(castingSearches.creatorId, userId));

/** By name, then by age. */
export async function readSearches(db: Reader, { userId }: UserActor): Promise<CastingSearch[]> {
  const rows = await db
    .select()
    .from(castingSearches)
    .where(eq(castingSearches.creatorId, userId))
    .orderBy(asc(castingSearches.name), asc(castingSearches.id));
  return rows.map(present);
}

/** Keeps one: what is on the board now is old to it. Throws casting.many_searches. */
export async function createSearch(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { userId }: UserActor,
  input: NewCastingSearch,
): Promise<CastingSearch> {
  // Serializes concurrent requests: the second counts the first.
  await tx
    .select({ id: creators.userId })
    .from(creators)
    .where(eq(creators.userId, userId))
    .for('no key update');
  const [held] = await tx
    .select({ count: count() })
    .from(castingSearches)
    .where(eq(castingSearches.creatorId, userId));
  if ((held?.count ?? 0) >= castingLimits.searches)
    throw new AppError('casting.many_searches', { params: { limit: castingLimits.searches } });
  const now = clock();
  const row: Row = { id: uuidv7(), creatorId: userId, ...input, createdAt: now, lookedAt: now };
  await tx.insert(castingSearches).values(row);
  return present(row);
}

/** Renames it, or switches its notifications on or off. Throws casting.search_gone. */
export async function changeSearch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  id: string,
  { name, isTold }: CastingSearchChange,
): Promise<CastingSearch> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(castingSearches).where(ownOne(actor, id)).for('update');
    if (!before) throw new AppError('casting.search_gone');
    const isBegun = isTold === true && !before.isTold;
    const after = {
      name: name ?? before.name,
      isTold: isTold ?? before.isTold,
      // Skips castings posted while notifications were off.
      lookedAt: isBegun ? clock() : before.lookedAt,
    };
    await tx.update(castingSearches).set(after).where(ownOne(actor, id));
    return present({ ...before, ...after });
  });
}

/** Drops it; nothing happens where it is gone. */
export async function removeSearch(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  id: string,
): Promise<Record<string, never>> {
  await db.delete(castingSearches).where(ownOne(actor, id));
  return {};
}
