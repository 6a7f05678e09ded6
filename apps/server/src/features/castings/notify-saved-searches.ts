/** Notifies creators of new castings that their saved searches find, once a day at most (rules/castings#searches). */
import { addDays } from '@briefcast/contract/kit/days';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { castingSearches, creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { brandsBlockedBy } from '../blocks/blocked.ts';
import type { Board } from './board/board.ts';
import type { Listed } from './board/board-index.ts';

type TellDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'jobs' | 'log'>;

const firstId = '00000000-0000-0000-0000-000000000000';

/** Saved searches of a creator with notifications on, whose day is over. */
const dueOf = (tx: Tx, creatorId: string, until: Date) =>
  tx
    .select()
    .from(castingSearches)
    .where(
      and(
        eq(castingSearches.creatorId, creatorId),
        eq(castingSearches.isTold, true),
        lte(castingSearches.lookedAt, until),
      ),
    )
    .orderBy(asc(castingSearches.id))
    .for('update');

/** Notifies one creator, once for all searches, of what they found since they were last looked through. */
async function tellOne(deps: TellDeps, board: Board, creatorId: string, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [creator] = await tx
      .select({ isPublished: creators.isPublished })
      .from(creators)
      .where(eq(creators.userId, creatorId))
      .for('key share');
    const due = await dueOf(tx, creatorId, addDays(now, -1));
    if (!creator || due.length === 0) return;
    const hidden = await brandsBlockedBy(tx, creatorId);
    const found = new Map<string, Listed>();
    for (const { filters, lookedAt } of due)
      for (const listed of await board.postedSince(filters, lookedAt, hidden)) found.set(listed.id, listed);
    const [newest] = [...found.values()].sort((one, other) => other.createdAt - one.createdAt);
    // Searches that found nothing are looked through again with the next casting, and not a day later.
    if (!newest) return;
    await tx
      .update(castingSearches)
      .set({ lookedAt: now })
      .where(
        inArray(
          castingSearches.id,
          due.map(({ id }) => id),
        ),
      );
    await deps.facts.append(tx, {
      kind: 'casting.found',
      actor: 'SYSTEM',
      actorId: null,
      subjectId: newest.id,
      creatorId,
      data: { count: found.size },
    });
  });
}

/**
 * Looks through all searches whose day is over. A stop loses nothing: the row stores how far each was looked through.
 */
export async function notifySavedSearches(deps: TellDeps, board: Board): Promise<void> {
  const now = deps.clock();
  await board.settled();
  await forEachDue<{ creatorId: string }>(deps, {
    read: (limit, last) =>
      deps.db
        .selectDistinct({ creatorId: castingSearches.creatorId })
        .from(castingSearches)
        .where(
          and(
            eq(castingSearches.isTold, true),
            lte(castingSearches.lookedAt, addDays(now, -1)),
            gt(castingSearches.creatorId, last?.creatorId ?? firstId),
          ),
        )
        .orderBy(asc(castingSearches.creatorId))
        .limit(limit),
    work: ({ creatorId }) => tellOne(deps, board, creatorId, now),
  });
}
