/** Effects of deleting an own account, shown before the deletion (rules/deletion#by-oneself). */
import { closedStatuses, type OwnRemoval, type RemovalOutcome } from '@briefcast/contract';
import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals, members } from '../../platform/database/tables/index.ts';
import { isPartyAs } from '../parties/party.ts';

/** An organisation of somebody, and what becomes of it without them. */
export interface LeftOrganization {
  id: string;
  companyName: string;
  outcome: RemovalOutcome;
}

const membersWhere = (condition: string) => sql`(select count(*) from members other
  where other.brand_id = ${brands.id} and other.user_id <> ${members.userId}${sql.raw(condition)})`;

/** The organisations that somebody belongs to, in the order of their ids. */
export const readLeftOrganizations = (db: Reader, userId: string): Promise<LeftOrganization[]> =>
  db
    .select({
      id: brands.id,
      companyName: brands.companyName,
      outcome: sql<RemovalOutcome>`case
        when ${membersWhere('')} = 0 then 'CLOSED'
        when ${members.role} = 'OWNER' and ${membersWhere(` and other.role = 'OWNER'`)} = 0 then 'LAST_OWNER'
        else 'LEFT' end`,
    })
    .from(members)
    .innerJoin(brands, eq(brands.id, members.brandId))
    .where(eq(members.userId, userId))
    .orderBy(asc(brands.id));

/** Reads what would be cancelled, closed and left, and what stays with the other sides. */
export async function readOwnRemoval(db: Reader, { userId, role }: UserActor): Promise<OwnRemoval> {
  const organizations = role === 'BRAND' ? await readLeftOrganizations(db, userId) : [];
  const closing = organizations.filter(({ outcome }) => outcome === 'CLOSED').map(({ id }) => id);
  const ends = role === 'CREATOR' ? isPartyAs('CREATOR', userId) : inArray(deals.brandId, closing);
  const creatorName = sql<string | null>`${creators.firstName} || ' ' || ${creators.lastName}`;
  const openDeals = await db
    .select({
      id: deals.id,
      title: deals.title,
      status: deals.status,
      with: role === 'CREATOR' ? sql<string | null>`${deals.brandName}` : creatorName,
    })
    .from(deals)
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(and(ends, notInArray(deals.status, [...closedStatuses])))
    .orderBy(asc(deals.deadline), asc(deals.id));
  const [closed] = await db
    .select({ count: count() })
    .from(deals)
    .where(and(ends, inArray(deals.status, [...closedStatuses])));
  return { openDeals, closedDeals: closed?.count ?? 0, organizations };
}
