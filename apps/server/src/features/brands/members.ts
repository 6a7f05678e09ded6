/** The members of organisations. Every change of members locks the organisation first (rules/teams#members). */
import type { MemberRole } from '@briefcast/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { isPersonSuspended } from '../../platform/auth/suspended.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { brands, members } from '../../platform/database/tables/index.ts';

export interface Membership {
  brandId: string;
  userId: string;
}

const itself = ({ brandId, userId }: Membership) =>
  and(eq(members.brandId, brandId), eq(members.userId, userId));

/** Locks the organisation against other changes of its members until the transaction ends; false if it was deleted. */
export async function lockOrganization(tx: Tx, brandId: string): Promise<boolean> {
  const found = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.id, brandId))
    .for('no key update');
  return found.length > 0;
}

/** A person's role in an organisation; null for a non-member. Reliable only under the organisation's lock. */
export async function readRole(db: Reader, membership: Membership): Promise<MemberRole | null> {
  const [member] = await db.select({ role: members.role }).from(members).where(itself(membership));
  return member?.role ?? null;
}

/** Counts the people of this role, or of all, in an organisation. */
export async function countMembers(db: Reader, brandId: string, role?: MemberRole): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(members)
    .where(and(eq(members.brandId, brandId), role && eq(members.role, role)));
  return found?.count ?? 0;
}

/** Returns false for a person who is a member already. */
export async function addMember(
  tx: Tx,
  membership: Membership & { role: MemberRole; joinedAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(members)
    .values(membership)
    .onConflictDoNothing()
    .returning({ userId: members.userId });
  return added.length > 0;
}

export const setRole = (tx: Tx, membership: Membership, role: MemberRole): Promise<unknown> =>
  tx.update(members).set({ role }).where(itself(membership));

export const removeMembership = (tx: Tx, membership: Membership): Promise<unknown> =>
  tx.delete(members).where(itself(membership));

/** The present members of organisations, each with the organisation. Nothing is locked. */
export async function readMembers(db: Reader, brandIds: readonly (string | null)[]): Promise<Membership[]> {
  const wanted = [...new Set(brandIds.filter((id) => id !== null))];
  if (wanted.length === 0) return [];
  return db
    .select({ brandId: members.brandId, userId: members.userId })
    .from(members)
    .where(inArray(members.brandId, wanted))
    .orderBy(members.brandId, members.userId);
}

/**
 * Locks these memberships until the transaction ends; returns the existing ones with their roles, without suspended
 * people. Removing a member waits, so that nothing is written for a removed one. Lock the people before, the deals after.
 */
export async function holdMembers(
  tx: Tx,
  found: readonly Membership[],
): Promise<(Membership & { role: MemberRole })[]> {
  if (found.length === 0) return [];
  const pairs = found.map(({ brandId, userId }) => sql`(${brandId}::uuid, ${userId}::uuid)`);
  return tx
    .select({ brandId: members.brandId, userId: members.userId, role: members.role })
    .from(members)
    .where(
      sql`(${members.brandId}, ${members.userId}) in (${sql.join(pairs, sql`, `)})
        and not ${isPersonSuspended(sql`"members"."user_id"`)}`,
    )
    .orderBy(members.brandId, members.userId)
    .for('key share');
}
