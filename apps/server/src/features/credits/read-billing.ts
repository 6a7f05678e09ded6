/** An organisation's billing with the platform. */

import type { Billing, CreditBalance, InvoiceDetails, OperatorSettings, Seller } from '@briefcast/contract';
import { chargedTax } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { billingChoices, brands } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readCredits, readPacks } from '../ledger/credit-account.ts';
import { readWarningLevel } from '../ledger/warning-level.ts';
import { presentOrder, readNewestOrders } from './order-rows.ts';

/** Orders are few; older ones beyond this are in the statement. */
const mostOrders = 50;

type BillingDeps = Pick<Deps, 'db' | 'settings'>;

/** The seller and the bank account as orders show them. */
export const sellerOf = ({ seller, bank }: OperatorSettings): Seller => ({ ...seller, ...bank });

/** The recipient of invoices: as chosen, or the brand's name alone. */
export async function readDetails(db: Reader, brandId: string): Promise<InvoiceDetails> {
  const [row] = await db
    .select({ company: brands.companyName, details: billingChoices.details })
    .from(brands)
    .leftJoin(billingChoices, eq(billingChoices.brandId, brands.id))
    .where(eq(brands.id, brandId));
  return row?.details ?? { company: row?.company ?? '', address: '', taxNumber: '', email: '' };
}

export async function readBalance({ db, settings }: BillingDeps, brandId: string): Promise<CreditBalance> {
  const warningLevel = await readWarningLevel({ settings }, db, brandId);
  return { ...(await readCredits(db, brandId)), warningLevel };
}

/** Everything on the billing page except the statement. */
export async function readBilling(
  deps: BillingDeps & Pick<Deps, 'payments'>,
  brandId: string,
): Promise<Billing> {
  const settings = deps.settings.now();
  const orders = await readNewestOrders(deps.db, brandId, mostOrders);
  const packs = await readPacks(deps.db, brandId);
  return {
    balance: await readBalance(deps, brandId),
    packs: packs.map(({ packId, ready, endsAt }) => ({ id: packId, ready, endsAt: endsAt.toISOString() })),
    details: await readDetails(deps.db, brandId),
    orders: orders.map(presentOrder),
    offers: settings.credits.packs,
    taxBasisPoints: chargedTax(settings),
    expiryMonths: settings.credits.expiryMonths,
    takesCards: deps.payments !== null,
  };
}
