import { type Payout, payoutFolds } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { saveTable } from '../../lib/download.ts';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { payoutsOnce } from './payout-queries.ts';
import { payoutsCsv } from './payouts-csv.ts';

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
    <Button
      variant="outline"
      icon={<Download aria-hidden className="ic" />}
      busy={download.isPending}
      busyText={m.money_statement_busy()}
      onClick={() => download.mutate()}
    >
      {m.money_statement()}
    </Button>
  );
}
