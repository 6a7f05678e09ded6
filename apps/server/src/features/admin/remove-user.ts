/** Deleting an account: no login, nothing public, open deals cancelled, finished ones kept (decisions 7). */
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import { brands, creators, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import { cancelOpenDeals, keepBrandName } from '../deals/remove-deal.ts';
import { findMediaOf, removeMedia } from '../files/remove-media.ts';
import { recordAudit } from './audit.ts';

/** Deletes a creator or a brand. Throws admin.user_not_found. */
export async function removeUser(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'jobs'>,
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
    await cancelOpenDeals(deps, tx, admin, userId);
    if (user.companyName !== null) await keepBrandName(tx, userId, user.companyName);
    const media = await findMediaOf(tx, userId);
    await removeAccount(tx, userId);
    await removeMedia(deps, tx, media);
    await recordAudit(deps, tx, {
      action: `${user.role.toLowerCase()}.delete`,
      subject: `${user.companyName ?? `${user.firstName} ${user.lastName}`} (${userId})`,
      before: user,
    });
    return user.role;
  });
  return { message: `${role === 'CREATOR' ? 'Creator' : 'Brand'} deleted successfully` };
}
