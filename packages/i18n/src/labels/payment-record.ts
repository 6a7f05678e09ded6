import { enoughPayments, type PaymentRecord } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatSeries } from '../format.ts';

/** How it has paid; a brand with few payments is new here. */
function paidText(record: PaymentRecord | null): string {
  if (record === null || record.counted < enoughPayments)
    return m.payout_new_here({ n: enoughPayments, count: formatCount(enoughPayments) });
  const { counted, inTime, averageDays } = record;
  const share = m.payout_in_time({ inTime: formatCount(inTime), counted: formatCount(counted) });
  if (averageDays === null) return share;
  return formatSeries([share, m.payout_pays_after({ n: averageDays, count: formatCount(averageDays) })]);
}

/** How a brand has paid so far, in one line, and the cases that the market decided against it. */
export function paymentRecordText(record: PaymentRecord | null): string {
  const n = record?.casesLost ?? 0;
  const paid = paidText(record);
  return n === 0 ? paid : formatSeries([paid, m.payout_cases_lost({ n, count: formatCount(n) })]);
}
