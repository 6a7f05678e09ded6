/** Blocks somebody, and takes that back; nobody is notified (rules/blocks). */
import { AppError } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { blocks, castings, creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

type BlockDeps = Pick<Deps, 'db' | 'clock'>;

/** A brand blocks a creator; once is enough. Throws creator.not_found, team.role_too_small and team.no_organization. */
export async function blockCreator(
  { db, clock }: BlockDeps,
  actor: UserActor,
  creatorId: string,
): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'casting.post');
  const [creator] = await db
    .select({ id: creators.userId })
    .from(creators)
    .where(eq(creators.userId, creatorId));
  if (!creator) throw new AppError('creator.not_found');
  await db
    .insert(blocks)
    .values({ brandId, creatorId, by: 'BRAND', createdAt: clock() })
    .onConflictDoNothing();
}

/** Nothing happens where the creator is not blocked. Throws team.role_too_small and team.no_organization. */
export async function unblockCreator(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  creatorId: string,
): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'casting.post');
  await db
    .delete(blocks)
    .where(and(eq(blocks.brandId, brandId), eq(blocks.creatorId, creatorId), eq(blocks.by, 'BRAND')));
}

/** A creator blocks the brand that posted a casting; once is enough. Throws casting.not_found. */
export async function blockBrand(
  { db, clock }: BlockDeps,
  { userId: creatorId }: UserActor,
  castingId: string,
): Promise<void> {
  const [casting] = await db
    .select({ brandId: castings.brandId })
    .from(castings)
    .where(eq(castings.id, castingId));
  if (!casting) throw new AppError('casting.not_found');
  await db
    .insert(blocks)
    .values({ brandId: casting.brandId, creatorId, by: 'CREATOR', createdAt: clock() })
    .onConflictDoNothing();
}

/** Nothing happens where the brand is not blocked. */
export async function unblockBrand(
  { db }: Pick<Deps, 'db'>,
  { userId: creatorId }: UserActor,
  brandId: string,
): Promise<void> {
  await db
    .delete(blocks)
    .where(and(eq(blocks.brandId, brandId), eq(blocks.creatorId, creatorId), eq(blocks.by, 'CREATOR')));
}
