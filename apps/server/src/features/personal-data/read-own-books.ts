/** The money of a person, for their own copy (rules/accounts#own-data): with the house, and for their deals. */
import { can, type PersonActor } from '@briefcast/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  creatorSubscriptions,
  creditOrders,
  invoices,
  ledgerEntries,
  members,
  subscriptionOrders,
} from '../../platform/database/tables/index.ts';
import { movedFils } from '../credits/read-movements.ts';
import { readOwnHandovers } from './read-own-handovers.ts';
import { readOwnPayments } from './read-own-payments.ts';

/** A person whose books are read. */
type Reading = Pick<PersonActor, 'userId' | 'role'>;

/**
 * Reads whose books somebody may read, as ids: a creator's own, and for a brand's person the organisations where their
 * role may.
 */
async function readBookOwners(db: Reader, { userId, role }: Reading): Promise<string[]> {
  if (role === 'CREATOR') return [userId];
  const found = await db
    .select({ brandId: members.brandId, memberRole: members.role })
    .from(members)
    .where(eq(members.userId, userId));
  return found
    .filter(({ brandId, memberRole }) =>
      can({ kind: 'user', userId, role, brandId, memberRole }, 'invoice.read', { ownerId: brandId }),
    )
    .map(({ brandId }) => brandId);
}

/** Reads the orders from the house: packs by organisations, months by creators. */
async function readOrders(db: Reader, owners: string[]) {
  const packs = await db
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
    .where(inArray(creditOrders.brandId, owners))
    .orderBy(asc(creditOrders.createdAt), asc(creditOrders.id));
  const months = await db
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
    .where(inArray(subscriptionOrders.creatorId, owners))
    .orderBy(asc(subscriptionOrders.createdAt), asc(subscriptionOrders.id));
  return [...packs, ...months];
}

/** Reads it as what becomes JSON; moments are Dates. `ownerId` is a creator's own id, or that of an organisation. */
export async function readOwnBooks(db: Reader, person: Reading) {
  const owners = await readBookOwners(db, person);
  const issued = await db
    .select({ ownerId: invoices.ownerId, document: invoices.document })
    .from(invoices)
    .where(inArray(invoices.ownerId, owners))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
  return {
    subscription: await db
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
      .where(eq(creatorSubscriptions.creatorId, person.userId)),
    orders: await readOrders(db, owners),
    invoices: issued.map(({ ownerId, document }) => ({ ownerId, ...document })),
    statement: await db
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
      .where(inArray(ledgerEntries.ownerId, owners))
      .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id)),
    ...(await readOwnPayments(db, person, owners)),
    ...(await readOwnHandovers(db, person.userId)),
  };
}
