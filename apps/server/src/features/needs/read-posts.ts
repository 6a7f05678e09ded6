/** Posts of a creator whose agreed day has come, and that nobody stated (rules/publications#reminding). */
import { activeStatuses } from '@briefcast/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals } from '../../platform/database/tables/index.ts';
import { otherSide } from '../parties/party-names.ts';
import { type FoundNeed, isOwnDeal, knownSide, mostRows, needOfDeal } from './found.ts';

/** Days for which a post that nobody stated is in the queue. */
export const unstatedDays = 30;

const postOn = sql<string>`(${deals.rights} ->> 'postOn')`;

/** Selects deals that the creator publishes, whose day has come and that have no post. */
export const selectUnstatedPosts = (db: Reader, { isOne }: { isOne: boolean }) =>
  db
    .select({ dealId: deals.id, title: deals.title, who: otherSide({ role: 'CREATOR' }), postOn })
    .from(deals)
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(
      and(
        isOwnDeal({ role: 'CREATOR', isOne }),
        inArray(deals.status, [...activeStatuses, 'COMPLETED']),
        sql`${deals.rights} ->> 'posting' <> 'BRAND'`,
        sql`${postOn}::timestamptz <= ${sql.placeholder('today')}::timestamptz`,
        sql`${postOn}::timestamptz > ${sql.placeholder('unstatedAfter')}::timestamptz`,
        sql`not exists (select from publications p where p.deal_id = "deals"."id" and p.withdrawn_at is null)`,
      ),
    )
    .orderBy(postOn, deals.id)
    .limit(mostRows);

export const needsOfPosts = (rows: Awaited<ReturnType<typeof selectUnstatedPosts>>): FoundNeed[] =>
  rows.map(({ dealId, title, who, postOn }) =>
    needOfDeal({
      kind: 'publication.state',
      deal: { id: dealId, title },
      who: knownSide(who),
      since: new Date(postOn),
    }),
  );
