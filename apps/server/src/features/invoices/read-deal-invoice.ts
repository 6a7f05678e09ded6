/** A creator's invoice to a brand, as it was issued (rules/payouts#invoice). */
import { AppError, type DealInvoice, invoiceOfDeal } from '@briefcast/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { creators, dealInvoices, deals, payouts } from '../../platform/database/tables/index.ts';
import { hasCompletionInvoice, renewalsCentsOf } from './deal-invoice-links.ts';

/** With an id of its own, which its e-invoice carries. */
export interface IssuedDealInvoice {
  id: string;
  creatorId: string | null;
  /** Null where the deal or the brand is gone. */
  brandId: string | null;
  invoice: DealInvoice;
}

/**
 * Reads the invoice of a deal that was completed before invoices were numbered: by the deal's id, as it always was.
 */
export async function readOldInvoice(db: Reader, dealId: string): Promise<IssuedDealInvoice | null> {
  const [row] = await db
    .select({
      title: deals.title,
      creatorId: deals.creatorId,
      brandId: deals.brandId,
      brandName: deals.brandName,
      firstName: creators.firstName,
      lastName: creators.lastName,
      location: creators.location,
      currency: deals.currency,
      // Renewals have invoices of their own.
      amountCents: sql<number>`${payouts.amountCents} - ${renewalsCentsOf(sql`${payouts.dealId}`)}`,
      paymentDays: payouts.paymentDays,
      completedAt: payouts.completedAt,
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .innerJoin(creators, eq(creators.userId, deals.creatorId))
    .where(and(eq(payouts.dealId, dealId), hasCompletionInvoice(sql`${payouts.dealId}`)));
  if (!row?.completedAt) return null;
  const { creatorId, brandId, completedAt, firstName, lastName, location, brandName, ...deal } = row;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const invoice = invoiceOfDeal({
    ...deal,
    completedAt,
    id: dealId,
    number: null,
    creator: { name, address: location || null, email: null },
    brand: { name: brandName, address: null, email: null },
  });
  return { id: dealId, creatorId, brandId, invoice };
}

/** The kept invoice of a deal that meets a condition; undefined where there is none. */
async function readKept(
  db: Reader,
  dealId: string,
  condition: SQL | undefined,
): Promise<IssuedDealInvoice | undefined> {
  const [issued] = await db
    .select({
      id: dealInvoices.id,
      creatorId: dealInvoices.creatorId,
      brandId: deals.brandId,
      invoice: dealInvoices.document,
    })
    .from(dealInvoices)
    .leftJoin(deals, eq(deals.id, dealInvoices.dealId))
    .where(and(eq(dealInvoices.dealId, dealId), condition));
  return issued;
}

/** The one for its completion. Throws invoice.not_found where the deal is not completed or the creator is gone. */
export async function readDealInvoice(db: Reader, dealId: string): Promise<IssuedDealInvoice> {
  const found =
    (await readKept(db, dealId, eq(dealInvoices.cause, 'COMPLETION'))) ?? (await readOldInvoice(db, dealId));
  if (!found) throw new AppError('invoice.not_found');
  return found;
}

/** Any one of a deal by its id; one from before they were kept has the deal's. Throws invoice.not_found. */
export async function readDealInvoiceById(
  db: Reader,
  dealId: string,
  invoiceId: string,
): Promise<IssuedDealInvoice> {
  if (invoiceId === dealId) return readDealInvoice(db, dealId);
  const found = await readKept(db, dealId, eq(dealInvoices.id, invoiceId));
  if (!found) throw new AppError('invoice.not_found');
  return found;
}
