/** The newest invoices of the house to a brand or a creator, for their pages (rules/admin#details). */
import { type AdminHouseInvoice, adminPapersListed, api, requestPath } from '@briefcast/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { invoices } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { signedPath } from '../../platform/storage/signed-address.ts';
import { presentSent, sentOf } from '../invoices/sent-state.ts';

/** Reads the newest invoices and credit notes to an organisation or a creator, each with how it was sent. */
export async function readHouseInvoices(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  ownerId: string,
): Promise<AdminHouseInvoice[]> {
  const issued = await db
    .select({ id: invoices.id, document: invoices.document, sent: sentOf(sql`${invoices.id}`) })
    .from(invoices)
    .where(eq(invoices.ownerId, ownerId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(adminPapersListed);
  return issued.map(({ id, document, sent }) => ({
    id,
    ...document,
    ...presentSent(sent),
    pdfUrl: signedPath(
      requestPath(api.invoices.pdf, { params: { id } }),
      keys.links,
      { id, variant: 'invoice' },
      clock(),
    ),
  }));
}
