/** The contract's rule of a complete profile as a condition, for lists of many (rules/creators#completeness). */
import { minimumPortfolioItems } from '@briefcast/contract/creators/profile-completeness';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { creators } from '../../platform/database/tables/index.ts';

const isSaid = (text: SQLWrapper) => sql`coalesce(btrim(${text}), '') <> ''`;
const isOffered = (first: SQLWrapper, second: SQLWrapper, turnaround: SQLWrapper) =>
  sql`(coalesce(${first}, 0) > 0 and coalesce(${second}, 0) > 0 and ${turnaround} is not null)`;

/** Whether the row's creator has a complete profile, as `profileCompleteness` computes it for one; never null. */
export const isProfileComplete: SQL<boolean> = sql<boolean>`(
  ${isSaid(creators.firstName)} and ${isSaid(creators.lastName)}
  and ${isSaid(creators.bio)} and ${isSaid(creators.location)}
  and cardinality(${creators.languages}) > 0
  and (${isOffered(creators.ugcVideoPricing, creators.ugcPhotoPricing, creators.ugcTurnaroundDays)}
    or ${isOffered(creators.influencerReelPricing, creators.influencerStoryPricing, creators.influencerTurnaroundDays)})
  and exists (select 1 from creator_categories cc where cc.creator_id = "creators"."user_id")
  and (select count(*) from portfolio_items p where p.creator_id = "creators"."user_id") >= ${sql.raw(String(minimumPortfolioItems))})`;
