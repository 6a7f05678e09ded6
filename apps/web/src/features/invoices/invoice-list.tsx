import type { ListedInvoice } from '@briefcast/contract';
import { formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';

/** Invoices and credit notes, each to be opened in both languages. */
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
  const { number, issuedAt, grossFils, corrects, reason, pdfUrl } = invoice;
  const address = mediaUrl(pdfUrl);
  const papers = [
    { href: address, text: m.billing_invoice_english() },
    { href: `${address}&lang=ar`, text: m.billing_invoice_arabic() },
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
      <div className="flex gap-2">
        {papers.map(({ href, text }) => (
          <a key={href} className="btn btn-outline btn-sm" href={href} download>
            <Download aria-hidden className="ic size-4!" />
            <span>
              {text}
              <span className="sr-only">, {number}</span>
            </span>
          </a>
        ))}
      </div>
    </li>
  );
}
