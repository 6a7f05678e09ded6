/** Deleting an account: no login, nothing public, open deals cancelled, finished ones kept (rules/deletion). */
import { AppError } from '@briefcast/contract';
import { eq, inArray } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import { brands, creators, media, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import { cancelOpenDeals, keepBrandName } from '../deals/remove-deal.ts';
import { removeUnusedMedia } from '../media/remove-unused-media.ts';
import { recordAudit } from './audit.ts';

/** Deletes a creator or a brand. Throws admin.user_not_found. */
export async function removeUser(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'signals' | 'jobs'>,
  admin: AdminActor,
  userId: string,
): Promise<{ message: string }> {
  const role = await deps.db.transaction(async (tx) => {
    const [user] = await tx
      .select({
        email: users.email,
        role: users.role,
        firstName: creators.firstName,
        lastName: creators.lastName,
        companyName: brands.companyName,
      })
      .from(users)
      .leftJoin(creators, eq(creators.userId, users.id))
      .leftJoin(brands, eq(brands.userId, users.id))
      .where(eq(users.id, userId))
      .for('update', { of: users });
    if (!user) throw new AppError('admin.user_not_found');
    // In the order of locks: the account, its profile, its deals.
    const profile = user.role === 'CREATOR' ? creators : brands;
    await tx.select({ id: profile.userId }).from(profile).where(eq(profile.userId, userId)).for('update');
    await cancelOpenDeals(deps, tx, admin, userId);
    if (user.companyName !== null) await keepBrandName(tx, userId, user.companyName);
    // Read first: with the account, its uploads lose their owner.
    const uploads = await tx.select({ id: media.id }).from(media).where(eq(media.ownerId, userId));
    await removeAccount(deps, tx, { userId, role: user.role });
    const ids = uploads.map(({ id }) => id);
    await removeUnusedMedia(deps, tx, inArray(media.id, ids));
    await recordAudit(deps, tx, {
      action: `${user.role.toLowerCase()}.delete`,
      subject: `${user.companyName ?? `${user.firstName} ${user.lastName}`} (${userId})`,
      before: user,
    });
    return user.role;
  });
  return { message: `${role === 'CREATOR' ? 'Creator' : 'Brand'} deleted successfully` };
}
