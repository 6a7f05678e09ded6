/** The invoice of a creator to a brand, as data: whoever prints it decides how it looks (rules/payouts#invoice). */
import type { DealInvoice } from '../schemas/payout.ts';
import { dayStart, dueDay } from './payouts.ts';

/** Who writes or receives an invoice. */
type InvoiceParty = Omit<DealInvoice['from'], 'role'>;

interface InvoicedDeal {
  id: string;
  title: string;
  completedAt: Date;
  paymentDays: number;
  /** Cents of US dollars. */
  amountCents: number;
  creator: InvoiceParty;
  brand: InvoiceParty;
}

/** The last characters of an id are its random ones. */
const referenceLength = 8;

/** What both sides find an invoice and its payment by. */
export const invoiceReference = (dealId: string): string =>
  `BC-${dealId.replaceAll('-', '').slice(-referenceLength).toUpperCase()}`;

/** What the invoice of a completed deal says; the same deal always makes the same invoice. */
export function invoiceOfDeal(deal: InvoicedDeal): DealInvoice {
  const { id, title, completedAt, paymentDays, amountCents, creator, brand } = deal;
  return {
    reference: invoiceReference(id),
    issuedOn: dayStart(completedAt).toISOString(),
    dueOn: dueDay(completedAt, paymentDays).toISOString(),
    currency: 'USD',
    from: { role: 'CREATOR', ...creator },
    to: { role: 'BRAND', ...brand },
    lines: [{ text: title, amountCents }],
    totalCents: amountCents,
  };
}
