/** Reads, locks and presents subscriptions and their months. */

import {
  AppError,
  chargedTax,
  type OperatorSettings,
  type Subscription,
  type SubscriptionOrder,
} from '@briefcast/contract';
import { missingOfHouse } from '@briefcast/contract/admin/seller';
import { taxOn } from '@briefcast/contract/credits/ledger';
import { dayMs } from '@briefcast/contract/kit/days';
import {
  canPause,
  endOfPause,
  publicUntil,
  subscriptionState,
} from '@briefcast/contract/subscriptions/standing';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { creatorSubscriptions, creators, subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentCard } from './card-of-subscription.ts';

export type SubscriptionRow = typeof creatorSubscriptions.$inferSelect;
export type SubscriptionOrderRow = typeof subscriptionOrders.$inferSelect;
export type LockedCreator = typeof creators.$inferSelect;

/** Throws subscription.off if the operator requires none. */
export function requireSubscription(
  settings: Pick<Deps['settings'], 'now'>,
): OperatorSettings['subscription'] {
  const { subscription } = settings.now();
  if (!subscription.isOn) throw new AppError('subscription.off');
  return subscription;
}

/** Throws subscription.off, and billing.not_for_sale while it is not stated who sells. */
export function requireMonthsForSale(settings: Pick<Deps['settings'], 'now'>): void {
  requireSubscription(settings);
  if (missingOfHouse(settings.now()).length > 0) throw new AppError('billing.not_for_sale');
}

/** A month's price with its tax, as of now. */
export const priceOf = ({ subscription, ...settings }: OperatorSettings) => ({
  netFils: subscription.priceFils,
  taxBasisPoints: chargedTax(settings),
  taxFils: taxOn(subscription.priceFils, chargedTax(settings)),
});

/** Locks a creator and their subscription, whose trial begins now if there is none. Null for a deleted creator. */
export async function lockSubscription(
  { clock, settings }: Pick<Deps, 'clock'> & { settings: Pick<Deps['settings'], 'now'> },
  tx: Tx,
  creatorId: string,
): Promise<{ creator: LockedCreator; subscription: SubscriptionRow } | null> {
  const [creator] = await tx.select().from(creators).where(eq(creators.userId, creatorId)).for('update');
  if (!creator) return null;
  const now = clock();
  const endsAt = new Date(now.getTime() + settings.now().subscription.trialDays * dayMs);
  await tx.insert(creatorSubscriptions).values({ creatorId, endsAt, createdAt: now }).onConflictDoNothing();
  const [subscription] = await tx
    .select()
    .from(creatorSubscriptions)
    .where(eq(creatorSubscriptions.creatorId, creatorId));
  if (!subscription) throw new Error('The subscription was not kept');
  return { creator, subscription };
}

/** A creator's subscription; null before its trial has begun. */
export async function findSubscription(db: Reader, creatorId: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(creatorSubscriptions)
    .where(eq(creatorSubscriptions.creatorId, creatorId));
  return row ?? null;
}

export const presentOrder = (order: SubscriptionOrderRow): SubscriptionOrder => ({
  id: order.id,
  reference: order.reference,
  status: order.status,
  source: order.source,
  netFils: order.netFils,
  taxFils: order.taxFils,
  grossFils: order.netFils + order.taxFils,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
});

/** The month that waits for this creator's transfer; null if there is none. */
export async function findAwaiting(db: Reader, creatorId: string): Promise<SubscriptionOrderRow | null> {
  const [order] = await db
    .select()
    .from(subscriptionOrders)
    .where(and(eq(subscriptionOrders.creatorId, creatorId), eq(subscriptionOrders.status, 'AWAITING')))
    .orderBy(desc(subscriptionOrders.createdAt))
    .limit(1);
  return order ?? null;
}

/** A creator's subscription as they see it. Throws subscription.off. */
export async function readSubscription(
  { db, clock, settings, payments }: Pick<Deps, 'db' | 'clock' | 'settings' | 'payments'>,
  creatorId: string,
): Promise<Subscription> {
  const { graceDays, trialDays } = requireSubscription(settings);
  const asked = settings.now();
  const now = clock();
  const row = await findSubscription(db, creatorId);
  const hasCard = typeof row?.cardSubscriptionId === 'string';
  const awaiting = await findAwaiting(db, creatorId);
  return {
    state: row ? subscriptionState(row, graceDays, now) : null,
    endsAt: row?.endsAt.toISOString() ?? null,
    publicUntil: row ? publicUntil(row, graceDays).toISOString() : null,
    isEnding: row?.isEnding ?? false,
    pausedUntil: (row && endOfPause(row, now))?.toISOString() ?? null,
    canPause: hasCard && row !== null && canPause(row, now),
    hasCard,
    card: row ? presentCard(row) : null,
    isHidden: row ? row.hiddenAt !== null : false,
    takesCards: payments !== null,
    trialDays,
    graceDays,
    ...priceOf(asked),
    awaiting: awaiting && presentOrder(awaiting),
    seller: { ...asked.seller, ...asked.bank },
  };
}
