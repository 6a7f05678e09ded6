/** A run of the actor's organisation, for who works with it. */
import { AppError } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { payoutRuns } from '../../platform/database/tables/index.ts';

/**
 * Reads and locks a run for somebody who may mark its payments as paid. Throws run.not_found and
 * team.role_too_small.
 */
export async function findRun(
  tx: Tx,
  actor: UserActor,
  runId: string,
  lock: 'key share' | 'update',
): Promise<typeof payoutRuns.$inferSelect> {
  if (actor.brandId === null) throw new AppError('run.not_found');
  const [run] = await tx
    .select()
    .from(payoutRuns)
    .where(and(eq(payoutRuns.id, runId), eq(payoutRuns.brandId, actor.brandId)))
    .for(lock);
  if (!run) throw new AppError('run.not_found');
  authorize(actor, 'payout.mark', { brandId: run.brandId, creatorId: null });
  return run;
}
