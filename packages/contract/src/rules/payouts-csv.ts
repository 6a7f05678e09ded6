/** A statement of payouts as a table for spreadsheets. */
import type { Payout } from '../schemas/payout.ts';
import { asCsv, type CsvColumn } from './csv.ts';

const columns: readonly CsvColumn<Payout>[] = [
  ['deal', ({ title }) => title],
  ['party', ({ party }) => party.name ?? ''],
  ['completed', ({ completedAt }) => completedAt.slice(0, 10)],
  ['due', ({ dueAt }) => dueAt.slice(0, 10)],
  ['amount', ({ amountCents }) => (amountCents / 100).toFixed(2)],
  ['currency', () => 'USD'],
  ['state', ({ state }) => state],
  ['paid_on', ({ payment }) => payment?.paidOn.slice(0, 10) ?? ''],
  ['reference', ({ payment }) => payment?.reference ?? ''],
  ['confirmed', ({ answer }) => (answer?.arrived ? answer.answeredAt.slice(0, 10) : '')],
  ['deal_id', ({ dealId }) => dealId],
];

/** Comma-separated text (RFC 4180) with a row of names; amounts are dollars, days are UTC. */
export const payoutsAsCsv = (payouts: readonly Payout[]): string => asCsv(columns, payouts);
