import type { Tx } from '../../platform/database/database.ts';
import { certificates, creditOrders, dealInvoices, invoices } from '../../platform/database/tables/index.ts';

/** Whether anything is numbered or dated by days of the market: an order, an invoice or a certificate. */
export async function hasPapers(tx: Tx): Promise<boolean> {
  const found = [
    await tx.select({ id: creditOrders.id }).from(creditOrders).limit(1),
    await tx.select({ id: invoices.id }).from(invoices).limit(1),
    await tx.select({ id: dealInvoices.id }).from(dealInvoices).limit(1),
    await tx.select({ id: certificates.dealId }).from(certificates).limit(1),
  ];
  return found.some((rows) => rows.length > 0);
}
