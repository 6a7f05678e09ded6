/** Invitations that a person sent or came by, in the copy of their own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { brands, ownPeople } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  invitedToMarket: ({ db }, { userId }) =>
    db
      .select({ email: ownPeople.email, sentAt: ownPeople.createdAt, joinedAt: ownPeople.joinedAt })
      .from(ownPeople)
      .where(eq(ownPeople.invitedBy, userId))
      .orderBy(asc(ownPeople.id)),
  joinedByInvitation: ({ db }, { userId }) =>
    db
      .select({ brandId: ownPeople.brandId, brand: brands.companyName, joinedAt: ownPeople.joinedAt })
      .from(ownPeople)
      .innerJoin(brands, eq(brands.id, ownPeople.brandId))
      .where(eq(ownPeople.creatorId, userId))
      .orderBy(asc(ownPeople.id)),
};
