/** A person's activity around castings in the copy of their own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import {
  applicationVotes,
  castingApplications,
  castingDrafts,
  castingInvitations,
  castingSearches,
  castings,
  savedCastings,
} from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  // For a brand's person, the castings that they posted.
  castings: ({ db }, { userId }) =>
    db
      .select({
        id: castings.id,
        title: castings.title,
        description: castings.description,
        createdAt: castings.createdAt,
      })
      .from(castings)
      .where(eq(castings.postedBy, userId))
      .orderBy(asc(castings.id)),
  castingApplications: ({ db }, { userId }) =>
    db
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
  castingDrafts: ({ db }, { userId }) =>
    db
      .select({ id: castingDrafts.id, terms: castingDrafts.terms, savedAt: castingDrafts.savedAt })
      .from(castingDrafts)
      .where(eq(castingDrafts.savedBy, userId))
      .orderBy(asc(castingDrafts.id)),
  // For a creator, the received ones; for a brand's person, the sent ones.
  castingInvitations: ({ db }, { userId, role }) =>
    db
      .select({
        castingId: castingInvitations.castingId,
        message: castingInvitations.message,
        createdAt: castingInvitations.createdAt,
        declinedAt: castingInvitations.declinedAt,
      })
      .from(castingInvitations)
      .where(eq(role === 'CREATOR' ? castingInvitations.creatorId : castingInvitations.invitedBy, userId))
      .orderBy(asc(castingInvitations.id)),
  savedCastings: ({ db }, { userId }) =>
    db
      .select({ castingId: savedCastings.castingId, savedAt: savedCastings.savedAt })
      .from(savedCastings)
      .where(eq(savedCastings.creatorId, userId))
      .orderBy(asc(savedCastings.castingId)),
  castingSearches: ({ db }, { userId }) =>
    db
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
  applicationVotes: ({ db }, { userId }) =>
    db
      .select({
        applicationId: applicationVotes.applicationId,
        vote: applicationVotes.vote,
        note: applicationVotes.note,
        changedAt: applicationVotes.changedAt,
      })
      .from(applicationVotes)
      .where(eq(applicationVotes.userId, userId))
      .orderBy(asc(applicationVotes.applicationId)),
};
