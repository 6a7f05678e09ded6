/** Addresses that an organisation knows already; other accounts stay unknown to it (rules/own-people#reading). */
import type { OwnPeopleRead } from '@briefcast/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { deals, members, ownPeople, savedCreators, users } from '../../platform/database/tables/index.ts';
import { isPartyAs } from '../parties/party.ts';

/** Splits addresses into those that would be invited and those that are known. */
export async function tellKnown(
  db: Reader,
  { brandId }: { brandId: string },
  emails: readonly string[],
): Promise<OwnPeopleRead> {
  const invited = await db
    .select({ email: ownPeople.email })
    .from(ownPeople)
    .where(and(eq(ownPeople.brandId, brandId), inArray(ownPeople.email, [...emails])));
  const saved = await db
    .select({ email: users.email })
    .from(savedCreators)
    .innerJoin(users, eq(users.id, savedCreators.creatorId))
    .where(and(eq(savedCreators.brandId, brandId), inArray(users.email, [...emails])));
  const met = await db
    .selectDistinct({ email: users.email })
    .from(deals)
    .innerJoin(users, eq(users.id, deals.creatorId))
    .where(and(isPartyAs('BRAND', brandId), inArray(users.email, [...emails])));
  const team = await db
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.brandId, brandId), inArray(users.email, [...emails])));
  const known = new Set([...invited, ...saved, ...met, ...team].map(({ email }) => email));
  return {
    toInvite: emails.filter((email) => !known.has(email)),
    known: emails.filter((email) => known.has(email)),
  };
}
