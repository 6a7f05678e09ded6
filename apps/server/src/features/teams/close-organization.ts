/** Deletes an organisation, by the admin or with its last member's account (rules/teams#end). */
import { AppError } from '@briefcast/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AdminActor, UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { holdUsersForRemoval } from '../../platform/database/lock-order.ts';
import { members, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { endSessionsFor } from '../accounts/end-sessions.ts';
import { readMembers, removeMembership } from '../brands/members.ts';
import { holdBrandForRemoval, removeBrand } from '../brands/remove-brand.ts';
import { cancelOpenDeals, keepBrandName } from '../deals/remove-deal.ts';
import { forgetOrganization } from '../notifications/forget-organization.ts';

/** The members of an organisation, and whether each belongs to another one as well. */
const readPeople = (tx: Tx, brandId: string, userIds: readonly string[]) =>
  tx
    .select({
      userId: users.id,
      email: users.email,
      role: members.role,
      belongsElsewhere: sql<boolean>`exists (select from members other
        where other.user_id = ${users.id} and other.brand_id <> ${brandId}::uuid)`,
    })
    .from(users)
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.brandId, brandId)))
    .where(inArray(users.id, [...userIds]))
    .orderBy(members.joinedAt, users.id);

interface Closed {
  companyName: string;
  people: Awaited<ReturnType<typeof readPeople>>;
}

/**
 * Cancels its open deals, keeps its name in the finished ones, and deletes it with its memberships and
 * invitations. Its people are locked until the transaction ends; their accounts are left to the caller, and
 * their sessions for it end. Throws admin.user_not_found.
 */
export async function closeOrganization(
  deps: Pick<Deps, 'clock' | 'facts' | 'signals' | 'keys'>,
  tx: Tx,
  actor: AdminActor | UserActor,
  brandId: string,
): Promise<Closed> {
  const found = await readMembers(tx, [brandId]);
  const userIds = await holdUsersForRemoval(
    tx,
    found.map(({ userId }) => userId),
  );
  const companyName = await holdBrandForRemoval(tx, brandId);
  if (companyName === undefined) throw new AppError('admin.user_not_found');
  // A person who joined in between keeps their account, without this organisation.
  const people = userIds.length === 0 ? [] : await readPeople(tx, brandId, userIds);
  await cancelOpenDeals(deps, tx, actor, brandId);
  await keepBrandName(tx, brandId, companyName);
  for (const { userId } of people) {
    await removeMembership(tx, { brandId, userId });
    await forgetOrganization(tx, { userId, brandId });
    await endSessionsFor(deps, tx, { userId, brandId }, { isRemoved: false });
  }
  await removeBrand(deps, tx, brandId, actor.kind === 'admin' ? 'ADMIN' : 'BRAND');
  return { companyName, people };
}
