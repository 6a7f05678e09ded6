/** A statement of payouts as a table, for whoever keeps the books. */
import { asCsv, type CsvColumn, type Payout, type PayoutState, payoutFolds } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { saveTable } from '../../lib/download.ts';
import { showError } from '../../lib/show-error.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { endedText } from './payout-look.ts';
import { payoutsOnce } from './payout-queries.ts';

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
    [m.payout_column_completed(), ({ completedAt }) => completedAt?.slice(0, 10) ?? m.deposit_title()],
    [m.payout_column_due(), ({ dueAt }) => dueAt.slice(0, 10)],
    [
      m.payout_column_amount(),
      ({ amountCents, droppedCents = 0 }) => ((amountCents - droppedCents) / 100).toFixed(2),
    ],
    [m.payout_column_rest(), ({ restCents }) => (restCents / 100).toFixed(2)],
    [m.payout_column_currency(), ({ currency }) => currency],
    [m.payout_column_state(), (payout) => endedText(payout) ?? states[payout.state]()],
    [m.payout_column_paid(), ({ payment }) => payment?.paidOn.slice(0, 10) ?? ''],
    [m.payout_column_reference(), ({ payment }) => payment?.reference ?? ''],
    [m.payout_column_confirmed(), ({ answer }) => (answer?.arrived ? answer.answeredAt.slice(0, 10) : '')],
    [m.payout_column_id(), ({ dealId }) => dealId],
  ];
  return asCsv(columns, payouts);
}

async function readAll(): Promise<Payout[]> {
  const pages: { payouts: Payout[] }[] = [];
  for (const fold of payoutFolds) {
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
    onSuccess: (payouts) => saveTable(payoutsCsv(payouts), m.money_statement_file()),
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
