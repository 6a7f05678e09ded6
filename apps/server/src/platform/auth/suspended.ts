/** Suspensions as every statement asks for them, and the one place that refuses what rests (rules/suspensions). */
import { AppError, type RouteSpec, type SuspendedAs } from '@briefcast/contract';
import { restsFor } from '@briefcast/contract/suspensions/calls';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import type { Caller } from './actor.ts';

/** The condition that a person, a creator or one of brands, is suspended by themselves. */
export const isPersonSuspended = (userId: SQL): SQL<boolean> => sql`exists (select from suspensions s
  where s.user_id = ${userId} and s.lifted_at is null)`;

/** The condition that an organisation is suspended. */
export const isBrandSuspended = (brandId: SQL): SQL<boolean> => sql`exists (select from suspensions s
  where s.brand_id = ${brandId} and s.lifted_at is null)`;

/** As what somebody is suspended who works for this organisation, which is null for creators. */
export const suspendedAs = (userId: SQL, brandId: SQL): SQL<SuspendedAs | null> => sql`case
  when ${isPersonSuspended(userId)} then case when (select u.role from users u where u.id = ${userId}) = 'CREATOR'
    then 'CREATOR' else 'MEMBER' end
  when ${isBrandSuspended(brandId)} then 'BRAND' end`;

/** Whether a person is suspended by themselves; reliable only while their row is locked. */
export async function personIsSuspended(db: Reader, userId: string): Promise<boolean> {
  const [found] = await db.select({ is: isPersonSuspended(sql`${userId}::uuid`) }).from(sql`(select 1) one`);
  return found?.is ?? false;
}

/** Whether one side of a deal is suspended, a brand as a whole. */
export const isSideSuspended = ({ brandId, creatorId }: { brandId: SQL; creatorId: SQL }): SQL<boolean> =>
  sql`(${isBrandSuspended(brandId)} or ${isPersonSuspended(creatorId)})`;

/** Refuses a call that rests while its caller is suspended; `body` is as it came. Throws account.suspended. */
export function requireNotResting(spec: RouteSpec, caller: Caller, body: unknown): void {
  if (caller.kind === 'user' && caller.suspended !== null && restsFor(spec, caller.suspended, body))
    throw new AppError('account.suspended');
}
