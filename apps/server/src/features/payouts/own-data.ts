/** Payouts and their parts in the copy of a person's own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { deals, payoutParts, payouts } from '../../platform/database/tables/index.ts';
import type { OwnData, OwnPerson } from '../../platform/own-data.ts';
import { isOwnBook } from '../parties/own-books.ts';

/** Leaves out the other side's words about it. */
function readPayouts(db: Reader, person: OwnPerson) {
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
    .where(isOwnBook(person, payouts.markedBy))
    .orderBy(asc(payouts.dealId));
}

/** Payments of less than what was owed; what the other side wrote of them is left out. */
function readParts(db: Reader, person: OwnPerson) {
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
    .where(isOwnBook(person, payoutParts.markedBy))
    .orderBy(asc(payoutParts.dealId), asc(payoutParts.id));
}

export const ownData: OwnData = {
  payouts: ({ db }, person) => readPayouts(db, person),
  payoutParts: ({ db }, person) => readParts(db, person),
};
