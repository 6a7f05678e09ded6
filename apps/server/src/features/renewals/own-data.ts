/** Offers to renew rights in the copy of a person's own data, and their outcomes (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { deals, renewals } from '../../platform/database/tables/index.ts';
import type { OwnData, OwnPerson } from '../../platform/own-data.ts';
import { isOwnBook } from '../parties/own-books.ts';

/** Reads the offers to renew rights, and their outcomes. */
function readRenewals(db: Reader, person: OwnPerson) {
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
    .where(isOwnBook(person, renewals.byPerson, renewals.answeredBy))
    .orderBy(asc(renewals.id));
}

export const ownData: OwnData = {
  renewals: ({ db }, person) => readRenewals(db, person),
};
