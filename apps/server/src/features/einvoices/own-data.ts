/** Handovers of a creator's invoices in the copy of their own data; the provider's secret stays sealed (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { einvoiceHandovers, einvoiceProviders } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  einvoiceProvider: ({ db }, { userId }) =>
    db
      .select({ address: einvoiceProviders.address, setAt: einvoiceProviders.setAt })
      .from(einvoiceProviders)
      .where(eq(einvoiceProviders.creatorId, userId)),
  einvoiceHandovers: ({ db }, { userId }) =>
    db
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
};
