/** A brand gives up a run that it has not marked (rules/payouts#runs). */
import { AppError, type PayoutRun } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { payoutRuns } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { findRun } from './find-run.ts';
import { releaseRunPayments } from './open-runs.ts';
import { readRun } from './read-runs.ts';

/**
 * Discards an open run, whose payments are free for another one; the same again changes nothing. Throws run.not_found,
 * run.marked_already, team.role_too_small.
 */
export const discardRun = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  runId: string,
): Promise<PayoutRun> =>
  db.transaction(async (tx) => {
    const run = await findRun(tx, actor, runId, 'update');
    if (run.markedAt !== null) throw new AppError('run.marked_already');
    if (run.discardedAt === null) {
      await releaseRunPayments(tx, [runId]);
      await tx
        .update(payoutRuns)
        .set({ discardedAt: clock(), discardedBy: actor.userId })
        .where(eq(payoutRuns.id, runId));
    }
    return readRun(tx, runId);
  });
