/** What an organisation bought from the platform, has left and owes creators, for its page (rules/admin#details). */
import { type AdminBrandDetails, adminPapersListed } from '@briefcast/contract';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { invoices } from '../../platform/database/tables/index.ts';
import { presentOrder, readNewestOrders } from '../credits/order-rows.ts';
import { readCredits } from '../ledger/credit-account.ts';
import { readMoneyLeft } from './read-removal.ts';

/** Reads the money of an organisation: its credits, what it owes, its newest orders and invoices. */
export async function readBrandMoney(
  db: Reader,
  brandId: string,
): Promise<NonNullable<AdminBrandDetails['money']>> {
  const orders = await readNewestOrders(db, brandId, adminPapersListed);
  const issued = await db
    .select({ id: invoices.id, document: invoices.document })
    .from(invoices)
    .where(eq(invoices.ownerId, brandId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(adminPapersListed);
  const left = await readMoneyLeft(db, brandId);
  return {
    credits: await readCredits(db, brandId),
    owed: left?.owed ?? { count: 0, amountCents: 0 },
    orders: orders.map(presentOrder),
    invoices: issued.map(({ id, document }) => ({ id, ...document })),
  };
}
