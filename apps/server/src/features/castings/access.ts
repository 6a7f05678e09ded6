/** The ways to a casting: one of another organisation is not found, like one that does not exist. */
import { AppError, type CastingStanding, type PolicyAction } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type AllowedOrganization, authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { brands, castings } from '../../platform/database/tables/index.ts';
import { castOfCasting } from './casting-columns.ts';

declare const locked: unique symbol;
/** A casting whose row this transaction holds: nobody else changes it, or casts from it, until the end. */
export type LockedCasting = typeof castings.$inferSelect & CastingStanding & { readonly [locked]: true };

/** Locks a casting for nobody in particular, as a timer does; undefined where it is gone. */
export async function lockCastingIfThere(tx: Tx, id: string): Promise<LockedCasting | undefined> {
  const [row] = await tx.select().from(castings).where(eq(castings.id, id)).for('update');
  if (!row) return undefined;
  // After the lock: what somebody else cast before is counted.
  const [counted] = await tx.select({ cast: castOfCasting }).from(castings).where(eq(castings.id, id));
  return { ...row, cast: counted?.cast ?? 0 } as LockedCasting;
}

/** Locks a casting that takes part in something a creator does. Throws casting.not_found. */
export async function lockCasting(tx: Tx, id: string): Promise<LockedCasting> {
  const casting = await lockCastingIfThere(tx, id);
  if (!casting) throw new AppError('casting.not_found');
  return casting;
}

type CastingAction = Extract<PolicyAction, `casting.${string}`>;

/**
 * Locks one of the organisation's, after the organisation itself, because a deletion holds that first. Throws
 * casting.not_found, team.role_too_small and team.no_organization.
 */
export async function lockOwnCasting(
  tx: Tx,
  actor: UserActor,
  action: CastingAction,
  id: string,
): Promise<LockedCasting> {
  const { brandId } = await holdOrganization(tx, actor, action);
  const casting = await lockCastingIfThere(tx, id);
  if (casting?.brandId !== brandId) throw new AppError('casting.not_found');
  return casting;
}

/**
 * Keeps the organisation from being deleted until the transaction ends. Throws team.role_too_small and
 * team.no_organization.
 */
export async function holdOrganization<A extends CastingAction>(
  tx: Tx,
  actor: UserActor,
  action: A,
): Promise<AllowedOrganization<A>> {
  const organization = authorizeOrganization(actor, action);
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, organization.brandId)).for('key share');
  return organization;
}

/** The condition that a casting is the organisation's. */
export const isOwnCasting = (brandId: string, id: string) =>
  and(eq(castings.id, id), eq(castings.brandId, brandId));
