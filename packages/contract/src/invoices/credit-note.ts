/** Credit notes for creators' invoices to brands: which invoices a decision takes back, and by how much (rules/invoices#decision). */
import { marketDay } from '../kit/days.ts';
import type { DealInvoice } from '../payouts/schemas.ts';

/** How much of an invoice is taken back. */
export interface Credited<Invoice> {
  invoice: Invoice;
  amountCents: number;
}

/**
 * Divides the amount no longer owed among the invoices of a debt, newest first: payments are counted for the
 * oldest, so the unpaid part is on the newest. None is taken back by more than it was for.
 */
export function creditsOf<Invoice extends { totalCents: number }>(
  droppedCents: number,
  newestFirst: readonly Invoice[],
): Credited<Invoice>[] {
  let left = droppedCents;
  return newestFirst.flatMap((invoice) => {
    const amountCents = Math.min(left, invoice.totalCents);
    left -= amountCents;
    return amountCents > 0 ? [{ invoice, amountCents }] : [];
  });
}

interface Correction {
  number: string;
  issuedAt: Date;
  amountCents: number;
  /** The words of who decided. */
  reason: string;
}

/** As an e-invoice names the line; papers say it in their language. */
const creditLine = (reference: string) => `Reduction of invoice ${reference}`;

/** The credit note for an invoice: between the same parties as they stand on it, with one line. */
export function creditNoteOfDeal(
  { reference, issuedOn, from, to, currency }: DealInvoice,
  { number, issuedAt, amountCents, reason }: Correction,
): DealInvoice {
  const today = marketDay(issuedAt).toISOString();
  return {
    reference: number,
    issuedOn: today,
    // Nothing is to be paid by it.
    dueOn: today,
    currency,
    from,
    to,
    lines: [{ text: creditLine(reference), amountCents }],
    totalCents: amountCents,
    corrects: { reference, issuedOn, reason },
  };
}
