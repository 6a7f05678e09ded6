/** Reads the blocks of an organisation or a creator, newest first. */
import { type Blocked, mostBlocked } from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { blocks, brands, creators } from '../../platform/database/tables/index.ts';

interface Row extends Omit<Blocked, 'blockedAt'> {
  createdAt: Date;
}

const present = ({ createdAt, ...row }: Row): Blocked => ({ ...row, blockedAt: createdAt.toISOString() });

/** Throws team.role_too_small and team.no_organization. */
export async function readBlockedCreators(db: Reader, actor: UserActor): Promise<Blocked[]> {
  const { brandId } = authorizeOrganization(actor, 'casting.read');
  const rows = await db
    .select({
      id: creators.userId,
      name: sql<string>`${creators.firstName} || ' ' || ${creators.lastName}`,
      profileImage: creators.profileImage,
      createdAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(creators, eq(creators.userId, blocks.creatorId))
    .where(and(eq(blocks.brandId, brandId), eq(blocks.by, 'BRAND')))
    .orderBy(desc(blocks.createdAt), desc(blocks.creatorId))
    .limit(mostBlocked);
  return rows.map(present);
}

export async function readBlockedBrands(db: Reader, { userId }: UserActor): Promise<Blocked[]> {
  const rows = await db
    .select({
      id: brands.id,
      name: brands.companyName,
      profileImage: brands.profileImage,
      createdAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(brands, eq(brands.id, blocks.brandId))
    .where(and(eq(blocks.creatorId, userId), eq(blocks.by, 'CREATOR')))
    .orderBy(desc(blocks.createdAt), desc(blocks.brandId))
    .limit(mostBlocked);
  return rows.map(present);
}
