/** Rights that a brief of an organisation proposes, and the owner of their set (rules/rights#usual). */
import { type ProposedRights, proposedRightsOf } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { brands } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** Everybody of the organisation reads it. Throws team.no_organization. */
export async function readUsualRights(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  actor: UserActor,
): Promise<ProposedRights> {
  const { brandId } = authorizeOrganization(actor, 'team.read');
  const [brand] = await db
    .select({ usualRights: brands.usualRights })
    .from(brands)
    .where(eq(brands.id, brandId));
  return proposedRightsOf(brand?.usualRights ?? null, settings.now().usualRights);
}
