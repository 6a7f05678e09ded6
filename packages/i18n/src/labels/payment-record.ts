import { enoughPayments, type PaymentRecord } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatCount } from '../format.ts';

/** How a brand has paid so far, in one line; a brand with few payments is new here. */
export function paymentRecordText(record: PaymentRecord | null): string {
  if (record === null) return m.payout_new_here({ count: formatCount(enoughPayments) });
  const { counted, inTime, averageDays } = record;
  const share = m.payout_in_time({ inTime: formatCount(inTime), counted: formatCount(counted) });
  if (averageDays === null) return share;
  return `${share}, ${m.payout_pays_after({ n: averageDays, count: formatCount(averageDays) })}`;
}
