/** A statement of payouts as a table, for bookkeeping. */

import { asCsv, type CsvColumn, type Payout, type PayoutPart, type PayoutState } from '@briefcast/contract';
import { csvSeparator } from '@briefcast/i18n/csv-separator';
import { marketFileName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { saveTable } from '../../lib/download.ts';
import { showError } from '../../lib/show-error.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { endedText, paymentMethodLabel } from './payout-look.ts';
import { payoutsOnce } from './use-payouts.ts';

const states: Record<PayoutState, () => string> = {
  DUE: m.payout_due,
  MARKED: m.payout_is_marked,
  NOT_ARRIVED: m.payout_is_not_arrived,
  CONFIRMED: m.payout_is_confirmed,
};

/** A line of the statement: a part, or the sum in no part. */
interface StatementLine {
  payout: Payout;
  /** Empty for a payment that was made at once. */
  part: string;
  dueAt: string;
  amountCents: number;
  state: string;
  payment: Pick<PayoutPart, 'paidOn' | 'method' | 'reference'> | null;
  confirmedAt: string | null;
}

/** Puts each amount in one line, so that the lines add up to what the pages say (rules/payouts#statement). */
function linesOf(payout: Payout): StatementLine[] {
  const { parts, answer, payment, restCents, dueAt, later } = payout;
  const shares = [{ amountCents: restCents - (later?.amountCents ?? 0), dueAt }, ...(later ? [later] : [])];
  return [
    ...parts.map((part, index) => ({
      payout,
      part: String(index + 1),
      dueAt: payout.dueAt,
      // Counts a missing payment as zero: it is owed again, as part of the rest.
      amountCents: part.state === 'NOT_ARRIVED' ? 0 : part.amountCents,
      state: states[part.state](),
      payment: part,
      confirmedAt: part.state === 'CONFIRMED' ? (part.answer?.answeredAt ?? null) : null,
    })),
    ...shares.map((share) => ({
      payout,
      part: parts.length > 0 ? m.payout_rest() : '',
      ...share,
      state: endedText(payout) ?? states[payout.state](),
      payment,
      confirmedAt: answer?.arrived ? answer.answeredAt : null,
    })),
  ];
}

const dayOf = (instant: string | null | undefined) => instant?.slice(0, 10) ?? '';

/** Returns comma-separated text below a row of headings in the reader's language; days are UTC, amounts plain decimals. */
export function payoutsCsv(payouts: readonly Payout[]): string {
  const columns: CsvColumn<StatementLine>[] = [
    [m.payout_column_deal(), ({ payout }) => payout.title],
    [m.payout_column_party(), ({ payout }) => payout.party.name ?? ''],
    [m.payout_column_completed(), ({ payout }) => dayOf(payout.completedAt) || m.deposit_title()],
    [m.payout_column_due(), ({ dueAt }) => dayOf(dueAt)],
    [m.payout_column_part(), ({ part }) => part],
    [m.payout_column_amount(), ({ amountCents }) => (amountCents / 100).toFixed(2)],
    [m.payout_column_currency(), ({ payout }) => payout.currency],
    [m.payout_column_state(), ({ state }) => state],
    [m.payout_column_paid(), ({ payment }) => dayOf(payment?.paidOn)],
    [m.owed_how(), ({ payment }) => (payment ? paymentMethodLabel(payment.method) : '')],
    [m.payout_column_reference(), ({ payment }) => payment?.reference ?? ''],
    [m.payout_column_confirmed(), ({ confirmedAt }) => dayOf(confirmedAt)],
    [m.payout_column_id(), ({ payout }) => payout.dealId],
  ];
  return asCsv(columns, payouts.flatMap(linesOf), { separator: csvSeparator() });
}

async function readAll(): Promise<Payout[]> {
  const pages: { payouts: Payout[] }[] = [];
  for (const fold of ['open', 'paid'] as const) {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await client.payouts.list({ query: { fold, limit: 500, ...(cursor ? { cursor } : {}) } });
      pages.push(page);
      cursor = page.nextCursor;
    }
  }
  return payoutsOnce(pages);
}

/** Everything owed and paid as a table for spreadsheets. */
export function DownloadStatement() {
  const download = useMutation({
    mutationFn: readAll,
    onSuccess: (payouts) => saveTable(payoutsCsv(payouts), `${marketFileName()}-payments.csv`),
    onError: (error) => showError(m.money_statement_failed(), error),
  });
  return (
    <OnlineButton
      variant="outline"
      icon={<Download aria-hidden className="ic" />}
      busy={download.isPending}
      busyText={m.money_statement_busy()}
      onClick={() => download.mutate()}
    >
      {m.money_statement()}
    </OnlineButton>
  );
}
