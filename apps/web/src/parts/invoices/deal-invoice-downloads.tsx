import type { DealInvoiceLink } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ReceiptText } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { useSession } from '../../lib/session.ts';
import { FurtherName } from '../../ui/further-name.tsx';
import { EinvoiceButton } from './einvoice-button.tsx';
import { SendInvoice } from './send-invoice.tsx';
import { SentLines } from './sent-lines.tsx';
import { canSharePdf, ShareInvoice } from './share-invoice.tsx';

interface DealInvoiceDownloadsProps {
  dealId: string;
  invoice: DealInvoiceLink;
  /** Title of the project. */
  title: string;
  /** Shows the invoice's number before the links, where there are several invoices. */
  isNumbered?: boolean;
}

/** Labels and addresses of the papers of an invoice or a credit note, which is not an invoice. */
function papersOf({ cause, url }: DealInvoiceLink) {
  const address = mediaUrl(url);
  const isNote = cause === 'CREDIT_NOTE';
  return [
    { href: address, text: isNote ? m.billing_invoice_english() : m.payout_invoice_english() },
    { href: `${address}&lang=ar`, text: isNote ? m.billing_invoice_arabic() : m.payout_invoice_arabic() },
    { href: `${address}&lang=both`, text: m.payout_invoice_both() },
  ];
}

/** A creator's invoice for a project or its credit note, in each language, in both, and as e-invoice. */
export function DealInvoiceDownloads({ dealId, invoice, title, isNumbered }: DealInvoiceDownloadsProps) {
  const { id, cause, reference, seenAt } = invoice;
  const { user } = useSession();
  const name = cause === 'CREDIT_NOTE' ? m.payout_credit_note : m.renewal_invoice;
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <ReceiptText aria-hidden className="ic mt-1.5 size-4! text-ink-3" />
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        {isNumbered ? (
          <span className="num py-1 font-semibold">
            <bdi>{name({ reference })}</bdi>
          </span>
        ) : null}
        {papersOf(invoice).map(({ href, text }) => (
          <a key={href} className="link py-1" href={href} download>
            {text}
            <FurtherName>{isNumbered ? reference : title}</FurtherName>
          </a>
        ))}
        <EinvoiceButton of="ofDealById" id={dealId} invoiceId={id} name={reference} />
        {canSharePdf() ? <ShareInvoice address={mediaUrl(invoice.url)} reference={reference} /> : null}
        {user?.role === 'CREATOR' ? (
          <SendInvoice source={{ kind: 'OF_DEAL', dealId, invoiceId: id, number: reference }} />
        ) : null}
        {seenAt ? (
          <span className="hint py-1">{m.payout_invoice_seen({ day: formatShortDate(seenAt) })}</span>
        ) : null}
        <div className="basis-full empty:hidden">
          <SentLines {...invoice} />
        </div>
      </div>
    </div>
  );
}
