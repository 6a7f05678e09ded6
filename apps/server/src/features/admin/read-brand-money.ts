/**
 * An organisation's purchases from the platform, its balance and its debts to creators, for its page
 * (rules/admin#details).
 */
import { type AdminBrandDetails, adminPapersListed } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import { presentOrder, readNewestOrders } from '../credits/order-rows.ts';
import { readCredits } from '../ledger/credit-account.ts';
import { readHouseInvoices } from './read-house-invoices.ts';
import { readMoneyLeft } from './read-removal.ts';

/** Reads the money of an organisation: its credits, what it owes, its newest orders and invoices. */
export async function readBrandMoney(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  brandId: string,
): Promise<NonNullable<AdminBrandDetails['money']>> {
  const { db } = deps;
  const orders = await readNewestOrders(db, brandId, adminPapersListed);
  const left = await readMoneyLeft(db, brandId);
  return {
    credits: await readCredits(db, brandId),
    owed: left?.owed ?? { count: 0, amountCents: 0 },
    orders: orders.map(presentOrder),
    invoices: await readHouseInvoices(deps, brandId),
  };
}
