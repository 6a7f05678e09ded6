/** Invitations to castings, as the brand that sent them and the creators who got them read them (rules/castings#invitations). */
import {
  AppError,
  castingLimits,
  type InvitationState,
  mostPerPage,
  type OwnCastingInvitation,
  type SentCastingInvitation,
} from '@briefcast/contract';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import {
  brands,
  castingApplications,
  castingInvitations,
  castings,
  creators,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOwnCasting } from './access.ts';
import { cardColumns, castOfCasting, presentCard } from './casting-columns.ts';

/** Whether the row's creator applied to its casting, and did not withdraw. */
const hasApplied = sql<boolean>`exists (select from casting_applications a
  where a.casting_id = "casting_invitations"."casting_id" and a.creator_id = "casting_invitations"."creator_id"
    and a.outcome <> 'WITHDRAWN')`;

const stateOf = ({ applied, declinedAt }: { applied: boolean; declinedAt: Date | null }): InvitationState =>
  applied ? 'APPLIED' : declinedAt ? 'DECLINED' : 'INVITED';

export interface SentInvitations {
  invitations: SentCastingInvitation[];
  /** Applicants, whether invited or not. */
  appliedIds: string[];
}

/**
 * Reads the invitations to one of the organisation's castings, newest first. Throws casting.not_found,
 * team.role_too_small, team.no_organization.
 */
export async function readSentInvitations(
  { db }: { db: Reader },
  actor: UserActor,
  castingId: string,
): Promise<SentInvitations> {
  const { brandId } = authorizeOrganization(actor, 'casting.read');
  const [own] = await db.select({ id: castings.id }).from(castings).where(isOwnCasting(brandId, castingId));
  if (!own) throw new AppError('casting.not_found');
  const rows = await db
    .select({
      creatorId: creators.userId,
      firstName: creators.firstName,
      lastName: creators.lastName,
      profileImage: creators.profileImage,
      createdAt: castingInvitations.createdAt,
      declinedAt: castingInvitations.declinedAt,
      applied: hasApplied,
    })
    .from(castingInvitations)
    .innerJoin(creators, eq(creators.userId, castingInvitations.creatorId))
    .where(eq(castingInvitations.castingId, castingId))
    .orderBy(desc(castingInvitations.createdAt), desc(castingInvitations.id))
    .limit(castingLimits.invited);
  const applied = await db
    .select({ id: castingApplications.creatorId })
    .from(castingApplications)
    .where(and(eq(castingApplications.castingId, castingId), ne(castingApplications.outcome, 'WITHDRAWN')))
    .orderBy(desc(castingApplications.createdAt), desc(castingApplications.id))
    .limit(mostPerPage);
  return {
    invitations: rows.map((row) => ({
      creatorId: row.creatorId,
      name: `${row.firstName} ${row.lastName}`.trim(),
      profileImage: row.profileImage,
      state: stateOf(row),
      invitedAt: row.createdAt.toISOString(),
    })),
    appliedIds: applied.map(({ id }) => id),
  };
}

/** Reads a creator's pending invitations whose casting takes applications, newest first. */
export async function readOwnInvitations(
  { db, clock }: { db: Reader } & Pick<Deps, 'clock'>,
  { userId }: UserActor,
): Promise<OwnCastingInvitation[]> {
  const now = clock();
  const rows = await db
    .select({
      card: cardColumns,
      message: castingInvitations.message,
      invitedAt: castingInvitations.createdAt,
    })
    .from(castingInvitations)
    .innerJoin(castings, eq(castings.id, castingInvitations.castingId))
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(
      and(
        eq(castingInvitations.creatorId, userId),
        isNull(castingInvitations.declinedAt),
        isNull(castings.closedAt),
        isNull(castings.endedAt),
        sql`${castings.closesAt} > ${now.toISOString()}::timestamptz`,
        sql`${castOfCasting} < ${castings.places}`,
        sql`not ${hasApplied}`,
      ),
    )
    .orderBy(desc(castingInvitations.createdAt), desc(castingInvitations.id))
    .limit(castingLimits.perPage);
  return rows.map(({ card, message, invitedAt }) => ({
    casting: presentCard(card, now),
    message,
    invitedAt: invitedAt.toISOString(),
  }));
}
