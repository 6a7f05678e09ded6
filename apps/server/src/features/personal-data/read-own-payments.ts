/** Debts and payments for a person's deals, with their papers, for their own copy (rules/accounts#own-data). */
import type { PersonActor } from '@briefcast/contract';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/database/database.ts';
import {
  dealInvoices,
  deals,
  payoutParts,
  payoutRunPayments,
  payoutRuns,
  payouts,
  renewals,
} from '../../platform/database/tables/index.ts';
import { isPartyAnywhere } from '../parties/party.ts';

type Reading = Pick<PersonActor, 'userId' | 'role'>;

/**
 * A creator's own deals; of a brand's person those of the organisations whose books they read, and what they did
 * themselves for the other ones.
 */
function isOwn({ userId, role }: Reading, owners: string[], ...doneBy: PgColumn[]): SQL | undefined {
  const ownDoing = doneBy.map((column) => eq(column, userId));
  return and(
    isPartyAnywhere({ role, userId }),
    role === 'CREATOR' ? undefined : or(inArray(deals.brandId, owners), ...ownDoing),
  );
}

/** Leaves out the other side's words about it. */
function readPayouts(db: Reader, person: Reading, owners: string[]) {
  const words =
    person.role === 'CREATOR' ? { answerNote: payouts.answerNote } : { reference: payouts.reference };
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
      firstCents: payouts.firstCents,
      firstDueAt: payouts.firstDueAt,
      laterDueAt: payouts.laterDueAt,
      paidOn: payouts.paidOn,
      method: payouts.method,
      markedAt: payouts.markedAt,
      answeredAt: payouts.answeredAt,
      ...words,
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(isOwn(person, owners, payouts.markedBy))
    .orderBy(asc(payouts.dealId));
}

/** Payments of less than what was owed; what the other side wrote of them is left out. */
function readParts(db: Reader, person: Reading, owners: string[]) {
  const words =
    person.role === 'CREATOR' ? { answerNote: payoutParts.answerNote } : { reference: payoutParts.reference };
  return db
    .select({
      dealId: payoutParts.dealId,
      state: payoutParts.state,
      currency: deals.currency,
      amountCents: payoutParts.amountCents,
      paidOn: payoutParts.paidOn,
      method: payoutParts.method,
      markedAt: payoutParts.markedAt,
      answeredAt: payoutParts.answeredAt,
      ...words,
    })
    .from(payoutParts)
    .innerJoin(deals, eq(deals.id, payoutParts.dealId))
    .where(isOwn(person, owners, payoutParts.markedBy))
    .orderBy(asc(payoutParts.dealId), asc(payoutParts.id));
}

/** Runs of organisations whose books somebody reads, and those that they made or marked; a creator has none. */
async function readRuns(db: Reader, { userId, role }: Reading, owners: string[]) {
  if (role === 'CREATOR') return [];
  return db
    .select({
      ownerId: payoutRuns.brandId,
      number: payoutRuns.number,
      currency: payoutRuns.currency,
      createdAt: payoutRuns.createdAt,
      markedAt: payoutRuns.markedAt,
      discardedAt: payoutRuns.discardedAt,
      payments: sql<{ dealId: string; amountCents: number }[]>`(
        select coalesce(json_agg(json_build_object('dealId', p.deal_id, 'amountCents', p.amount_cents)
          order by p.deal_id), '[]'::json)
        from ${payoutRunPayments} p where p.run_id = ${payoutRuns.id})`,
    })
    .from(payoutRuns)
    .where(
      or(
        inArray(payoutRuns.brandId, owners),
        eq(payoutRuns.createdBy, userId),
        eq(payoutRuns.markedBy, userId),
        eq(payoutRuns.discardedBy, userId),
      ),
    )
    .orderBy(asc(payoutRuns.createdAt), asc(payoutRuns.id));
}

/** Creators' invoices as they were issued: a creator's own, and those to organisations whose books somebody reads. */
async function readDealInvoices(db: Reader, { userId, role }: Reading, owners: string[]) {
  const issued = await db
    .select({ dealId: dealInvoices.dealId, cause: dealInvoices.cause, document: dealInvoices.document })
    .from(dealInvoices)
    .leftJoin(deals, eq(deals.id, dealInvoices.dealId))
    .where(role === 'CREATOR' ? eq(dealInvoices.creatorId, userId) : inArray(deals.brandId, owners))
    .orderBy(asc(dealInvoices.createdAt), asc(dealInvoices.id));
  return issued.map(({ document, ...about }) => ({ ...about, ...document }));
}

/** Reads the offers to renew rights, and their outcomes. */
function readRenewals(db: Reader, person: Reading, owners: string[]) {
  return db
    .select({
      dealId: renewals.dealId,
      byRole: renewals.byRole,
      state: renewals.state,
      term: renewals.term,
      currency: deals.currency,
      priceCents: renewals.priceCents,
      createdAt: renewals.createdAt,
      answeredAt: renewals.answeredAt,
    })
    .from(renewals)
    .innerJoin(deals, eq(deals.id, renewals.dealId))
    .where(isOwn(person, owners, renewals.byPerson, renewals.answeredBy))
    .orderBy(asc(renewals.id));
}

/** Reads it as what becomes JSON; moments are Dates. `owners` are those whose books the person reads. */
export const readOwnPayments = async (db: Reader, person: Reading, owners: string[]) => ({
  payouts: await readPayouts(db, person, owners),
  payoutParts: await readParts(db, person, owners),
  payoutRuns: await readRuns(db, person, owners),
  dealInvoices: await readDealInvoices(db, person, owners),
  renewals: await readRenewals(db, person, owners),
});
