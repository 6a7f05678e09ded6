/** All cases as the admin lists them: open ones first, in both groups the newest first (rules/disputes#decision). */
import {
  type AdminDisputeLine,
  type AdminDisputePage,
  type AdminDisputesQuery,
  adminDisputesPerPage,
} from '@briefcast/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/database/newest-first.ts';
import { brands, creators, deals, disputes } from '../../platform/database/tables/index.ts';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor.ts';
import { brandNameOfDeal, creatorNameOfDeal } from '../parties/party-names.ts';
import { isBrandHeard } from '../payouts/late-state.ts';

/** 1 for an open case, so that it comes first where the order descends. */
const isOpen = sql<number>`(${disputes.state} = 'OPEN')::int`;

/** Both sides of a case's deal, in a statement that joins them. */
export const sidesOfDeal = {
  brand: { id: sql<string | null>`${brands.id}`, name: brandNameOfDeal },
  creator: { id: sql<string | null>`${creators.userId}`, name: creatorNameOfDeal },
};

const select = (db: Reader) =>
  db
    .select({
      id: disputes.id,
      dealId: disputes.dealId,
      title: deals.title,
      ...sidesOfDeal,
      currency: deals.currency,
      owedCents: disputes.owedCents,
      state: disputes.state,
      openedAt: disputes.createdAt,
      closedAt: disputes.closedAt,
      isBrandHeard,
    })
    .from(disputes)
    .innerJoin(deals, eq(deals.id, disputes.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId));

const present = ({
  openedAt,
  closedAt,
  ...row
}: Awaited<ReturnType<typeof select>>[number]): AdminDisputeLine => ({
  ...row,
  openedAt: openedAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

/** A page of them. Throws request.invalid for a bad cursor. */
export async function readAllDisputes(
  db: Reader,
  { limit = adminDisputesPerPage, cursor }: AdminDisputesQuery,
): Promise<AdminDisputePage> {
  const [open, id] = cursor ? decodeCursor(cursor) : [null, ''];
  const read = await select(db)
    .where(open === null ? undefined : sql`(${isOpen}, ${disputes.id}) < (${open}::int, ${id}::uuid)`)
    .orderBy(desc(isOpen), desc(disputes.id))
    .limit(limit + 1);
  const { rows, last } = cutPage(read, limit);
  const [counts] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${disputes.state} = 'OPEN'))::int`,
      closed: sql<number>`(count(*) filter (where ${disputes.state} <> 'OPEN'))::int`,
    })
    .from(disputes);
  return {
    disputes: rows.map(present),
    nextCursor: last ? encodeCursor([last.state === 'OPEN' ? 1 : 0, last.id]) : null,
    counts: counts ?? { open: 0, closed: 0 },
  };
}
