import { Menu } from '@base-ui/react/menu';
import type { DealInvoiceLink } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown, FileCode, FileText, type LucideIcon, Mail, ReceiptText, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import { toastError } from '../../ui/toast.ts';
import { SentLines } from './sent-lines.tsx';
import { canSharePdf, sharePdf } from './share-pdf.ts';
import { useEinvoice } from './use-einvoice.tsx';

const SendInvoiceDialog = whenOpen(async () => (await import('./send-invoice-dialog.tsx')).SendInvoiceDialog);

/** Number of an invoice, or of a credit note, which is not an invoice. */
export const nameOfInvoice = ({ cause, reference }: DealInvoiceLink) =>
  cause === 'CREDIT_NOTE' ? m.payout_credit_note({ reference }) : m.renewal_invoice({ reference });

/** PDFs of an invoice: label and address of each. */
function pdfsOf({ url }: DealInvoiceLink) {
  const address = mediaUrl(url);
  return [
    { href: address, text: m.billing_invoice_english() },
    { href: `${address}&lang=ar`, text: m.billing_invoice_arabic() },
    { href: `${address}&lang=both`, text: m.payout_invoice_both() },
  ];
}

/** Papers of a deal's invoices as groups of a menu, and the dialogs that they open, which outlive the menu. */
export function useInvoicePapers(dealId: string): {
  papersOf: (invoice: DealInvoiceLink) => ReactNode;
  dialogs: ReactNode;
} {
  const { user } = useSession();
  const einvoice = useEinvoice();
  const [sent, setSent] = useState<DealInvoiceLink | null>(null);
  const share = ({ url, reference }: DealInvoiceLink) => {
    sharePdf(mediaUrl(url), reference).catch(() => toastError(m.payout_invoice_not_shared()));
  };
  const papersOf = (invoice: DealInvoiceLink) => (
    <Menu.Group key={invoice.id}>
      <Menu.GroupLabel className="menu-label">
        <bdi>{nameOfInvoice(invoice)}</bdi>
      </Menu.GroupLabel>
      {pdfsOf(invoice).map(({ href, text }) => (
        <Menu.LinkItem key={href} className="menu-item" href={href} download closeOnClick>
          <FileText aria-hidden className="ic" />
          {text}
          <span className="hint ms-auto ps-4">PDF</span>
        </Menu.LinkItem>
      ))}
      <Act
        Icon={FileCode}
        text={m.einvoice_download()}
        onPress={() =>
          einvoice.save({ of: 'ofDealById', id: dealId, invoiceId: invoice.id, name: invoice.reference })
        }
      />
      {canSharePdf() ? (
        <Act Icon={Share2} text={m.payout_invoice_share()} onPress={() => share(invoice)} />
      ) : null}
      {user?.role === 'CREATOR' ? (
        <Act Icon={Mail} text={m.invoice_mail_send()} onPress={() => setSent(invoice)} />
      ) : null}
    </Menu.Group>
  );
  const dialogs = (
    <>
      {einvoice.dialog}
      {sent ? (
        <SendInvoiceDialog
          open
          onOpenChange={() => setSent(null)}
          source={{ kind: 'OF_DEAL', dealId, invoiceId: sent.id, number: sent.reference }}
        />
      ) : null}
    </>
  );
  return { papersOf, dialogs };
}

interface ActProps {
  Icon: LucideIcon;
  text: string;
  onPress: () => void;
}

const Act = ({ Icon, text, onPress }: ActProps) => (
  <Menu.Item className="menu-item" onClick={onPress}>
    <Icon aria-hidden className="ic" />
    {text}
  </Menu.Item>
);

interface InvoicePapersProps {
  dealId: string;
  invoice: DealInvoiceLink;
  /** Title of the project. */
  title: string;
}

/** An invoice of a project or its credit note: its papers in a menu, who has seen it, and where it was sent. */
export function InvoicePapers({ dealId, invoice, title }: InvoicePapersProps) {
  const { papersOf, dialogs } = useInvoicePapers(dealId);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <PopupMenu
        align="start"
        trigger={
          <Button variant="ghost" size="sm" icon={<ReceiptText aria-hidden className="ic size-4!" />}>
            <bdi className="num">{nameOfInvoice(invoice)}</bdi>
            <FurtherName>{title}</FurtherName>
            <ChevronDown aria-hidden className="ic ms-1.5 size-4!" />
          </Button>
        }
      >
        {papersOf(invoice)}
      </PopupMenu>
      {invoice.seenAt ? (
        <span className="hint">{m.payout_invoice_seen({ day: formatShortDate(invoice.seenAt) })}</span>
      ) : null}
      <div className="basis-full ps-3 empty:hidden">
        <SentLines {...invoice} />
      </div>
      {dialogs}
    </div>
  );
}
