/** A statement of payouts as a table, for whoever keeps the books. */
import { asCsv, type CsvColumn, type Payout, type PayoutState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const states: Record<PayoutState, () => string> = {
  DUE: m.payout_due,
  MARKED: m.payout_is_marked,
  NOT_ARRIVED: m.payout_is_not_arrived,
  CONFIRMED: m.payout_is_confirmed,
};

/** Returns comma-separated text below a row of headings in the reader's language; days are UTC, amounts plain decimals. */
export function payoutsCsv(payouts: readonly Payout[]): string {
  const columns: CsvColumn<Payout>[] = [
    [m.payout_column_deal(), ({ title }) => title],
    [m.payout_column_party(), ({ party }) => party.name ?? ''],
    [m.payout_column_completed(), ({ completedAt }) => completedAt.slice(0, 10)],
    [m.payout_column_due(), ({ dueAt }) => dueAt.slice(0, 10)],
    [m.payout_column_amount(), ({ amountCents }) => (amountCents / 100).toFixed(2)],
    [m.payout_column_currency(), () => 'USD'],
    [m.payout_column_state(), ({ state }) => states[state]()],
    [m.payout_column_paid(), ({ payment }) => payment?.paidOn.slice(0, 10) ?? ''],
    [m.payout_column_reference(), ({ payment }) => payment?.reference ?? ''],
    [m.payout_column_confirmed(), ({ answer }) => (answer?.arrived ? answer.answeredAt.slice(0, 10) : '')],
    [m.payout_column_id(), ({ dealId }) => dealId],
  ];
  return asCsv(columns, payouts);
}
