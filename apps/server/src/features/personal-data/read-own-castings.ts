/** A person's activity around castings, for their own copy (rules/accounts#own-data). */
import type { PersonActor } from '@briefcast/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  applicationVotes,
  blocks,
  castingApplications,
  castingDrafts,
  castingInvitations,
  castingSearches,
  castings,
  savedCastings,
} from '../../platform/database/tables/index.ts';

/** Reads it as what becomes JSON; moments are Dates. */
export const readOwnCastings = async (
  db: Reader,
  { userId, role }: Pick<PersonActor, 'userId' | 'role'>,
) => ({
  // For a brand's person, the castings that they posted.
  castings: await db
    .select({
      id: castings.id,
      title: castings.title,
      description: castings.description,
      createdAt: castings.createdAt,
    })
    .from(castings)
    .where(eq(castings.postedBy, userId))
    .orderBy(asc(castings.id)),
  castingApplications: await db
    .select({
      castingId: castingApplications.castingId,
      pitch: castingApplications.pitch,
      price: castingApplications.price,
      answer: castingApplications.answer,
      outcome: castingApplications.outcome,
      createdAt: castingApplications.createdAt,
    })
    .from(castingApplications)
    .where(eq(castingApplications.creatorId, userId))
    .orderBy(asc(castingApplications.id)),
  castingDrafts: await db
    .select({ id: castingDrafts.id, terms: castingDrafts.terms, savedAt: castingDrafts.savedAt })
    .from(castingDrafts)
    .where(eq(castingDrafts.savedBy, userId))
    .orderBy(asc(castingDrafts.id)),
  // For a creator, the received ones; for a brand's person, the sent ones.
  castingInvitations: await db
    .select({
      castingId: castingInvitations.castingId,
      message: castingInvitations.message,
      createdAt: castingInvitations.createdAt,
      declinedAt: castingInvitations.declinedAt,
    })
    .from(castingInvitations)
    .where(eq(role === 'CREATOR' ? castingInvitations.creatorId : castingInvitations.invitedBy, userId))
    .orderBy(asc(castingInvitations.id)),
  savedCastings: await db
    .select({ castingId: savedCastings.castingId, savedAt: savedCastings.savedAt })
    .from(savedCastings)
    .where(eq(savedCastings.creatorId, userId))
    .orderBy(asc(savedCastings.castingId)),
  castingSearches: await db
    .select({
      name: castingSearches.name,
      filters: castingSearches.filters,
      isTold: castingSearches.isTold,
      createdAt: castingSearches.createdAt,
    })
    .from(castingSearches)
    .where(eq(castingSearches.creatorId, userId))
    .orderBy(asc(castingSearches.id)),
  // Votes on applications, as a member of a team.
  applicationVotes: await db
    .select({
      applicationId: applicationVotes.applicationId,
      vote: applicationVotes.vote,
      note: applicationVotes.note,
      changedAt: applicationVotes.changedAt,
    })
    .from(applicationVotes)
    .where(eq(applicationVotes.userId, userId))
    .orderBy(asc(applicationVotes.applicationId)),
  // The brands that a creator blocked.
  blockedBrands: await db
    .select({ brandId: blocks.brandId, createdAt: blocks.createdAt })
    .from(blocks)
    .where(and(eq(blocks.creatorId, userId), eq(blocks.by, 'CREATOR')))
    .orderBy(asc(blocks.brandId)),
});
