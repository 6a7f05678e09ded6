/**
 * The two parties of a deal, and the only place that decides whether somebody is one of them
 * (rules/deals#parties): the brand's organisation, and the creator. All reads and writes of a deal on behalf
 * of an actor use it; `test/parties.test.ts` finds statements that do not.
 */
import { type PersonActor, partyId, type Role } from '@briefcast/contract';
import { eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { deals, members } from '../../platform/database/tables/index.ts';

const columns = { BRAND: deals.brandId, CREATOR: deals.creatorId } as const satisfies Record<Role, unknown>;

/** The condition that the row of `deals` has this party on this side. */
export const isPartyAs = (role: Role, party: string | SQL | Placeholder): SQL => eq(columns[role], party);

/** The condition that the actor is a party of the row of `deals`; false for somebody who belongs to no organisation. */
export function isPartyOf(actor: PersonActor): SQL {
  const party = partyId(actor);
  return party === null ? sql`false` : isPartyAs(actor.role, party);
}

/**
 * Matches a party in a prepared statement that gets `partyId(actor)`, and for accounts that are deleted; a party is on
 * one side only, so the role is not needed.
 */
export const isParty = (party: string | Placeholder): SQL | undefined =>
  or(isPartyAs('BRAND', party), isPartyAs('CREATOR', party));

/** The deals of a creator, or of every organisation that a brand's person belongs to at this moment. */
export const isPartyAnywhere = ({ role, userId }: Pick<PersonActor, 'role' | 'userId'>): SQL =>
  role === 'CREATOR'
    ? isPartyAs('CREATOR', userId)
    : sql`${deals.brandId} in (select ${members.brandId} from ${members} where ${members.userId} = ${userId}::uuid)`;

/** Whether the actor is a party of a deal that was read. */
export function isPartyOfRow(
  actor: PersonActor,
  deal: Pick<typeof deals.$inferSelect, 'brandId' | 'creatorId'>,
) {
  const party = partyId(actor);
  return party !== null && party === (actor.role === 'BRAND' ? deal.brandId : deal.creatorId);
}

/** The party on a side of the row of `deals` named `deal` in a statement, if the role is a column of the statement. */
export const partyOnSide = (role: SQL, deal: SQL): SQL =>
  sql`case ${role} when 'BRAND' then ${deal}.brand_id else ${deal}.creator_id end`;

/** The party on the other side of that row; null once its account was deleted. */
export const otherPartyOnSide = (role: SQL, deal: SQL): SQL =>
  sql`case ${role} when 'BRAND' then ${deal}.creator_id else ${deal}.brand_id end`;
