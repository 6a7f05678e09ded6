/** A brand puts payouts into a run (rules/payouts#runs). */
import { AppError, type NewPayoutRun, owedStates, type PayoutRun } from '@briefcast/contract';
import { and, eq, getTableColumns, inArray, isNull, max, notExists, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, payoutRunPayments, payoutRuns, payouts } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { lockOrganization } from '../brands/members.ts';
import { readOpenRuns } from '../payouts/read-open-runs.ts';
import { restOf } from '../payouts/rest.ts';
import { lockOpenRuns, releaseRunPayments } from './open-runs.ts';
import { readRun } from './read-runs.ts';
import { requirePayees } from './require-payees.ts';

/**
 * Takes these payments out of the runs that have them and are open, which are discarded with their last one. Throws
 * run.in_another for one in a run that `replaces` does not name.
 */
async function takeFromOpenRuns(
  tx: Tx,
  dealIds: readonly string[],
  { replaces, now, userId }: { replaces: readonly number[]; now: Date; userId: string },
): Promise<void> {
  const held = [...(await readOpenRuns(tx, dealIds)).values()];
  const other = held.find(({ number }) => !replaces.includes(number));
  if (other) throw new AppError('run.in_another', { params: { run: other.number } });
  const runIds = [...new Set(held.map(({ runId }) => runId))].sort();
  await releaseRunPayments(tx, runIds, dealIds);
  await tx
    .update(payoutRuns)
    .set({ discardedAt: now, discardedBy: userId })
    .where(
      and(
        inArray(payoutRuns.id, runIds),
        isNull(payoutRuns.markedAt),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(payoutRunPayments)
            .where(and(eq(payoutRunPayments.runId, payoutRuns.id), isNull(payoutRunPayments.isMarkedHere))),
        ),
      ),
    );
}

/**
 * Makes a run of the debts for these deals. Throws payout.not_found, payout.not_now for a payment that is marked or
 * confirmed by now, run.two_currencies, run.in_another for payments of an open run that `replaces` does not name, and
 * what `requirePayees` throws.
 */
export async function createRun(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  actor: UserActor,
  { dealIds, replaces = [] }: NewPayoutRun,
): Promise<PayoutRun> {
  const { brandId } = actor;
  if (brandId === null) throw new AppError('payout.not_found');
  // Serializes concurrent requests: the second counts the first.
  await lockOrganization(tx, brandId);
  await lockOpenRuns(tx, brandId, dealIds);
  await requirePayees(tx, actor, dealIds);
  const owed = await tx
    .select({ ...getTableColumns(payouts), currency: deals.currency })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(inArray(payouts.dealId, dealIds));
  if (owed.some(({ state }) => !owedStates.includes(state))) throw new AppError('payout.not_now');
  const [currency, other] = new Set(owed.map((payout) => payout.currency));
  if (other) throw new AppError('run.two_currencies');
  const [last] = await tx
    .select({ number: max(payoutRuns.number) })
    .from(payoutRuns)
    .where(eq(payoutRuns.brandId, brandId));
  const now = clock();
  await takeFromOpenRuns(tx, dealIds, { replaces, now, userId: actor.userId });
  const id = uuidv7();
  await tx.insert(payoutRuns).values({
    id,
    brandId,
    number: (last?.number ?? 0) + 1,
    ...(currency ? { currency } : {}),
    createdAt: now,
    createdBy: actor.userId,
  });
  await tx
    .insert(payoutRunPayments)
    .values(owed.map((payout) => ({ runId: id, dealId: payout.dealId, amountCents: restOf(payout) })));
  return readRun(tx, id);
}
