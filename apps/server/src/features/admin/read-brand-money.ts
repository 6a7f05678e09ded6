/** What an organisation bought from the platform, has left and owes creators, for its page (rules/admin#details). */
import { type AdminBrandDetails, adminPapersListed, api, requestPath } from '@briefcast/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { invoices } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { signedPath } from '../../platform/storage/signed-address.ts';
import { presentOrder, readNewestOrders } from '../credits/order-rows.ts';
import { presentSent, sentOf } from '../invoices/sent-standing.ts';
import { readCredits } from '../ledger/credit-account.ts';
import { readMoneyLeft } from './read-removal.ts';

/** Reads the money of an organisation: its credits, what it owes, its newest orders and invoices. */
export async function readBrandMoney(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  brandId: string,
): Promise<NonNullable<AdminBrandDetails['money']>> {
  const orders = await readNewestOrders(db, brandId, adminPapersListed);
  const issued = await db
    .select({ id: invoices.id, document: invoices.document, sent: sentOf(sql`${invoices.id}`) })
    .from(invoices)
    .where(eq(invoices.ownerId, brandId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(adminPapersListed);
  const left = await readMoneyLeft(db, brandId);
  return {
    credits: await readCredits(db, brandId),
    owed: left?.owed ?? { count: 0, amountCents: 0 },
    orders: orders.map(presentOrder),
    invoices: issued.map(({ id, document, sent }) => ({
      id,
      ...document,
      ...presentSent(sent),
      pdfUrl: signedPath(
        requestPath(api.invoices.pdf, { params: { id } }),
        keys.links,
        { id, variant: 'invoice' },
        clock(),
      ),
    })),
  };
}
