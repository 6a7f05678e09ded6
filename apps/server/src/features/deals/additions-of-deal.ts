/** The additions of a deal, as statements about deals read them (rules/additions). */
import { type Addition, activeStatuses, type Role } from '@briefcast/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { isoMoment } from '../../platform/database/iso-moment.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { personOf } from '../accounts/person.ts';

/** The price of the row's deal with what both sides added later, in hundredths of its currency. */
export const totalCents: SQL<number> = sql<number>`(${deals.budget} + ${deals.addedCents})`;

/** An addition as a JSON object; `a` is its row. The times are the database's own text. */
const additionAsJson = sql`json_build_object('id', a.id, 'what', a.what, 'amount', a.amount_cents,
  'deadline', a.deadline, 'by', a.by_role, 'byPerson', ${personOf(sql`a.by_person`)}, 'state', a.state,
  'createdAt', a.created_at, 'answeredAt', a.answered_at, 'answeredBy', ${personOf(sql`a.answered_by`)},
  'commentId', a.comment_id)`;

/** Additions of the row's deal, oldest first, as JSON. */
export const additionsOfDeal: SQL<Addition[]> = sql`(
  select coalesce(json_agg(${additionAsJson} order by a.created_at, a.id), '[]'::json)
  from deal_additions a where a.deal_id = "deals"."id")`;

/**
 * Number of the row's deal's additions that wait for the answer of this side; not looked up for a deal that is not
 * under way.
 */
export const additionsToAnswer = (reader: Role): SQL<number> => sql<number>`case
  when ${inArray(deals.status, [...activeStatuses])} then (
    select count(*)::int from deal_additions a
    where a.deal_id = "deals"."id" and a.state = 'OPEN' and a.by_role <> ${reader}) else 0 end`;

/** Times as the contract writes them. */
export const presentAddition = (addition: Addition): Addition => ({
  ...addition,
  deadline: isoMoment(addition.deadline),
  createdAt: isoMoment(addition.createdAt),
  answeredAt: isoMoment(addition.answeredAt),
});

/** All additions of a deal, oldest first. */
export async function readAdditions(db: Reader, dealId: string): Promise<Addition[]> {
  const rows = await db
    .select({ addition: sql<Addition>`${additionAsJson}` })
    .from(sql`deal_additions a`)
    .where(sql`a.deal_id = ${dealId}::uuid`)
    .orderBy(sql`a.created_at`, sql`a.id`);
  return rows.map(({ addition }) => presentAddition(addition));
}
