/** Handovers of a creator's invoices, for their own copy (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { einvoiceHandovers, einvoiceProviders, invoiceMails } from '../../platform/database/tables/index.ts';

/** Reads it as what becomes JSON; moments are Dates. Nobody but a creator has any; the provider's secret stays sealed. */
export const readOwnHandovers = async (db: Reader, userId: string) => ({
  einvoiceProvider: await db
    .select({ address: einvoiceProviders.address, setAt: einvoiceProviders.setAt })
    .from(einvoiceProviders)
    .where(eq(einvoiceProviders.creatorId, userId)),
  einvoiceHandovers: await db
    .select({
      invoiceId: einvoiceHandovers.invoiceId,
      dealId: einvoiceHandovers.dealId,
      state: einvoiceHandovers.state,
      outcome: einvoiceHandovers.outcome,
      at: einvoiceHandovers.at,
      createdAt: einvoiceHandovers.createdAt,
    })
    .from(einvoiceHandovers)
    .where(eq(einvoiceHandovers.creatorId, userId))
    .orderBy(asc(einvoiceHandovers.createdAt), asc(einvoiceHandovers.id)),
  invoiceMails: await db
    .select({
      invoiceId: invoiceMails.invoiceId,
      dealId: invoiceMails.dealId,
      to: invoiceMails.to,
      language: invoiceMails.language,
      createdAt: invoiceMails.createdAt,
    })
    .from(invoiceMails)
    .where(eq(invoiceMails.creatorId, userId))
    .orderBy(asc(invoiceMails.createdAt), asc(invoiceMails.id)),
});
