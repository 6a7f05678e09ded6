/** The names of the parties of a row of `deals`, in statements that join `brands` and `creators`. */
import { sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { brands, creators, deals } from '../../platform/database/tables/index.ts';

/** The organisation's name; the deal keeps it when the organisation is deleted. */
export const brandNameOfDeal = sql<string>`coalesce(${brands.companyName}, ${deals.brandName})`;

/** The creator's first and last name; null once the account is deleted. */
export const creatorNameOfDeal = sql<
  string | null
>`nullif(concat_ws(' ', ${creators.firstName}, ${creators.lastName}), '')`;

/** The other side's name: a brand's outlives its account, a creator's does not. */
export const otherSide = ({ role }: Pick<UserActor, 'role'>) =>
  role === 'BRAND'
    ? {
        id: sql<string | null>`${creators.userId}`,
        name: creatorNameOfDeal,
        image: sql<string | null>`${creators.profileImage}`,
      }
    : {
        id: sql<string | null>`${brands.id}`,
        name: brandNameOfDeal,
        image: sql<string | null>`${brands.profileImage}`,
      };
