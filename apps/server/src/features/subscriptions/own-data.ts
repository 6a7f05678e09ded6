/** The subscription of a creator and its months in the copy of their own data (rules/accounts#own-data). */
import { asc, eq, inArray } from 'drizzle-orm';
import { creatorSubscriptions, subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  subscription: ({ db }, { userId }) =>
    db
      .select({
        endsAt: creatorSubscriptions.endsAt,
        isPaid: creatorSubscriptions.isPaid,
        isEnding: creatorSubscriptions.isEnding,
        cardBrand: creatorSubscriptions.cardBrand,
        cardLast4: creatorSubscriptions.cardLast4,
        cardExpiresMonth: creatorSubscriptions.cardExpiresMonth,
        cardExpiresYear: creatorSubscriptions.cardExpiresYear,
        pausedUntil: creatorSubscriptions.pausedUntil,
        createdAt: creatorSubscriptions.createdAt,
      })
      .from(creatorSubscriptions)
      .where(eq(creatorSubscriptions.creatorId, userId)),
  orders: ({ db }, { bookOwners }) =>
    db
      .select({
        ownerId: subscriptionOrders.creatorId,
        reference: subscriptionOrders.reference,
        status: subscriptionOrders.status,
        netFils: subscriptionOrders.netFils,
        taxFils: subscriptionOrders.taxFils,
        buyer: subscriptionOrders.buyer,
        createdAt: subscriptionOrders.createdAt,
        paidAt: subscriptionOrders.paidAt,
      })
      .from(subscriptionOrders)
      .where(inArray(subscriptionOrders.creatorId, bookOwners))
      .orderBy(asc(subscriptionOrders.createdAt), asc(subscriptionOrders.id)),
};
