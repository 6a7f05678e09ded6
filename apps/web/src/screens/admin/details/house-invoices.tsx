import type { AdminHouseInvoice } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../../lib/media-url.ts';
import { SendInvoice } from '../../../parts/invoices/send-invoice.tsx';
import { SentLines } from '../../../parts/invoices/sent-lines.tsx';
import { FurtherName } from '../../../ui/further-name.tsx';
import { Paper, Papers } from './papers.tsx';

/** The newest invoices of the house to a brand or a creator, each to read and to send. `none` is said without any. */
export function HouseInvoices({ invoices, none }: { invoices: readonly AdminHouseInvoice[]; none: string }) {
  return (
    <Papers title={m.admin_papers_invoices()} none={none}>
      {invoices.map((invoice) => (
        <Paper
          key={invoice.id}
          number={invoice.number}
          date={invoice.issuedAt}
          kind={invoice.kind === 'INVOICE' ? m.admin_papers_invoice() : m.admin_audit_field_credit_note()}
          of={invoice}
        >
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            {invoice.pdfUrl ? (
              <a className="link py-1 text-sm" href={mediaUrl(invoice.pdfUrl)} download>
                {m.billing_invoice_pdf()}
                <FurtherName>{invoice.number}</FurtherName>
              </a>
            ) : null}
            <SendInvoice source={{ kind: 'OF_HOUSE', invoiceId: invoice.id, number: invoice.number }} />
          </div>
          <SentLines {...invoice} />
        </Paper>
      ))}
    </Papers>
  );
}
