/** A run as a table, for banks that take a list of payments (rules/payouts#run-files). */
import { amountForBank, asCsv, type CsvColumn, type RunPayees, type RunPayment } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/** Returns a line a payment below a row of headings in the reader's language. */
export function runCsv(
  { currency, payments }: Pick<RunPayees, 'currency' | 'payments'>,
  purpose: string,
): string {
  const columns: CsvColumn<RunPayment>[] = [
    [m.bank_holder(), ({ holder }) => holder],
    [m.run_column_account(), ({ account }) => account],
    [m.bank_bank(), ({ bank }) => bank],
    [m.bank_swift(), ({ swift }) => swift ?? ''],
    [m.payout_column_amount(), ({ amountCents }) => amountForBank(amountCents)],
    [m.payout_column_currency(), () => currency],
    [m.payout_column_reference(), ({ reference }) => reference],
    [m.run_column_purpose(), () => purpose],
    [m.run_column_creator(), ({ creator }) => creator ?? ''],
    [m.payout_column_id(), ({ dealId }) => dealId],
  ];
  return asCsv(columns, payments, { isForProgram: true });
}
