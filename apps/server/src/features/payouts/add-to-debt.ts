/** Adds later agreements of both sides of a completed deal to its debt, with the price (rules/payouts#due). */
import { dueDay, owedStates } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import type { deals, payouts } from '../../platform/database/tables/index.ts';
import { growPayout } from './grow-payout.ts';
import { openPayout } from './open-payout.ts';

type PayoutRow = typeof payouts.$inferSelect;

/** Whether the brand has not said of all of it that it paid. */
export const isOwed = (payout: Pick<PayoutRow, 'state'> | undefined): boolean =>
  payout !== undefined && owedStates.includes(payout.state);

/**
 * Adds an amount in cents to the debt for a deal, due after the deal's days for paying; a debt of its own where there
 * was none. `payout` is locked, or undefined for none.
 */
export function addToDebt(
  tx: Tx,
  deal: Pick<typeof deals.$inferSelect, 'id' | 'paymentDays'>,
  payout: PayoutRow | undefined,
  { addedCents, now }: { addedCents: number; now: Date },
): Promise<void> {
  const { id, paymentDays } = deal;
  if (payout === undefined) return openPayout(tx, { id, budget: 0, addedCents, paymentDays }, now, null);
  return growPayout(tx, payout, { addedCents, dueAt: dueDay(now, paymentDays), now, twoDays: null });
}
