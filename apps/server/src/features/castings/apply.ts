/** A creator applies to a casting, changes that, and withdraws it (rules/castings#applications). */
import {
  AppError,
  castingLimits,
  castingStateOf,
  contactDetailsIn,
  type Finding,
  type NewApplication,
  type OwnApplication,
} from '@briefcast/contract';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { isBrandSuspended } from '../../platform/auth/suspended.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  brands,
  castingApplications,
  creators,
  portfolioItems,
} from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { blockedBetween } from '../blocks/blocked.ts';
import { aboutCasting } from './about-casting.ts';
import { type LockedCasting, lockCasting } from './access.ts';
import { versionOf } from './casting-row.ts';
import { findingsOfFilm, removeFilms } from './film-of-application.ts';
import { readApplication } from './own-applications.ts';

type ApplyDeps = Pick<TxDeps, 'facts' | 'clock' | 'settings' | 'keys' | 'jobs'>;
type Row = typeof castingApplications.$inferSelect;

/**
 * Refuses an application with findings, such as a missing answer that the casting asks for. Throws
 * request.invalid.
 */
async function requireFitting(
  { settings }: Pick<ApplyDeps, 'settings'>,
  tx: Tx,
  actor: UserActor,
  casting: LockedCasting,
  input: NewApplication,
): Promise<void> {
  const findings: Finding[] = [];
  if (casting.payFrom === casting.payTo && input.price !== casting.payTo)
    findings.push({ path: ['price'], code: 'application.pay_fixed' });
  if (casting.question && !input.answer) findings.push({ path: ['answer'], code: 'application.no_answer' });
  if (settings.now().moderation.isOn)
    for (const field of ['pitch', 'answer'] as const)
      if (contactDetailsIn(input[field]).length > 0)
        findings.push({ path: [field], code: 'application.contact_details' });
  if (input.itemIds.length > 0) {
    const own = await tx
      .select({ id: portfolioItems.id })
      .from(portfolioItems)
      .where(and(eq(portfolioItems.creatorId, actor.userId), inArray(portfolioItems.id, input.itemIds)));
    input.itemIds.forEach((id, index) => {
      if (!own.some((item) => item.id === id))
        findings.push({ path: ['itemIds', index], code: 'application.item_unknown' });
    });
  }
  findings.push(...(await findingsOfFilm(tx, actor, casting, input.filmId)));
  if (findings.length > 0) throw new AppError('request.invalid', { findings });
}

async function findOwn(tx: Tx, actor: UserActor, castingId: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(castingApplications)
    .where(
      and(eq(castingApplications.castingId, castingId), eq(castingApplications.creatorId, actor.userId)),
    );
  return row;
}

/** Keeps the creator, who must be published, as they are. Throws application.not_published and application.too_many. */
async function requireReady(tx: Tx, { userId }: UserActor): Promise<void> {
  const [creator] = await tx
    .select({ isPublished: creators.isPublished })
    .from(creators)
    .where(eq(creators.userId, userId))
    // Serializes concurrent applications: the second counts the first.
    .for('no key update');
  if (!creator) throw new AppError('auth.session_expired');
  if (!creator.isPublished) throw new AppError('application.not_published');
  const [waiting] = await tx
    .select({ count: count() })
    .from(castingApplications)
    .where(and(eq(castingApplications.creatorId, userId), eq(castingApplications.outcome, 'WAITING')));
  if ((waiting?.count ?? 0) >= castingLimits.waiting)
    throw new AppError('application.too_many', { params: { limit: castingLimits.waiting } });
}

/** Throws application.not_taken and application.brand_blocked. */
async function requireNotBlocked(tx: Tx, { userId }: UserActor, brandId: string): Promise<void> {
  const by = await blockedBetween(tx, { brandId, creatorId: userId });
  if (by.includes('CREATOR')) throw new AppError('application.brand_blocked');
  if (by.includes('BRAND')) throw new AppError('application.not_taken');
}

/** Throws samplepeople.casting. */
async function requireReal(tx: Tx, brandId: string): Promise<void> {
  const [brand] = await tx.select({ isSample: brands.isSample }).from(brands).where(eq(brands.id, brandId));
  if (brand?.isSample) throw new AppError('samplepeople.casting');
}

/** Throws casting.paused. */
async function requireNotPaused(tx: Tx, brandId: string): Promise<void> {
  const [found] = await tx
    .select({ isPaused: isBrandSuspended(sql`${brandId}::uuid`) })
    .from(sql`(select 1) one`);
  if (found?.isPaused) throw new AppError('casting.paused');
}

