/** The part of a price that is owed from the acceptance of its deal on (rules/payouts#deposit). */
import { type DueShare, dueDay, nextReminder, owedStates } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals, payouts } from '../../platform/database/tables/index.ts';
import { dropRest } from './drop-rest.ts';
import { sharesOf } from './due-days.ts';
import { lockPayoutOfDeal } from './lock-payout.ts';
import { restOf } from './rest.ts';

type PayoutRow = typeof payouts.$inferSelect;

/**
 * Notes the amount owed in advance for a deal that is accepted now, in hundredths of its currency, due within `days`.
 */
export async function openDeposit(
  tx: Tx,
  { dealId, amountCents, days, now }: { dealId: string; amountCents: number; days: number; now: Date },
): Promise<void> {
  const dueAt = dueDay(now, days);
  await tx
    .insert(payouts)
    .values({ dealId, amountCents, paymentDays: days, dueAt, nextStepAt: nextReminder(dueAt, now) });
}

/** A deal ended without being completed: what of its deposit was not paid is owed no more. */
export async function dropDeposit(tx: Tx, dealId: string, now: Date): Promise<void> {
  const payout = await lockPayoutOfDeal(tx, dealId);
  if (!payout || payout.completedAt !== null || !owedStates.includes(payout.state)) return;
  await dropRest(tx, payout, restOf(payout), now);
}

/**
 * Drops the deposit that was marked when the deal was cancelled, and did not arrive; does nothing in any other deal.
 */
export async function dropDeniedDeposit(tx: Tx, dealId: string, now: Date): Promise<void> {
  const [deal] = await tx.select({ status: deals.status }).from(deals).where(eq(deals.id, dealId));
  if (deal?.status === 'CANCELLED') await dropDeposit(tx, dealId, now);
}

/** Whether all of a deposit has been confirmed: nothing of it waits for an answer. */
export const isDepositPaid = ({ state, markedPartsCents }: Pick<PayoutRow, 'state' | 'markedPartsCents'>) =>
  state === 'CONFIRMED' && markedPartsCents === 0;

/** The debt of a deal as a deposit, for who waits for it; undefined where there is none, or the deal was completed. */
export async function readDeposit(tx: Tx, dealId: string): Promise<PayoutRow | undefined> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.dealId, dealId));
  return payout?.completedAt === null ? payout : undefined;
}

/** Reads the part of a deposit that is owed by its own day when its deal is completed now; null for nothing. */
export async function readOwedDeposit(
  tx: Tx,
  { id, paymentDays }: Pick<typeof deals.$inferSelect, 'id' | 'paymentDays'>,
  now: Date,
): Promise<DueShare | null> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.dealId, id));
  if (!payout || !owedStates.includes(payout.state)) return null;
  const dayOfRest = dueDay(now, paymentDays).toISOString();
  return sharesOf(payout).find(({ dueAt }) => dueAt !== dayOfRest) ?? null;
}
