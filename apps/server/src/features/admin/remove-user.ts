/**
 * Deletes a creator or an organisation: their people cannot log in, nothing is public, open deals are
 * cancelled (rules/deletion).
 */
import { m } from '@briefcast/i18n/messages';
import { and, eq } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeCreator, removePeople } from '../personal-data/remove-people.ts';
import { closeOrganization } from '../teams/close-organization.ts';
import { recordAudit } from './audit.ts';
import { readMoneyLeft } from './read-removal.ts';

type RemoveDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'signals' | 'jobs' | 'keys'>;

/** Deletes a creator; false if there is none with this id. */
async function removeCreatorOf(
  deps: RemoveDeps,
  tx: Tx,
  admin: AdminActor,
  userId: string,
): Promise<boolean> {
  const [user] = await tx
    .select({
      email: users.email,
      role: users.role,
      firstName: creators.firstName,
      lastName: creators.lastName,
    })
    .from(users)
    .innerJoin(creators, eq(creators.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.role, 'CREATOR')))
    .for('update', { of: users });
  if (!user) return false;
  await removeCreator(deps, tx, admin, userId);
  await recordAudit(deps, tx, {
    by: admin,
    action: 'creator.delete',
    subject: `${user.firstName} ${user.lastName} (${userId})`,
    before: user,
  });
  return true;
}

/** Deletes an organisation and those people who belong to no other one. Throws admin.user_not_found. */
async function removeBrand(deps: RemoveDeps, tx: Tx, admin: AdminActor, brandId: string): Promise<void> {
  const money = await readMoneyLeft(tx, brandId);
  const { companyName, people } = await closeOrganization(deps, tx, admin, brandId);
  const leaving = people.filter(({ belongsElsewhere }) => !belongsElsewhere);
  await removePeople(
    deps,
    tx,
    leaving.map(({ userId }) => ({ userId, role: 'BRAND' })),
    'ADMIN',
  );
  await recordAudit(deps, tx, {
    by: admin,
    action: 'brand.delete',
    subject: `${companyName} (${brandId})`,
    before: { companyName, people: people.map(({ email, role }) => ({ email, role })), ...money },
  });
}

/** Deletes by the id in the admin's lists: a creator's account or an organisation. Throws admin.user_not_found. */
export async function removeUser(
  deps: RemoveDeps,
  admin: AdminActor,
  id: string,
): Promise<{ message: string }> {
  const isCreator = await deps.db.transaction(async (tx) => {
    if (await removeCreatorOf(deps, tx, admin, id)) return true;
    await removeBrand(deps, tx, admin, id);
    return false;
  });
  return { message: isCreator ? m.admin_answer_creator_deleted() : m.admin_answer_brand_deleted() };
}
