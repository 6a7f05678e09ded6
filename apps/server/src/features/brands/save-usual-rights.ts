/** The rights that a brand's briefs propose (rules/rights#usual). */
import { AppError, type UsualRights } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { brands } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/**
 * Keeps a set as the organisation's usual rights; null for none of its own. Throws auth.session_expired for a deleted brand,
 * team.role_too_small and team.no_organization.
 */
export async function saveUsualRights(
  { db, facts }: Pick<Deps, 'db' | 'facts'>,
  actor: UserActor,
  usualRights: UsualRights | null,
): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'profile.edit');
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(brands)
      .set({ usualRights })
      .where(eq(brands.id, brandId))
      .returning({ id: brands.id });
    if (changed.length === 0) throw new AppError('auth.session_expired');
    const about = { actor: 'BRAND', actorId: actor.userId, brandId, subjectId: brandId } as const;
    await facts.append(tx, { kind: 'brand.changed', ...about });
  });
}
