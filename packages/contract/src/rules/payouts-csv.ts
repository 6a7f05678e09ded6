/** A statement of payouts as a table for spreadsheets. */
import type { Payout } from '../schemas/payout.ts';

const columns: readonly [string, (payout: Payout) => string][] = [
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

/** A cell that begins like this is a formula to spreadsheets, and people write titles. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Comma-separated text (RFC 4180) with a row of names; amounts are dollars, days are UTC. */
export const payoutsAsCsv = (payouts: readonly Payout[]): string =>
  [columns.map(([name]) => name), ...payouts.map((payout) => columns.map(([, of]) => cell(of(payout))))]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
