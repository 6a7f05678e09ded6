/** Invoices in the copy of a person's own data (rules/accounts#own-data). */
import { asc, eq, inArray } from 'drizzle-orm';
import { dealInvoices, deals, invoices } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  invoices: async ({ db }, { bookOwners }) => {
    const issued = await db
      .select({ ownerId: invoices.ownerId, document: invoices.document })
      .from(invoices)
      .where(inArray(invoices.ownerId, bookOwners))
      .orderBy(asc(invoices.createdAt), asc(invoices.id));
    return issued.map(({ ownerId, document }) => ({ ownerId, ...document }));
  },
  // Creators' invoices as they were issued: a creator's own, and those to organisations whose books somebody reads.
  dealInvoices: async ({ db }, { userId, role, bookOwners }) => {
    const issued = await db
      .select({ dealId: dealInvoices.dealId, cause: dealInvoices.cause, document: dealInvoices.document })
      .from(dealInvoices)
      .leftJoin(deals, eq(deals.id, dealInvoices.dealId))
      .where(role === 'CREATOR' ? eq(dealInvoices.creatorId, userId) : inArray(deals.brandId, bookOwners))
      .orderBy(asc(dealInvoices.createdAt), asc(dealInvoices.id));
    return issued.map(({ document, ...about }) => ({ ...about, ...document }));
  },
};