async function hasUnseen(tx: Tx, castingId: string): Promise<boolean> {
  const [unseen] = await tx
    .select({ id: castingApplications.id })
    .from(castingApplications)
    .where(
      and(
        eq(castingApplications.castingId, castingId),
        eq(castingApplications.outcome, 'WAITING'),
        isNull(castingApplications.seenAt),
      ),
    )
    .limit(1);
  return unseen !== undefined;
}

/**
 * Applies, also again after withdrawing. Throws casting.not_found, casting.paused, casting.closed, samplepeople.casting, casting.changed where another version was
 * read, application.answered for a second application, application.not_published, application.too_many, application.not_taken, application.brand_blocked, and
 * request.invalid.
 */
export async function applyToCasting(
  deps: ApplyDeps,
  tx: Tx,
  actor: UserActor,
  castingId: string,
  { version, ...input }: NewApplication,
): Promise<OwnApplication> {
  await requireReady(tx, actor);
  const casting = await lockCasting(tx, castingId);
  const now = deps.clock();
  await requireNotBlocked(tx, actor, casting.brandId);
  await requireNotPaused(tx, casting.brandId);
  await requireReal(tx, casting.brandId);
  if (castingStateOf(casting, now) !== 'OPEN') throw new AppError('casting.closed');
  const before = await findOwn(tx, actor, castingId);
  if (before && before.outcome !== 'WITHDRAWN') throw new AppError('application.answered');
  if (version !== undefined && version !== versionOf(casting)) throw new AppError('casting.changed');
  await requireFitting(deps, tx, actor, casting, input);
  const isFirstUnseen = !(await hasUnseen(tx, castingId));
  const row = {
    ...input,
    outcome: 'WAITING' as const,
    mark: null,
    seenAt: null,
    createdAt: now,
  };
  if (before) await tx.update(castingApplications).set(row).where(eq(castingApplications.id, before.id));
  else
    await tx.insert(castingApplications).values({ ...row, id: uuidv7(), castingId, creatorId: actor.userId });
  await deps.facts.append(tx, {
    kind: 'casting.applied',
    ...aboutCasting(casting, actor),
    creatorId: actor.userId,
    data: { isFirstUnseen },
  });
  return readApplication({ ...deps, db: tx }, actor, castingId);
}

type ChangeDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'settings' | 'keys' | 'jobs'>;

/** Does something with an application that waits. Throws casting.not_found, application.not_found, application.answered. */
async function withWaiting(
  deps: ChangeDeps,
  actor: UserActor,
  castingId: string,
  write: (tx: Tx, casting: LockedCasting, own: Row) => Promise<void>,
): Promise<OwnApplication> {
  return deps.db.transaction(async (tx) => {
    const casting = await lockCasting(tx, castingId);
    const own = await findOwn(tx, actor, castingId);
    if (!own) throw new AppError('application.not_found');
    if (own.outcome !== 'WAITING') throw new AppError('application.answered');
    await write(tx, casting, own);
    await deps.facts.append(tx, {
      kind: 'casting.application_changed',
      ...aboutCasting(casting, actor),
      creatorId: actor.userId,
    });
    return readApplication({ ...deps, db: tx }, actor, castingId);
  });
}

/** Changes it until it is answered, also after the casting closed. Throws what `withWaiting` throws, and request.invalid. */
export const changeApplication = (
  deps: ChangeDeps,
  actor: UserActor,
  castingId: string,
  { version: _, ...input }: NewApplication,
): Promise<OwnApplication> =>
  withWaiting(deps, actor, castingId, async (tx, casting, own) => {
    await requireFitting(deps, tx, actor, casting, input);
    await tx.update(castingApplications).set(input).where(eq(castingApplications.id, own.id));
    if (own.filmId !== input.filmId) await removeFilms(deps, tx, [own.filmId]);
  });

/** Withdraws it until it is answered. Throws what `withWaiting` throws. */
export const withdrawApplication = (
  deps: ChangeDeps,
  actor: UserActor,
  castingId: string,
): Promise<OwnApplication> =>
  withWaiting(deps, actor, castingId, async (tx, _, own) => {
    await tx
      .update(castingApplications)
      .set({ outcome: 'WITHDRAWN', mark: null, filmId: null })
      .where(eq(castingApplications.id, own.id));
    await removeFilms(deps, tx, [own.filmId]);
  });
