/** A creator's columns under the contract's names; read by accounts, the directory and the admin. */
import type { Category, PortfolioItem } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { creators } from '../../platform/database/tables/index.ts';
import { shownAddress } from '../../platform/public-address.ts';
import { posterUrlOf, proxyUrlOf } from '../media/media-url.ts';

/** The categories of the row's creator, in their order, as JSON. */
export const categoriesOfCreator: SQL<Category[]> = sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by cc.position), '[]'::json)
  from creator_categories cc join categories c on c.id = cc.category_id
  where cc.creator_id = "creators"."user_id")`;

const poster = sql`case when m.poster_key is not null then ${posterUrlOf(sql`p.url`)} end`;

const url = sql`case when m.proxy_key is null then p.url else ${proxyUrlOf(sql`p.url`)} end`;
const film = sql`case when m.proxy_state in ('WAITING', 'WORKING') then 'PREPARING'
  when m.proxy_state = 'FAILED' then 'UNPLAYABLE' end`;

/** Items at addresses inside networks were taken once, and are not shown. */
const shownItems = (items: PortfolioItem[]) => items.filter(({ url }) => shownAddress(url) !== null);

/** The portfolio of the row's creator as everybody may see it, in the creator's order, as JSON. */
export const portfolioOfCreator: SQL<PortfolioItem[]> = sql<PortfolioItem[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'url', ${url}, 'title', p.title,
    'poster', ${poster}) order by p.position, p.id desc), '[]'::json)
  from portfolio_items p left join media m on m.id = p.media_id
  where p.creator_id = "creators"."user_id" and m.notes is distinct from 'WITHHELD'
    and p.id <> all("creators"."held_items"))`.mapWith(shownItems);

/** The same for its owner and the admin: with what is withheld from others, and what waits for approval. */
export const wholePortfolioOfCreator: SQL<PortfolioItem[]> = sql<PortfolioItem[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'url', ${url},
    'title', coalesce("creators"."held_titles" ->> p.id::text, p.title),
    'shownTitle', case when "creators"."held_titles" ->> p.id::text is not null then p.title end,
    'poster', ${poster}, 'withheld', m.notes is not distinct from 'WITHHELD',
    'isHeld', p.id = any("creators"."held_items"), 'film', ${film}) order by p.position, p.id desc), '[]'::json)
  from portfolio_items p left join media m on m.id = p.media_id
  where p.creator_id = "creators"."user_id")`.mapWith(shownItems);

/** Selected, these are a PublicCreator; with e-mail and role an OwnCreator. */
export const creatorColumns = {
  id: creators.userId,
  firstName: creators.firstName,
  lastName: creators.lastName,
  profileImage: creators.profileImage,
  bio: creators.bio,
  location: creators.location,
  languages: creators.languages,
  ugcVideoPricing: creators.ugcVideoPricing,
  ugcPhotoPricing: creators.ugcPhotoPricing,
  ugcTurnaroundDays: creators.ugcTurnaroundDays,
  influencerReelPricing: creators.influencerReelPricing,
  influencerStoryPricing: creators.influencerStoryPricing,
  influencerTurnaroundDays: creators.influencerTurnaroundDays,
  isPublished: creators.isPublished,
  categories: categoriesOfCreator,
  portfolio: portfolioOfCreator,
};
