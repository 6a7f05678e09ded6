/** The invitation behind a link, for its holder. */
import { AppError, type InvitationPreview } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { tokenHash } from '../../platform/auth/secrets.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, invitations, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';

/**
 * The invitation of a link, with its organisation, and the account of its e-mail if there is one. Throws
 * invitation.not_found for a link that was used, revoked, replaced or never existed, invitation.expired after
 * seven days.
 */
export async function findInvitation({ db, clock }: { db: Reader } & Pick<Deps, 'clock'>, token: string) {
  const [found] = await db
    .select({
      id: invitations.id,
      brandId: invitations.brandId,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
      organization: { companyName: brands.companyName, profileImage: brands.profileImage },
      inviter: personOf(sql`${invitations.invitedBy}`),
      account: { userId: users.id, role: users.role },
    })
    .from(invitations)
    .innerJoin(brands, eq(brands.id, invitations.brandId))
    .leftJoin(users, eq(users.email, invitations.email))
    .where(eq(invitations.tokenHash, tokenHash(token)));
  if (!found) throw new AppError('invitation.not_found');
  if (found.expiresAt <= clock()) throw new AppError('invitation.expired');
  return found;
}

/** Whether a link belongs to an invitation, expired or not. */
export async function isKnownLink({ db }: { db: Reader }, token: string): Promise<boolean> {
  const found = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.tokenHash, tokenHash(token)));
  return found.length > 0;
}

/** The data of an invitation's page. Throws as `findInvitation`. */
export async function readInvitation(
  deps: { db: Reader } & Pick<Deps, 'clock'>,
  token: string,
): Promise<InvitationPreview> {
  const { organization, role, email, expiresAt, inviter, account } = await findInvitation(deps, token);
  return {
    organization,
    role,
    email,
    expiresAt: expiresAt.toISOString(),
    inviter,
    accountRole: account?.role ?? null,
  };
}
