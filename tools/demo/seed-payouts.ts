/** The rows of what the demo's brands owe, as the rules would have made them by now. */

import { depositCents, dueDay, nextReminder, silenceConfirmsMilliseconds } from '@briefcast/contract';
import { dayStart } from '@briefcast/contract/kit/days';
import type { payouts } from '../../apps/server/src/platform/database/tables/index.ts';
import { before, day } from './moments.ts';
import { type DemoPayment, demoDepositOf, paymentDaysOf, payments } from './payments.ts';
import type { DealRows, Parties } from './seed-deals.ts';

type PayoutRow = typeof payouts.$inferInsert;

/** A day passes between the payment and the click that marks it. */
const markedAfter = day;

/** The reminders that went by themselves until the brand marked the payment, or until now. */
function remindersUntil(dueAt: Date, completedAt: Date, end: Date): Date[] {
  const sent: Date[] = [];
  for (let at = nextReminder(dueAt, completedAt); at <= end; at = nextReminder(dueAt, at)) sent.push(at);
  return sent;
}

function saidOf(payment: DemoPayment, { brand, memberId }: Omit<Parties, 'creator'>, now: Date) {
  const { paidDaysAgo, reference = null, markedBy } = payment;
  if (paidDaysAgo === undefined) return {};
  const paidAt = before(now, paidDaysAgo * day);
  return {
    paidOn: dayStart(paidAt),
    method: 'BANK_TRANSFER',
    reference,
    markedAt: new Date(paidAt.getTime() + markedAfter),
    markedBy: markedBy ? memberId(markedBy) : brand.ownerId,
  } as const;
}

function nextStepOf(state: DemoPayment['state'], dueAt: Date, markedAt: Date | undefined, now: Date) {
  if (state === 'CONFIRMED') return null;
  if (state === 'MARKED' && markedAt) return new Date(markedAt.getTime() + silenceConfirmsMilliseconds);
  return nextReminder(dueAt, now);
}

/** Deposit owed for a running deal and not paid so far; nothing for one without a deposit. */
function depositRows(key: string, { id, budget, acceptedAt }: DealRows['deal'], now: Date): PayoutRow[] {
  const deposit = demoDepositOf(key);
  if (!deposit || !acceptedAt) return [];
  const dueAt = dueDay(acceptedAt, deposit.days);
  const sent = remindersUntil(dueAt, acceptedAt, now);
  return [
    {
      dealId: id,
      amountCents: depositCents(budget, deposit),
      paymentDays: deposit.days,
      dueAt,
      remindersSent: sent.length,
      lastRemindedAt: sent.at(-1) ?? null,
      nextStepAt: nextReminder(dueAt, now),
    },
  ];
}

/** Payout of a deal that is completed, or has a deposit; nothing for any other. */
export function payoutRows(
  key: string,
  { deal }: DealRows,
  parties: Omit<Parties, 'creator'>,
  now: Date,
): PayoutRow[] {
  const { id, budget, completedAt, creatorId } = deal;
  if (!completedAt) return depositRows(key, deal, now);
  const payment = payments[key] ?? { state: 'DUE' };
  const dueAt = dueDay(completedAt, paymentDaysOf(key));
  const said = saidOf(payment, parties, now);
  const sent = remindersUntil(dueAt, completedAt, said.markedAt ?? now);
  const { answeredDaysAgo, state } = payment;
  return [
    {
      dealId: id,
      amountCents: budget,
      paymentDays: paymentDaysOf(key),
      completedAt,
      dueAt,
      state,
      ...said,
      ...(answeredDaysAgo === undefined
        ? {}
        : { answeredAt: before(now, answeredDaysAgo * day), answeredBy: creatorId ?? null }),
      remindersSent: sent.length,
      lastRemindedAt: sent.at(-1) ?? null,
      nextStepAt: nextStepOf(state, dueAt, said.markedAt, now),
    },
  ];
}
