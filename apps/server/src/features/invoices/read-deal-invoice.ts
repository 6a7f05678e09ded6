/** A creator's invoice to a brand, as it was issued (rules/payouts#invoice). */
import { AppError, type DealInvoice, invoiceOfDeal } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { creators, dealInvoices, deals, payouts } from '../../platform/database/tables/index.ts';

/** With an id of its own, which its e-invoice carries. */
export interface IssuedDealInvoice {
  id: string;
  creatorId: string | null;
  /** Null where the deal or the brand is gone. */
  brandId: string | null;
  invoice: DealInvoice;
}

/** Of a deal that was completed before invoices were numbered: by the deal's id, as it always was. */
async function readOldInvoice(db: Reader, dealId: string): Promise<IssuedDealInvoice | null> {
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
      amountCents: payouts.amountCents,
      paymentDays: payouts.paymentDays,
      completedAt: payouts.completedAt,
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .innerJoin(creators, eq(creators.userId, deals.creatorId))
    .where(eq(payouts.dealId, dealId));
  if (!row) return null;
  const { creatorId, brandId, firstName, lastName, location, brandName, ...deal } = row;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const invoice = invoiceOfDeal({
    ...deal,
    id: dealId,
    number: null,
    creator: { name, address: location || null, email: null },
    brand: { name: brandName, address: null, email: null },
  });
  return { id: dealId, creatorId, brandId, invoice };
}

/** Throws invoice.not_found where the deal is not completed or the creator is gone. */
export async function readDealInvoice(db: Reader, dealId: string): Promise<IssuedDealInvoice> {
  const [issued] = await db
    .select({
      id: dealInvoices.id,
      creatorId: dealInvoices.creatorId,
      brandId: deals.brandId,
      invoice: dealInvoices.document,
    })
    .from(dealInvoices)
    .leftJoin(deals, eq(deals.id, dealInvoices.dealId))
    .where(eq(dealInvoices.dealId, dealId));
  if (issued) return issued;
  const old = await readOldInvoice(db, dealId);
  if (!old) throw new AppError('invoice.not_found');
  return old;
}
