/** The organisations of a person, and which of them a session works for (rules/teams#organisations). */
import {
  AppError,
  type DealStatus,
  type NewOrganization,
  type OwnOrganizations,
  type OwnOrganizationsQuery,
  type OwnUser,
} from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import { brands, castings, deals, members } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { chooseOrganization } from '../accounts/choose-organization.ts';
import { readOwnUser } from '../accounts/read-account.ts';
import { addBrand } from '../brands/add-brand.ts';
import { holdMembers } from '../brands/members.ts';

type OrganizationDeps = Pick<TxDeps, 'facts' | 'signals' | 'clock' | 'keys' | 'settings'>;

/** The status in which a deal waits for its brand's review. */
const inReview: DealStatus = 'SUBMITTED';

/**
 * Every organisation of a person, in the order in which they joined, and what waits there. With a `dealId` or a
 * `castingId`, each says whether that is its own; nothing is revealed about what other organisations have.
 */
export async function readOrganizations(
  db: Reader,
  { userId, brandId }: UserActor,
  { dealId, castingId }: OwnOrganizationsQuery = {},
): Promise<OwnOrganizations> {
  const dealsHere = sql`from ${deals} where ${deals.brandId} = ${brands.id}`;
  const rows = await db
    .select({
      id: brands.id,
      companyName: brands.companyName,
      profileImage: brands.profileImage,
      role: members.role,
      toReview: sql<number>`(select count(*)::int ${dealsHere} and ${deals.status} = ${inReview})`,
      ...(dealId ? { hasDeal: sql<boolean>`exists (select ${dealsHere} and ${deals.id} = ${dealId})` } : {}),
      ...(castingId
        ? {
            hasCasting: sql<boolean>`exists (select from ${castings}
              where ${castings.brandId} = ${brands.id} and ${castings.id} = ${castingId})`,
          }
        : {}),
    })
    .from(members)
    .innerJoin(brands, eq(brands.id, members.brandId))
    .where(eq(members.userId, userId))
    .orderBy(members.joinedAt, brands.id);
  return { organizations: rows.map((row) => ({ ...row, isCurrent: row.id === brandId })) };
}

/** Locks the person, as every change of their memberships or organisation begins. Throws auth.session_expired. */
async function holdPerson(tx: Tx, { userId }: UserActor): Promise<void> {
  if (!(await holdUsers(tx, [userId])).has(userId)) throw new AppError('auth.session_expired');
}

/** Creates another organisation with the actor as its owner; their session works for it from now on. */
export async function startOrganization(
  deps: OrganizationDeps,
  tx: Tx,
  actor: UserActor,
  { companyName }: NewOrganization,
): Promise<OwnUser> {
  await holdPerson(tx, actor);
  const brandId = await addBrand(deps, tx, { ownerId: actor.userId, companyName });
  await chooseOrganization(deps, tx, actor, brandId);
  return readOwnUser({ ...deps, db: tx }, { ...actor, brandId });
}

/** Makes the actor's session work for another organisation of theirs. Throws team.organization_not_found. */
export function switchOrganization(
  deps: OrganizationDeps & Pick<Deps, 'db'>,
  actor: UserActor,
  brandId: string,
): Promise<OwnUser> {
  return deps.db.transaction(async (tx) => {
    await holdPerson(tx, actor);
    const [member] = await holdMembers(tx, [{ brandId, userId: actor.userId }]);
    if (!member) throw new AppError('team.organization_not_found');
    await chooseOrganization(deps, tx, actor, brandId);
    return readOwnUser({ ...deps, db: tx }, { ...actor, brandId });
  });
}
