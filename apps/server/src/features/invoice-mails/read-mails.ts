/** To whom an invoice was sent, and where its receiver wants invoices (rules/invoices#mail). */
import { AppError, type InvoiceMails } from '@briefcast/contract';
import { desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { invoiceMails, invoices, users } from '../../platform/database/tables/index.ts';
import { readDetails } from '../credits/read-billing.ts';
import { findDeal } from '../deals/access.ts';
import { readDealInvoiceById } from '../invoices/read-deal-invoice.ts';

/** Reads a brand's address for invoices, or else a creator's own e-mail; null where nothing is known. */
async function readSuggested(db: Reader, receiverId: string): Promise<string | null> {
  const { email } = await readDetails(db, receiverId);
  if (email) return email;
  const [creator] = await db.select({ email: users.email }).from(users).where(eq(users.id, receiverId));
  return creator?.email ?? null;
}

/** Every mail of an invoice, the newest first; `receiverId` is the brand or creator that it is to. */
export async function readMails(
  db: Reader,
  invoiceId: string,
  receiverId: string | null,
): Promise<InvoiceMails> {
  const rows = await db
    .select({ to: invoiceMails.to, language: invoiceMails.language, sentAt: invoiceMails.createdAt })
    .from(invoiceMails)
    .where(eq(invoiceMails.invoiceId, invoiceId))
    .orderBy(desc(invoiceMails.id));
  return {
    suggested: receiverId === null ? null : await readSuggested(db, receiverId),
    mails: rows.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.toISOString() })),
  };
}

/** Reads the mails of a creator's own invoice. Throws deal.not_found and invoice.not_found. */
export async function readOwnMails(
  db: Reader,
  actor: UserActor,
  { id, invoiceId }: { id: string; invoiceId: string },
): Promise<InvoiceMails> {
  const { brandId } = authorize(actor, 'invoice.send', await findDeal(db, actor, id));
  await readDealInvoiceById(db, id, invoiceId);
  return readMails(db, invoiceId, brandId);
}

/** Reads the mails of an invoice of the house's, to an organisation or a creator. Throws invoice.not_found. */
export async function readHouseMails(db: Reader, id: string): Promise<InvoiceMails> {
  const [invoice] = await db.select({ ownerId: invoices.ownerId }).from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new AppError('invoice.not_found');
  return readMails(db, id, invoice.ownerId);
}
