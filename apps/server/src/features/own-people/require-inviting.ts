/** Checks before somebody writes to strangers in an organisation's name (rules/own-people#mails). */
import { AppError, unnamedMarket } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { brands, users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/**
 * Returns the names that the mail says. Throws joining.nobody where the market takes nobody new, and
 * team.confirm_email_first.
 */
export async function requireInviting(
  { settings }: Pick<TxDeps, 'settings'>,
  tx: Tx,
  { brandId, userId }: { brandId: string; userId: string },
): Promise<{ company: string; person: string }> {
  const { joining } = settings.now().market ?? unnamedMarket;
  if (joining === 'NOBODY') throw new AppError('joining.nobody');
  const [inviter] = await tx
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!inviter?.emailConfirmedAt) throw new AppError('team.confirm_email_first');
  const [brand] = await tx.select({ company: brands.companyName }).from(brands).where(eq(brands.id, brandId));
  const person = [inviter.firstName, inviter.lastName].filter(Boolean).join(' ');
  return { company: brand?.company ?? '', person };
}
