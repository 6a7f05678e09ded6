/** The money of a person, for their own copy (rules/accounts#own-data): with the house, and for their deals. */
import { can, type PersonActor } from '@briefcast/contract';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  creatorSubscriptions,
  creditOrders,
  deals,
  invoices,
  ledgerEntries,
  members,
  payouts,
  subscriptionOrders,
} from '../../platform/database/tables/index.ts';
import { movedFils } from '../credits/read-movements.ts';
import { isPartyAnywhere } from '../parties/party.ts';

/** Somebody whose books are read. */
type Reading = Pick<PersonActor, 'userId' | 'role'>;

/** Whose books somebody reads, by ids: a creator's own, a brand's person those of organisations where their role may. */
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

/** What was ordered of the house: packs by organisations, months by creators. */
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

/**
 * What is owed or was paid for deals: a creator's own; of a brand's person all of the organisations whose books they
 * read, and of their other ones what they marked themselves. What the other side wrote of it is left out.
 */
function readPayouts(db: Reader, { userId, role }: Reading, owners: string[]) {
  const isOwn = and(
    isPartyAnywhere({ role, userId }),
    role === 'CREATOR' ? undefined : or(inArray(deals.brandId, owners), eq(payouts.markedBy, userId)),
  );
  const words = role === 'CREATOR' ? { answerNote: payouts.answerNote } : { reference: payouts.reference };
  return db
    .select({
      dealId: payouts.dealId,
      state: payouts.state,
      currency: deals.currency,
      amountCents: payouts.amountCents,
      markedPartsCents: payouts.markedPartsCents,
      confirmedPartsCents: payouts.confirmedPartsCents,
      droppedCents: payouts.droppedCents,
      paymentDays: payouts.paymentDays,
      completedAt: payouts.completedAt,
      dueAt: payouts.dueAt,
      paidOn: payouts.paidOn,
      method: payouts.method,
      markedAt: payouts.markedAt,
      answeredAt: payouts.answeredAt,
      ...words,
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(isOwn)
    .orderBy(asc(payouts.dealId));
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
    payouts: await readPayouts(db, person, owners),
  };
}
