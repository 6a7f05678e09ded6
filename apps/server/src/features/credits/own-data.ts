/** Orders of credits and their statement in the copy of a person's own data (rules/accounts#own-data). */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { creditOrders, ledgerEntries, subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { movedFils } from './read-movements.ts';

export const ownData: OwnData = {
  orders: ({ db }, { bookOwners }) =>
    db
      .select({
        ownerId: creditOrders.brandId,
        reference: creditOrders.reference,
        status: creditOrders.status,
        credits: creditOrders.credits,
        netFils: creditOrders.netFils,
        taxFils: creditOrders.taxFils,
        buyer: creditOrders.buyer,
        createdAt: creditOrders.createdAt,
        paidAt: creditOrders.paidAt,
      })
      .from(creditOrders)
      .where(inArray(creditOrders.brandId, bookOwners))
      .orderBy(asc(creditOrders.createdAt), asc(creditOrders.id)),
  statement: ({ db }, { bookOwners }) =>
    db
      .select({
        ownerId: ledgerEntries.ownerId,
        movement: ledgerEntries.movement,
        dealId: ledgerEntries.dealId,
        reference: sql<string | null>`coalesce(${creditOrders.reference}, ${subscriptionOrders.reference})`,
        credits: ledgerEntries.credits,
        change: ledgerEntries.change,
        readyAfter: ledgerEntries.readyAfter,
        paidFils: movedFils,
        createdAt: ledgerEntries.createdAt,
      })
      .from(ledgerEntries)
      .leftJoin(creditOrders, eq(creditOrders.id, ledgerEntries.orderId))
      .leftJoin(subscriptionOrders, eq(subscriptionOrders.id, ledgerEntries.orderId))
      .where(inArray(ledgerEntries.ownerId, bookOwners))
      .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id)),
};
