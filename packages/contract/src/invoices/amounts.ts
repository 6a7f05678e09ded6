/** The sums of an invoice, in whole fils (rules/invoices#sums). */

import { taxOn } from '../credits/ledger.ts';
import type { Invoice, InvoiceItem, InvoiceLine } from './schemas.ts';

export interface Sold {
  item: InvoiceItem;
  quantity: number;
  unitFils: number;
  /** The tax in what was paid, where that was not the price asked for; otherwise it is calculated from the price. */
  taxFils?: number | undefined;
}

/** A line with its sums; tax is on the line, not on each piece. */
export function invoiceLine(
  { item, quantity, unitFils, taxFils: taxPaid }: Sold,
  taxBasisPoints: number,
): InvoiceLine {
  const netFils = quantity * unitFils;
  const taxFils = taxPaid ?? taxOn(netFils, taxBasisPoints);
  return { item, quantity, unitFils, taxBasisPoints, netFils, taxFils, grossFils: netFils + taxFils };
}

/** The sums over all lines. */
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
