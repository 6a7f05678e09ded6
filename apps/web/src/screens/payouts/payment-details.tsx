import type { DealInvoiceLink, Payout } from '@briefcast/contract';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { paymentRecordText } from '@briefcast/i18n/labels/payment-record';
import { m } from '@briefcast/i18n/messages';
import { PaymentProof } from '../../features/payouts/payment-proof.tsx';
import { PayoutRail } from '../../features/payouts/payout-rail.tsx';
import { nameOfInvoice } from '../../parts/invoices/invoice-papers.tsx';
import { SentLines } from '../../parts/invoices/sent-lines.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface PaymentDetailsProps {
  payout: Payout;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Course of a payment for its creator: its steps, the brand's record and proof, and where the invoices went. */
export function PaymentDetails({ payout, open, onOpenChange }: PaymentDetailsProps) {
  const { title, amountCents, currency, state, restCents, record, payment, reminders, invoices } = payout;
  const isEnded = state === 'CONFIRMED' && restCents === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      sheet
      title={m.money_details_title({ amount: formatMoney(amountCents, currency) })}
      description={<bdi>{title}</bdi>}
    >
      <div className="grid gap-4">
        {isEnded ? null : <PayoutRail payout={payout} />}
        {payment ? <PaymentProof payment={payment} /> : null}
        {state !== 'MARKED' && state !== 'CONFIRMED' && reminders.nextAt ? (
          <p className="hint">{m.payout_next_reminder({ day: formatShortDate(reminders.nextAt) })}</p>
        ) : null}
        <p className="hint">{paymentRecordText(record)}</p>
        {invoices.map((invoice) => (
          <InvoiceCourse key={invoice.id} invoice={invoice} />
        ))}
      </div>
    </Dialog>
  );
}

function InvoiceCourse({ invoice }: { invoice: DealInvoiceLink }) {
  return (
    <div className="border-t border-line pt-3 text-sm">
      <h3 className="label">
        <bdi>{nameOfInvoice(invoice)}</bdi>
      </h3>
      {invoice.seenAt ? (
        <p className="hint">{m.payout_invoice_seen({ day: formatShortDate(invoice.seenAt) })}</p>
      ) : null}
      <SentLines {...invoice} />
    </div>
  );
}
