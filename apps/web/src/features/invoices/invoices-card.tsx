/** The invoices and credit notes of the signed-in person. */
import type { ListedInvoice } from '@briefcast/contract';
import { formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { eachOnce } from '../../lib/each-once.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { pagedQ } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { EinvoiceButton } from '../../parts/invoices/einvoice-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

interface InvoicesCardProps {
  reference?: string;
  /** Placeholder while there is no invoice. */
  noneText?: string;
}

/** Invoices and credit notes, newest first: all of the signed-in person, or those of the order with this reference. */
export function InvoicesCard({ reference, noneText = m.billing_invoices_none() }: InvoicesCardProps) {
  const list = useInfiniteQuery(pagedQ('invoices.list', { query: reference ? { reference } : {} }));
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

/** Invoices and credit notes, each to be opened in both languages and saved as e-invoice. */
export function InvoiceList({ invoices }: { invoices: readonly ListedInvoice[] }) {
  return (
    <ul className="divide-y divide-line">
      {invoices.map((invoice) => (
        <Line key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  );
}

function Line({ invoice }: { invoice: ListedInvoice }) {
  const { id, number, issuedAt, grossFils, corrects, reason, pdfUrl } = invoice;
  const address = mediaUrl(pdfUrl);
  const papers = [
    { href: address, text: m.billing_invoice_english() },
    { href: `${address}&lang=ar`, text: m.billing_invoice_arabic() },
    { href: `${address}&lang=both`, text: m.billing_invoice_both() },
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3 text-ui">
      <div className="min-w-0 flex-1 basis-40">
        <p className="num font-semibold">{formatLongDate(issuedAt)}</p>
        <p className="hint num wrap-anywhere">
          {m.billing_invoice_facts({ number, amount: formatDirhams(grossFils) })}
        </p>
        {corrects ? (
          <p className="hint num">{m.billing_invoice_corrects({ number: corrects.number })}</p>
        ) : null}
        {reason ? (
          <p className="hint wrap-anywhere">
            <bdi>{reason}</bdi>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {papers.map(({ href, text }) => (
          <a key={href} className="btn btn-outline btn-sm" href={href} download>
            <Download aria-hidden className="ic size-4!" />
            <span>
              {text}
              <FurtherName>{number}</FurtherName>
            </span>
          </a>
        ))}
        <EinvoiceButton of="ofHouse" id={id} name={number} />
      </div>
    </li>
  );
}
