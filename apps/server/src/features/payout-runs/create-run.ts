/** A brand puts payouts into a run (rules/payouts#runs). */
import { AppError, type NewPayoutRun, owedStates, type PayoutRun } from '@briefcast/contract';
import { eq, getTableColumns, inArray, max } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, payoutRunPayments, payoutRuns, payouts } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { lockOrganization } from '../brands/members.ts';
import { restOf } from '../payouts/rest.ts';
import { readRun } from './read-runs.ts';
import { requirePayees } from './require-payees.ts';

/**
 * Makes a run of what is owed for these deals. Throws payout.not_found, payout.not_now for what is marked or confirmed by
 * now, run.two_currencies, and what `requirePayees` throws.
 */
export async function createRun(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  actor: UserActor,
  { dealIds }: NewPayoutRun,
): Promise<PayoutRun> {
  const { brandId } = actor;
  if (brandId === null) throw new AppError('payout.not_found');
  // Of two at once the second counts the first.
  await lockOrganization(tx, brandId);
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
  const id = uuidv7();
  await tx.insert(payoutRuns).values({
    id,
    brandId,
    number: (last?.number ?? 0) + 1,
    ...(currency ? { currency } : {}),
    createdAt: clock(),
    createdBy: actor.userId,
  });
  await tx
    .insert(payoutRunPayments)
    .values(owed.map((payout) => ({ runId: id, dealId: payout.dealId, amountCents: restOf(payout) })));
  return readRun(tx, id);
}
