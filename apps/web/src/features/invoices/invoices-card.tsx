import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { eachOnce } from '../../lib/paged-query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MorePages } from '../../ui/more-pages.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { invoicesQuery } from './invoices-query.ts';

interface InvoicesCardProps {
  reference?: string;
  /** What stands there while there is no invoice. */
  noneText?: string;
}

/** Invoices and credit notes, newest first: all of whoever is signed in, or those of the order with this reference. */
export function InvoicesCard({ reference, noneText = m.billing_invoices_none() }: InvoicesCardProps) {
  const list = useInfiniteQuery(invoicesQuery(reference));
  const invoices = eachOnce(list.data?.pages.flatMap((page) => page.invoices) ?? []);
  return (
    <Card title={m.billing_invoices()}>
      {list.isPending ? <LoadingText>{m.billing_invoices_loading()}</LoadingText> : null}
      {list.isError && !list.data ? (
        <ErrorState onRetry={() => void list.refetch()}>
          {errorText(list.error, m.billing_invoices_failed())}
        </ErrorState>
      ) : null}
      {list.isSuccess && invoices.length === 0 ? <p className="text-ui text-ink-2">{noneText}</p> : null}
      <InvoiceList invoices={invoices} />
      <MorePages
        list={list}
        busyText={m.billing_invoices_loading()}
        failedText={m.billing_invoices_failed()}
      />
    </Card>
  );
}
