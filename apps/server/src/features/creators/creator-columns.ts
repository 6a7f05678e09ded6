/** A creator's columns under the contract's names; read by accounts, the directory and the admin. */
import type { Category } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { creators } from '../../platform/database/tables/index.ts';
import { portfolioOfCreator } from '../media/portfolio-of-creator.ts';

/** The categories of the row's creator, in their order, as JSON. */
export const categoriesOfCreator: SQL<Category[]> = sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by cc.position), '[]'::json)
  from creator_categories cc join categories c on c.id = cc.category_id
  where cc.creator_id = "creators"."user_id")`;

/** Selected, these are a PublicCreator; with e-mail and role an OwnCreator. */
export const creatorColumns = {
  id: creators.userId,
  firstName: creators.firstName,
  lastName: creators.lastName,
  profileImage: creators.profileImage,
  bio: creators.bio,
  location: creators.location,
  languages: creators.languages,
  currency: creators.currency,
  ugcVideoPricing: creators.ugcVideoPricing,
  ugcPhotoPricing: creators.ugcPhotoPricing,
  ugcTurnaroundDays: creators.ugcTurnaroundDays,
  influencerReelPricing: creators.influencerReelPricing,
  influencerStoryPricing: creators.influencerStoryPricing,
  influencerTurnaroundDays: creators.influencerTurnaroundDays,
  isPublished: creators.isPublished,
  isSample: creators.isSample,
  categories: categoriesOfCreator,
  portfolio: portfolioOfCreator,
};
