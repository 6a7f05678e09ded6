/** Ordering a pack (rules/credits#orders). */
import { AppError, type CreditOrder, type InvoiceDetails, type NewOrder } from '@briefcast/contract';
import { type PaymentSource, taxOn } from '@briefcast/contract/credits/ledger';
import { and, count, eq } from 'drizzle-orm';
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

const day = 24 * 60 * 60 * 1000;
/** How long the price of an order is valid. */
const payWithinMilliseconds = 14 * day;
/** How many orders of a brand may wait for payment at once. */
const mostAwaiting = 10;

interface Placing {
  brandId: string;
  userId: string;
  source: PaymentSource;
  buyer: InvoiceDetails;
}

/** Inserts the order at today's price. Throws billing.credits_off and billing.many_orders. */
export async function writeOrder(
  { clock, facts, settings }: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, userId, source, buyer }: Placing,
  { credits }: NewOrder,
): Promise<string> {
  const { credits: market, vat } = settings.now();
  const pack = market.packs.find((offer) => offer.credits === credits);
  if (!market.isOn || !pack) throw new AppError('billing.credits_off');
  const [waiting] = await tx
    .select({ count: count() })
    .from(creditOrders)
    .where(and(eq(creditOrders.brandId, brandId), eq(creditOrders.status, 'AWAITING')));
  if ((waiting?.count ?? 0) >= mostAwaiting)
    throw new AppError('billing.many_orders', { params: { limit: mostAwaiting } });
  const id = uuidv7();
  const now = clock();
  const year = now.getUTCFullYear();
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
    taxBasisPoints: vat.basisPoints,
    taxFils: taxOn(pack.priceFils, vat.basisPoints),
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
