/** Usage rights that end soon, and offers to renew them that wait for an answer. */

import type { Role, WaitingLine } from '@briefcast/contract';
import { addDays, dayMs } from '@briefcast/contract/kit/days';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals, renewals } from '../../platform/database/tables/index.ts';
import { otherSide } from '../parties/party-names.ts';
import {
  type FoundNeed,
  isOwnDeal,
  knownSide,
  mostRows,
  type NeedsOf,
  needOfDeal,
  sumsOfAmounts,
} from './found.ts';
import { waitingLine } from './waiting-of-deal.ts';

/** Days before the end of a right from which it is in the brand's queue. */
export const endsSoonDays = 14;
/** Days after which an offer that nobody answered is the brand's to ask after. */
const silentDays = 3;

/** Selects rights of the brand that end soon and that nobody offered to renew. */
export const selectEndingRights = (db: Reader, of: NeedsOf) =>
  db
    .select({
      dealId: deals.id,
      title: deals.title,
      who: otherSide({ role: 'BRAND' }),
      endsAt: sql<string>`ends.ends_at`,
    })
    .from(
      sql`(select r.deal_id, min(r.ends_at) as ends_at from rights r join ${deals} on "deals"."id" = r.deal_id
        where ${isOwnDeal(of)}
          and r.ends_at >= ${sql.placeholder('yesterday')}::timestamptz and r.ends_at <= ${sql.placeholder('endsBefore')}::timestamptz
          and not exists (select from renewal_lines l
            where l.deal_id = r.deal_id and l.kind = r.kind and l.is_open)
        group by r.deal_id) as ends`,
    )
    .innerJoin(deals, sql`"deals"."id" = ends.deal_id`)
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .orderBy(sql`ends.ends_at`, deals.id)
    .limit(mostRows);

type EndingRights = Awaited<ReturnType<typeof selectEndingRights>>;

export const needsOfRights = (rows: EndingRights): FoundNeed[] =>
  rows.map(({ dealId, title, who, endsAt }) => {
    const at = new Date(endsAt);
    return needOfDeal({
      kind: 'right.ends',
      deal: { id: dealId, title },
      who: knownSide(who),
      since: addDays(at, -endsSoonDays),
      at,
    });
  });

/** Selects open offers of either side. */
export const selectRenewals = (db: Reader, { role, isOne }: NeedsOf) =>
  db
    .select({
      dealId: deals.id,
      title: deals.title,
      currency: deals.currency,
      who: otherSide({ role }),
      byRole: renewals.byRole,
      priceCents: renewals.priceCents,
      createdAt: renewals.createdAt,
      closesAt: renewals.closesAt,
      endsAt: sql<
        string | null
      >`(select min(l.ends_at) from renewal_lines l where l.renewal_id = "renewals"."id")`,
    })
    .from(renewals)
    .innerJoin(deals, eq(deals.id, renewals.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(
      and(
        eq(renewals.state, 'OPEN'),
        sql`${renewals.closesAt} > ${sql.placeholder('now')}::timestamptz`,
        isOwnDeal({ role, isOne }),
      ),
    )
    .orderBy(asc(renewals.closesAt), asc(renewals.id))
    .limit(mostRows);

type Renewals = Awaited<ReturnType<typeof selectRenewals>>;

/** Open offers of either side: to answer, to ask after, or to wait for. */
export function ofRenewals(
  rows: Renewals,
  { role, now }: { role: Role; now: Date },
): { needs: FoundNeed[]; waiting: WaitingLine[] } {
  const needs: FoundNeed[] = [];
  const waiting: WaitingLine[] = [];
  for (const row of rows) {
    const about = {
      deal: { id: row.dealId, title: row.title },
      who: knownSide(row.who),
      since: row.createdAt,
      ...sumsOfAmounts([{ cents: row.priceCents, currency: row.currency }]),
    };
    const isSilent = now.getTime() - row.createdAt.getTime() >= silentDays * dayMs;
    if (row.byRole !== role) needs.push(needOfDeal({ ...about, kind: 'renewal.answer', at: row.closesAt }));
    else if (role === 'BRAND' && isSilent) {
      const at = row.endsAt === null ? row.closesAt : new Date(row.endsAt);
      needs.push(needOfDeal({ ...about, kind: 'renewal.unanswered', at }));
    } else waiting.push(waitingLine('renewal', { ...about, until: row.closesAt }));
  }
  return { needs, waiting };
}
