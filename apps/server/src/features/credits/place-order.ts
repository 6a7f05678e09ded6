/** Ordering a pack (rules/credits#orders). */

import {
  AppError,
  type CreditOrder,
  chargedTax,
  type InvoiceDetails,
  missingOfBuyerDetails,
  type NewOrder,
} from '@briefcast/contract';
import { missingOfHouse } from '@briefcast/contract/admin/seller';
import { type PaymentSource, taxOn } from '@briefcast/contract/credits/ledger';
import { dayMs, marketYear } from '@briefcast/contract/kit/days';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { nextNumber } from '../../platform/database/counters.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creditOrders } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { mailProFormaJob } from './mail-pro-forma.ts';
import { presentOrder, readOrder } from './order-rows.ts';
import { readDetails } from './read-billing.ts';

/** Validity of an order's price. */
const payWithinMilliseconds = 14 * dayMs;
/** Limit of a brand's orders that wait for payment at once. */
const mostAwaiting = 10;

interface Placing {
  brandId: string;
  userId: string;
  source: PaymentSource;
  buyer: InvoiceDetails;
}

/** Throws billing.not_for_sale while it is not stated who sells, and billing.buyer_incomplete with what the invoice would lack. */
export function requireInvoiceable({ settings }: Pick<TxDeps, 'settings'>, buyer: InvoiceDetails): void {
  if (missingOfHouse(settings.now()).length > 0) throw new AppError('billing.not_for_sale');
  const findings = missingOfBuyerDetails(buyer);
  if (findings.length > 0) throw new AppError('billing.buyer_incomplete', { findings });
}

/**
 * Inserts the order at today's price. Throws billing.credits_off, billing.many_orders, billing.same_waits unless another
 * one is wanted, and what `requireInvoiceable` throws.
 */
export async function writeOrder(
  { clock, facts, settings }: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, userId, source, buyer }: Placing,
  { credits, isAnother = false }: NewOrder,
): Promise<string> {
  const { credits: market } = settings.now();
  const taxBasisPoints = chargedTax(settings.now());
  const pack = market.packs.find((offer) => offer.credits === credits);
  if (!market.isOn || !pack) throw new AppError('billing.credits_off');
  requireInvoiceable({ settings }, buyer);
  const waiting = await tx
    .select({ credits: creditOrders.credits, reference: creditOrders.reference })
    .from(creditOrders)
    .where(and(eq(creditOrders.brandId, brandId), eq(creditOrders.status, 'AWAITING')));
  const same = waiting.find((order) => order.credits === credits);
  if (same && !isAnother) throw new AppError('billing.same_waits', { params: { reference: same.reference } });
  if (waiting.length >= mostAwaiting)
    throw new AppError('billing.many_orders', { params: { limit: mostAwaiting } });
  const id = uuidv7();
  const now = clock();
  const year = marketYear(now);
  await facts.append(tx, {
    kind: 'order.placed',
    actor: 'BRAND',
    actorId: userId,
    brandId,
    subjectId: id,
  });
  const number = await nextNumber(tx, `pro-forma/${year}`);
  await tx.insert(creditOrders).values({
    id,
    reference: `PF-${year}-${String(number).padStart(4, '0')}`,
    brandId,
    orderedBy: userId,
    source,
    credits,
    netFils: pack.priceFils,
    taxBasisPoints,
    taxFils: taxOn(pack.priceFils, taxBasisPoints),
    buyer,
    createdAt: now,
    payBefore: new Date(now.getTime() + payWithinMilliseconds),
  });
  return id;
}

/**
 * Orders a pack to be paid by transfer, for the actor's organisation; the actor gets the pro-forma invoice by
 * mail. Throws what `writeOrder` throws, and team.role_too_small.
 */
export async function placeOrder(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings' | 'jobs'>,
  tx: Tx,
  actor: UserActor,
  order: NewOrder,
): Promise<CreditOrder> {
  const { brandId } = authorizeOrganization(actor, 'billing.manage');
  const buyer = await readDetails(tx, brandId);
  const id = await writeOrder(deps, tx, { brandId, userId: actor.userId, source: 'TRANSFER', buyer }, order);
  await deps.jobs.enqueue(tx, mailProFormaJob, { orderId: id, mailId: uuidv7() });
  return presentOrder(await readOrder(tx, brandId, id));
}
