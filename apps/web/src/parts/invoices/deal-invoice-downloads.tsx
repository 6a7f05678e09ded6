import type { DealInvoiceLink } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ReceiptText } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { EinvoiceButton } from './einvoice-button.tsx';
import { canSharePdf, ShareInvoice } from './share-invoice.tsx';

interface DealInvoiceDownloadsProps {
  dealId: string;
  invoice: DealInvoiceLink;
  /** Of the project. */
  title: string;
  /** Its number stands before it, where there are several. */
  isNumbered?: boolean;
}

/** A creator's invoice for a project, in both languages and as e-invoice. */
export function DealInvoiceDownloads({ dealId, invoice, title, isNumbered }: DealInvoiceDownloadsProps) {
  const { id, reference, seenAt } = invoice;
  const address = mediaUrl(invoice.url);
  const links = [
    { href: address, text: m.payout_invoice_english() },
    { href: `${address}&lang=ar`, text: m.payout_invoice_arabic() },
  ];
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <ReceiptText aria-hidden className="ic mt-1.5 size-4! text-ink-3" />
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        {isNumbered ? (
          <span className="num py-1 font-semibold">
            <bdi>{m.renewal_invoice({ reference })}</bdi>
          </span>
        ) : null}
        {links.map(({ href, text }) => (
          <a key={href} className="link py-1" href={href} download>
            {text}
            <span className="sr-only">
              , <bdi>{isNumbered ? reference : title}</bdi>
            </span>
          </a>
        ))}
        <EinvoiceButton of="ofDealById" id={dealId} invoiceId={id} name={reference} />
        {canSharePdf() ? <ShareInvoice address={address} reference={reference} /> : null}
        {seenAt ? (
          <span className="hint py-1">{m.payout_invoice_seen({ day: formatShortDate(seenAt) })}</span>
        ) : null}
      </div>
    </div>
  );
}
