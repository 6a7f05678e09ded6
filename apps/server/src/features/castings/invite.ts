/** A brand invites creators to a casting, and a creator declines (rules/castings#invitations). */

import { AppError, castingLimits, castingStateOf, type NewCastingInvitations } from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { and, asc, count, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  blocks,
  brands,
  castingApplications,
  castingInvitations,
  castings,
  creators,
} from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { aboutCasting } from './about-casting.ts';
import { type LockedCasting, lockOwnCasting } from './access.ts';
import { readSentInvitations, type SentInvitations } from './read-invitations.ts';

/** Counts invitations of an organisation, or of one casting, since a moment. */
async function countInvitations(tx: Tx, condition: ReturnType<typeof and>): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(castingInvitations)
    .innerJoin(castings, eq(castings.id, castingInvitations.castingId))
    .where(condition);
  return row?.count ?? 0;
}

/** Throws casting.many_invitations and casting.many_invitations_today. */
async function requireRoom(tx: Tx, casting: LockedCasting, wanted: number, now: Date): Promise<void> {
  const { invited, invitedPerDay } = castingLimits;
  const ofCasting = await countInvitations(tx, eq(castings.id, casting.id));
  if (ofCasting + wanted > invited)
    throw new AppError('casting.many_invitations', { params: { limit: invited } });
  const since = addDays(now, -1);
  const ofDay = await countInvitations(
    tx,
    and(eq(castings.brandId, casting.brandId), gt(castingInvitations.createdAt, since)),
  );
  if (ofDay + wanted > invitedPerDay)
    throw new AppError('casting.many_invitations_today', { params: { limit: invitedPerDay } });
}

/** Throws samplepeople.creator where one of them is invented. */
async function requireReal(tx: Tx, creatorIds: readonly string[]): Promise<void> {
  const [sample] = await tx
    .select({ id: creators.userId })
    .from(creators)
    .where(and(inArray(creators.userId, [...creatorIds]), eq(creators.isSample, true)))
    .limit(1);
  if (sample) throw new AppError('samplepeople.creator');
}

/** Returns published creators with no block on either side, no invitation and no application, even a withdrawn one. */
async function whoCanBeInvited(
  tx: Tx,
  { castingId, brandId }: { castingId: string; brandId: string },
  creatorIds: readonly string[],
): Promise<string[]> {
  const invitation = tx
    .select({ one: sql`1` })
    .from(castingInvitations)
    .where(
      and(eq(castingInvitations.castingId, castingId), eq(castingInvitations.creatorId, creators.userId)),
    );
  const application = tx
    .select({ one: sql`1` })
    .from(castingApplications)
    .where(
      and(eq(castingApplications.castingId, castingId), eq(castingApplications.creatorId, creators.userId)),
    );
  const block = tx
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.brandId, brandId), eq(blocks.creatorId, creators.userId)));
  const rows = await tx
    .select({ id: creators.userId })
    .from(creators)
    .where(
      and(
        inArray(creators.userId, [...creatorIds]),
        eq(creators.isPublished, true),
        notExists(invitation),
        notExists(application),
        notExists(block),
      ),
    )
    .orderBy(asc(creators.userId))
    .for('key share', { of: creators });
  const found = new Set(rows.map(({ id }) => id));
  return creatorIds.filter((id) => found.has(id));
}

type Invited = SentInvitations & { invitedIds: string[] };

/**
 * Invites creators who were not invited before, did not apply, and are published; the others are left out. Throws
 * casting.nobody_invited where nobody is left, casting.closed for one that takes no applications,
 * casting.many_invitations, casting.many_invitations_today, casting.not_found, samplepeople.creator, team.role_too_small and
 * team.no_organization.
 */
export async function inviteCreators(
  { facts, clock }: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  castingId: string,
  { creatorIds, message }: NewCastingInvitations,
): Promise<Invited> {
  const { brandId } = authorizeOrganization(actor, 'casting.post');
  await requireReal(tx, creatorIds);
  const invitedIds = await whoCanBeInvited(tx, { castingId, brandId }, creatorIds);
  // Invitations to two castings at once are counted one after the other.
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update');
  const casting = await lockOwnCasting(tx, actor, 'casting.post', castingId);
  const now = clock();
  if (castingStateOf(casting, now) !== 'OPEN') throw new AppError('casting.closed');
  if (invitedIds.length === 0) throw new AppError('casting.nobody_invited');
  await requireRoom(tx, casting, invitedIds.length, now);
  const made = await tx
    .insert(castingInvitations)
    .values(
      invitedIds.map((creatorId) => ({
        id: uuidv7(),
        castingId,
        creatorId,
        invitedBy: actor.userId,
        message,
        createdAt: now,
      })),
    )
    // A colleague was faster with some of them.
    .onConflictDoNothing()
    .returning({ creatorId: castingInvitations.creatorId });
  if (made.length === 0) throw new AppError('casting.nobody_invited');
  await facts.append(
    tx,
    ...made.map(({ creatorId }) => ({
      kind: 'casting.invited' as const,
      ...aboutCasting(casting, actor),
      creatorId,
    })),
  );
  return {
    ...(await readSentInvitations({ db: tx }, actor, castingId)),
    invitedIds: made.map(({ creatorId }) => creatorId),
  };
}

/** Declines; nothing happens to one that was declined. Throws casting.not_invited. */
export async function declineInvitation(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  castingId: string,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const own = and(
      eq(castingInvitations.castingId, castingId),
      eq(castingInvitations.creatorId, actor.userId),
    );
    const [found] = await tx
      .select({ id: castingInvitations.id, castingId: castings.id, brandId: castings.brandId })
      .from(castingInvitations)
      .innerJoin(castings, eq(castings.id, castingInvitations.castingId))
      .where(own);
    if (!found) throw new AppError('casting.not_invited');
    const declined = await tx
      .update(castingInvitations)
      .set({ declinedAt: clock() })
      .where(and(own, isNull(castingInvitations.declinedAt)))
      .returning({ id: castingInvitations.id });
    if (declined.length === 0) return;
    await facts.append(tx, {
      kind: 'casting.declined',
      ...aboutCasting({ id: found.castingId, brandId: found.brandId }, actor),
      creatorId: actor.userId,
    });
  });
  return {};
}
