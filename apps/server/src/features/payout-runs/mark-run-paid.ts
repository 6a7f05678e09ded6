/** A brand says that it paid a run (rules/payouts#runs). */
import { AppError, type NewRunPayment, type PayoutRun } from '@briefcast/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { payoutRunPayments, payoutRuns } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { markSeveralPaid } from '../payouts/mark-paid.ts';
import { findRun } from './find-run.ts';
import { readRun } from './read-runs.ts';

/**
 * Marks every payout of the run that is owed, in one transaction; the run keeps which were marked before. Throws
 * run.not_found, run.marked_already, run.nothing_left where all were marked before, or it was discarded,
 * team.role_too_small, and request.invalid for a day to come or before one of the deals, and a file of another deal.
 */
export const markRunPaid = (
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>,
  actor: UserActor,
  runId: string,
  { proofs = [], ...payment }: NewRunPayment,
): Promise<PayoutRun> =>
  deps.db.transaction(async (tx) => {
    const run = await findRun(tx, actor, runId, 'update');
    if (run.markedAt !== null) throw new AppError('run.marked_already');
    const payments = await tx
      .select({ dealId: payoutRunPayments.dealId, amountCents: payoutRunPayments.amountCents })
      .from(payoutRunPayments)
      .where(and(eq(payoutRunPayments.runId, runId), isNull(payoutRunPayments.isMarkedHere)));
    const amounts = new Map(payments.map(({ dealId, amountCents }) => [dealId, amountCents]));
    const fileIds = new Map(proofs.map(({ dealId, fileId }) => [dealId, fileId]));
    const marked = await markSeveralPaid(deps, tx, actor, amounts, { ...payment, fileIds });
    if (marked.length === 0) throw new AppError('run.nothing_left');
    await tx
      .update(payoutRunPayments)
      .set({ isMarkedHere: sql`${inArray(payoutRunPayments.dealId, marked)}` })
      .where(eq(payoutRunPayments.runId, runId));
    await tx
      .update(payoutRuns)
      .set({ markedAt: deps.clock(), markedBy: actor.userId })
      .where(eq(payoutRuns.id, runId));
    return readRun(tx, runId);
  });
