/** A casting takes no more applications, takes them again, and is over (rules/castings#states). */

import {
  AppError,
  closingMoment,
  type FactData,
  type OwnCasting,
  takesApplications,
} from '@briefcast/contract';
import { dayFromIso } from '@briefcast/contract/kit/days';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { castingApplications, castings } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { aboutCasting } from './about-casting.ts';
import { type LockedCasting, lockOwnCasting } from './access.ts';
import { removeFilms } from './film-of-application.ts';
import { readOwnCasting } from './read-own-castings.ts';

type EndDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'jobs'>;

/** Locks one that is not over. Throws casting.over and what `lockOwnCasting` throws. */
async function lockRunning(tx: Tx, actor: UserActor, id: string): Promise<LockedCasting> {
  const casting = await lockOwnCasting(tx, actor, 'casting.post', id);
  if (casting.endedAt !== null) throw new AppError('casting.over');
  return casting;
}

/** Takes no more applications; nothing happens to one that is closed. Throws what `lockRunning` throws. */
export async function closeCasting(deps: EndDeps, actor: UserActor, id: string): Promise<OwnCasting> {
  await deps.db.transaction(async (tx) => {
    const casting = await lockRunning(tx, actor, id);
    if (casting.closedAt !== null) return;
    await tx.update(castings).set({ closedAt: deps.clock() }).where(eq(castings.id, id));
    await deps.facts.append(tx, {
      kind: 'casting.closed',
      ...aboutCasting(casting, actor),
      data: { by: 'BRAND' },
    });
  });
  return readOwnCasting(deps, actor, id);
}

/**
 * Takes applications again until another day; the content is due no earlier than that. Throws casting.still_open,
 * request.invalid for a day that is over, and what `lockRunning` throws.
 */
export async function reopenCasting(
  deps: EndDeps,
  actor: UserActor,
  id: string,
  closesOn: string,
): Promise<OwnCasting> {
  await deps.db.transaction(async (tx) => {
    const casting = await lockRunning(tx, actor, id);
    const now = deps.clock();
    if (takesApplications(casting, now)) throw new AppError('casting.still_open');
    if (closingMoment(closesOn) <= now) throw invalid('closesOn', 'date.past');
    if (dayFromIso(closesOn) > casting.dueAt) throw invalid('closesOn', 'casting.due_before_closing');
    await tx
      .update(castings)
      .set({ closedAt: null, closesAt: closingMoment(closesOn) })
      .where(eq(castings.id, id));
    await deps.facts.append(tx, { kind: 'casting.reopened', ...aboutCasting(casting, actor) });
  });
  return readOwnCasting(deps, actor, id);
}

/** Ends it by its brand. Throws what `lockRunning` throws. */
export async function endOwnCasting(deps: EndDeps, actor: UserActor, id: string): Promise<OwnCasting> {
  await deps.db.transaction(async (tx) =>
    endCasting(deps, tx, await lockRunning(tx, actor, id), { by: 'BRAND', actor }),
  );
  return readOwnCasting(deps, actor, id);
}

interface Ending {
  by: FactData['casting.ended']['by'];
  /** The brand's person; null for everybody else. */
  actor: UserActor | null;
  /** The operator's, which the brand reads. */
  reason?: string;
}

/**
 * Ends a casting that is not over: waiting applicants are not chosen and are notified, and their films are
 * removed.
 */
export async function endCasting(
  { facts, clock, jobs }: Pick<TxDeps, 'facts' | 'clock' | 'jobs'>,
  tx: Tx,
  casting: LockedCasting,
  { by, actor, reason }: Ending,
): Promise<void> {
  const now = clock();
  await tx
    .update(castings)
    .set({
      closedAt: casting.closedAt ?? (casting.closesAt < now ? casting.closesAt : now),
      endedAt: now,
      endedBy: by,
      closedReason: reason ?? null,
    })
    .where(eq(castings.id, casting.id));
  const told = await tx
    .update(castingApplications)
    .set({ outcome: 'NOT_CHOSEN' })
    .where(and(eq(castingApplications.castingId, casting.id), eq(castingApplications.outcome, 'WAITING')))
    .returning({ creatorId: castingApplications.creatorId });
  await removeFilmsOf({ jobs }, tx, casting.id);
  const about = {
    ...aboutCasting(casting, actor),
    ...(by === 'ADMIN' ? { actor: 'ADMIN' as const } : {}),
  };
  await facts.append(
    tx,
    { kind: 'casting.ended', ...about, data: { by } },
    // Each notifies one creator, and the brand's screens get the fact before.
    ...told.map(({ creatorId }) => ({
      kind: 'casting.not_chosen' as const,
      ...about,
      brandId: null,
      creatorId,
    })),
  );
}

/** Removes the films of applicants who were not chosen. */
async function removeFilmsOf(deps: Pick<TxDeps, 'jobs'>, tx: Tx, castingId: string): Promise<void> {
  const isNotChosen = and(
    eq(castingApplications.castingId, castingId),
    eq(castingApplications.outcome, 'NOT_CHOSEN'),
    isNotNull(castingApplications.filmId),
  );
  const films = await tx
    .select({ filmId: castingApplications.filmId })
    .from(castingApplications)
    .where(isNotChosen);
  if (films.length === 0) return;
  await tx.update(castingApplications).set({ filmId: null }).where(isNotChosen);
  await removeFilms(
    deps,
    tx,
    films.map(({ filmId }) => filmId),
  );
}
