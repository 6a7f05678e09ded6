/** An organisation with its members and invitations. */
import { AppError, type MemberMonth, type Team, type TeamInvitation } from '@briefcast/contract';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AllowedOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, invitations, members, presence, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';
import { readMonth } from './read-month.ts';

const invitationsWhere = (db: Reader, condition: SQL) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      by: personOf(sql`${invitations.invitedBy}`),
    })
    .from(invitations)
    .where(condition)
    .orderBy(desc(invitations.createdAt), desc(invitations.id));

type InvitationRow = Awaited<ReturnType<typeof invitationsWhere>>[number];

const presentInvitation = ({ sentAt, expiresAt, ...row }: InvitationRow): TeamInvitation => ({
  ...row,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** One invitation as its organisation sees it. Throws team.invitation_not_found. */
export async function readInvitationOf(db: Reader, id: string): Promise<TeamInvitation> {
  const [row] = await invitationsWhere(db, eq(invitations.id, id));
  if (!row) throw new AppError('team.invitation_not_found');
  return presentInvitation(row);
}

const nothing: MemberMonth = { briefs: 0, reviews: 0, messages: 0 };

/**
 * All members of the organisation, with what each did this month, and every open invitation. Throws
 * auth.session_expired if the organisation was deleted.
 */
export async function readTeam(
  { db, clock }: Pick<Deps, 'clock'> & { db: Reader },
  { brandId }: AllowedOrganization<'team.read'>,
): Promise<Team> {
  const [organization] = await db
    .select({ id: brands.id, companyName: brands.companyName, profileImage: brands.profileImage })
    .from(brands)
    .where(eq(brands.id, brandId));
  if (!organization) throw new AppError('auth.session_expired');
  const people = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: members.role,
      joinedAt: members.joinedAt,
      lastSeenAt: presence.seenAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(presence, eq(presence.userId, members.userId))
    .where(eq(members.brandId, brandId))
    .orderBy(members.joinedAt, members.userId);
  const month = await readMonth(db, brandId, clock());
  const waiting = await invitationsWhere(db, eq(invitations.brandId, brandId));
  return {
    organization,
    members: people.map(({ joinedAt, lastSeenAt, ...person }) => ({
      ...person,
      joinedAt: joinedAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      thisMonth: month.get(person.userId) ?? nothing,
    })),
    invitations: waiting.map(presentInvitation),
  };
}
