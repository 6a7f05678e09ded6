/** Number of a creator's invoice to a brand, in statements about debts (rules/payouts#invoice). */
import { type SQL, sql } from 'drizzle-orm';
import { dealInvoices, payouts } from '../../platform/database/tables/index.ts';

/**
 * Number of the newest invoice of the row of `payouts` that is no credit note, which the debt is paid by; null where
 * its deal was completed before invoices were numbered.
 */
export const dealInvoiceNumberOfPayout: SQL<string | null> = sql<string | null>`(
  select ${dealInvoices.document} ->> 'reference' from ${dealInvoices} where ${dealInvoices.dealId} = ${payouts.dealId}
    and ${dealInvoices.cause} <> 'CREDIT_NOTE'
  order by ${dealInvoices.createdAt} desc, ${dealInvoices.id} desc limit 1)`;
