/** Suspends a brand or a person, and lifts it again, with all that follows at once (rules/suspensions). */
import { AppError, type Role, type SuspendedAs } from '@briefcast/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isPersonSuspended } from '../../platform/auth/suspended.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import { brands, creators, members, suspensions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { endEverySession } from '../accounts/end-sessions.ts';
import { lockPerson } from '../accounts/person.ts';
import { holdMembers, lockOrganization, readMembers } from '../brands/members.ts';
import { showProfile } from '../creators/show-profile.ts';
import { extendPacks } from '../ledger/extend-packs.ts';
import { beginSuspension, endSuspension, type SuspensionRow } from './suspension-rows.ts';

type SuspendDeps = Pick<Deps, 'clock' | 'facts' | 'signals'>;

/** A brand or a person that was suspended or is no longer, locked until the transaction ends. */
export interface Concerned {
  kind: SuspendedAs;
  id: string;
  name: string;
  role: Role;
  /** The people to notify. */
  people: string[];
}

/** Locks the organisation with its people; undefined where it is gone. */
export async function holdBrand(tx: Tx, brandId: string): Promise<Concerned | undefined> {
  const found = await readMembers(tx, [brandId]);
  await holdUsers(
    tx,
    found.map(({ userId }) => userId),
  );
  if (!(await lockOrganization(tx, brandId))) return undefined;
  const [brand] = await tx.select({ name: brands.companyName }).from(brands).where(eq(brands.id, brandId));
  const held = await holdMembers(tx, found);
  const people = held.map(({ userId }) => userId);
  return { kind: 'BRAND', id: brandId, name: brand?.name ?? '', role: 'BRAND', people };
}

/** Locks the person; undefined where they are gone. */
export async function holdPerson(tx: Tx, userId: string): Promise<Concerned | undefined> {
  const user = await lockPerson(tx, userId);
  if (!user) return undefined;
  const kind = user.role === 'CREATOR' ? 'CREATOR' : 'MEMBER';
  return { kind, id: userId, name: user.name, role: user.role, people: [userId] };
}

/** Screens and cached sessions follow at once. */
async function tell(
  { facts, signals }: Pick<Deps, 'facts' | 'signals'>,
  tx: Tx,
  kind: 'suspension.begun' | 'suspension.lifted',
  { kind: as, id, people }: Concerned,
): Promise<void> {
  const whose = { BRAND: { brandId: id }, CREATOR: { creatorId: id }, MEMBER: { personId: id } }[as];
  await facts.append(tx, { kind, actor: 'ADMIN', subjectId: id, ...whose });
  afterCommit(() => signals.publish({ kind: 'sessions', users: people }));
}

interface Wanted {
  reason: string;
  /** Name of the admin. */
  by: string;
}

/** Suspends a brand as a whole. Throws admin.user_not_found and suspension.running. */
export async function suspendBrand(
  deps: SuspendDeps,
  tx: Tx,
  brandId: string,
  wanted: Wanted,
): Promise<Concerned> {
  const concerned = await holdBrand(tx, brandId);
  if (!concerned) throw new AppError('admin.user_not_found');
  await beginSuspension(tx, { brandId }, { ...wanted, now: deps.clock() });
  await tell(deps, tx, 'suspension.begun', concerned);
  return concerned;
}

/**
 * Locks every organisation that the person owns, and refuses where another owner is missing who can act. Throws
 * suspension.last_owner.
 */
async function requireOtherOwners(tx: Tx, userId: string): Promise<void> {
  const owned = await tx
    .select({ brandId: members.brandId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.role, 'OWNER')))
    .orderBy(asc(members.brandId));
  for (const { brandId } of owned) {
    await lockOrganization(tx, brandId);
    const owners = await tx
      .select({ userId: members.userId })
      .from(members)
      .where(
        and(
          eq(members.brandId, brandId),
          eq(members.role, 'OWNER'),
          sql`not ${isPersonSuspended(sql`"members"."user_id"`)}`,
        ),
      );
    if (owners.some((owner) => owner.userId !== userId)) continue;
    const [brand] = await tx.select({ name: brands.companyName }).from(brands).where(eq(brands.id, brandId));
    throw new AppError('suspension.last_owner', { params: { brand: brand?.name ?? '' } });
  }
}

/** Hides a creator who is public; returns whether they were. */
async function hideCreator(deps: Pick<Deps, 'facts'>, tx: Tx, creatorId: string): Promise<boolean> {
  const [creator] = await tx
    .select({ isPublished: creators.isPublished })
    .from(creators)
    .where(eq(creators.userId, creatorId))
    .for('update');
  if (!creator?.isPublished) return false;
  await showProfile(deps, tx, creatorId, false);
  return true;
}

/**
 * Suspends a creator, whose profile is hidden, or a person of brands, whose sessions end. Throws admin.user_not_found,
 * suspension.running and suspension.last_owner.
 */
export async function suspendPerson(
  deps: SuspendDeps,
  tx: Tx,
  userId: string,
  wanted: Wanted,
): Promise<Concerned> {
  const concerned = await holdPerson(tx, userId);
  if (!concerned) throw new AppError('admin.user_not_found');
  const isCreator = concerned.kind === 'CREATOR';
  if (!isCreator) await requireOtherOwners(tx, userId);
  const wasPublished = isCreator && (await hideCreator(deps, tx, userId));
  await beginSuspension(tx, { userId }, { ...wanted, now: deps.clock(), wasPublished });
  if (!isCreator) await endEverySession(deps, tx, { userId, role: 'BRAND' });
  await tell(deps, tx, 'suspension.begun', concerned);
  return concerned;
}

/** Shows a creator again, unless the admin took the profile offline since. */
async function showAgain(deps: Pick<Deps, 'facts'>, tx: Tx, creatorId: string): Promise<void> {
  const [creator] = await tx.select().from(creators).where(eq(creators.userId, creatorId)).for('update');
  if (creator && !creator.isPublished && creator.withheldAt === null)
    await showProfile(deps, tx, creatorId, true);
}

/**
 * Lifts a suspension: a creator who was public is so again, and a brand's credits last as much longer as it took. Throws
 * suspension.not_found.
 */
export async function liftSuspension(
  deps: SuspendDeps,
  tx: Tx,
  id: string,
): Promise<{ concerned: Concerned; row: SuspensionRow }> {
  const [known] = await tx.select().from(suspensions).where(eq(suspensions.id, id));
  const concerned =
    known?.brandId != null
      ? await holdBrand(tx, known.brandId)
      : known?.userId != null
        ? await holdPerson(tx, known.userId)
        : undefined;
  if (!concerned) throw new AppError('suspension.not_found');
  const now = deps.clock();
  const row = await endSuspension(tx, id, now);
  if (row.wasPublished) await showAgain(deps, tx, concerned.id);
  if (concerned.kind === 'BRAND') await extendPacks(tx, concerned.id, { from: row.suspendedAt, to: now });
  await tell(deps, tx, 'suspension.lifted', concerned);
  return { concerned, row };
}
