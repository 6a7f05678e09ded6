/** The sums of an invoice, in whole fils (rules/invoices#sums). */
import type { Invoice, InvoiceItem, InvoiceLine } from '../schemas/invoice.ts';

const basis = 10_000;

/** The tax on a price before tax, in the price's unit, rounded to the nearest whole one and up from the half. */
export const taxOn = (net: number, basisPoints: number): number =>
  Math.floor((net * basisPoints + basis / 2) / basis);

export interface Sold {
  item: InvoiceItem;
  quantity: number;
  unitFils: number;
}

/** A line with its sums; tax is on the line, not on each piece. */
export function invoiceLine({ item, quantity, unitFils }: Sold, taxBasisPoints: number): InvoiceLine {
  const netFils = quantity * unitFils;
  const taxFils = taxOn(netFils, taxBasisPoints);
  return { item, quantity, unitFils, taxBasisPoints, netFils, taxFils, grossFils: netFils + taxFils };
}

/** What lines come to together. */
export function invoiceTotals(
  lines: readonly InvoiceLine[],
): Pick<Invoice, 'netFils' | 'taxFils' | 'grossFils'> {
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    netFils: sum((line) => line.netFils),
    taxFils: sum((line) => line.taxFils),
    grossFils: sum((line) => line.grossFils),
  };
}
