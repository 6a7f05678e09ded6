/** Mails of invoices in the copy of a person's own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { invoiceMails } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  invoiceMails: ({ db }, { userId }) =>
    db
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
};
