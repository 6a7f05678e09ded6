/** The works of a creator with the URLs of their videos and posters, for statements that read a row of creators. */
import type { PortfolioItem } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { shownAddress } from '../../platform/public-address.ts';
import { posterUrlOf, proxyUrlOf } from './media-url.ts';

const poster = sql`case when m.poster_key is not null then ${posterUrlOf(sql`p.url`)} end`;

const url = sql`case when m.proxy_key is null then p.url else ${proxyUrlOf(sql`p.url`)} end`;
const film = sql`case when m.proxy_state in ('WAITING', 'WORKING') then 'PREPARING'
  when m.proxy_state = 'FAILED' then 'UNPLAYABLE' end`;

/** A work as the statements read it, where null and empty text say nothing. */
type Read = Omit<PortfolioItem, 'shows' | 'kind' | 'trade'> & {
  [Name in 'shows' | 'kind' | 'trade']: PortfolioItem[Name] | null;
};

/** Leaves out what is not told, as an answer has thousands of works. */
const withTold = ({ shows, kind, trade, ...item }: Read): PortfolioItem => ({
  ...item,
  ...(shows ? { shows } : {}),
  ...(kind ? { kind } : {}),
  ...(trade ? { trade } : {}),
});

/** Items at private addresses were accepted in the past, and are not shown. */
const shownItems = (items: Read[]) => items.filter(({ url }) => shownAddress(url) !== null).map(withTold);

const shownWhere = (condition: SQL): SQL<PortfolioItem[]> =>
  sql<PortfolioItem[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'url', ${url}, 'title', p.title,
    'poster', ${poster}, 'shows', p.shows, 'kind', p.kind, 'trade', p.trade) order by p.position, p.id desc),
    '[]'::json)
  from portfolio_items p left join media m on m.id = p.media_id
  where ${condition} and p.creator_id = "creators"."user_id" and m.notes is distinct from 'WITHHELD'
    and p.id <> all("creators"."held_items"))`.mapWith(shownItems);

/** The portfolio of the row's creator as everybody may see it, in the creator's order, as JSON. */
export const portfolioOfCreator = shownWhere(sql`true`);

/** Items of that portfolio with these ids, in the creator's order. */
export const itemsOfCreator = (ids: SQL): SQL<PortfolioItem[]> => shownWhere(sql`p.id = any(${ids})`);

/** Words of a work that wait (`readHeldWords` in the contract); null for none. */
const held = sql`("creators"."held_titles" ->> p.id::text)`;

/** Portfolio for its owner and the admin: including items withheld from others, and items that wait for approval. */
export const wholePortfolioOfCreator: SQL<PortfolioItem[]> = sql<PortfolioItem[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'url', ${url},
    'title', coalesce(split_part(${held}, E'\\n', 1), p.title),
    'shownTitle', case when ${held} is not null then p.title end,
    'poster', ${poster}, 'shows', case when strpos(${held}, E'\\n') > 0 then split_part(${held}, E'\\n', 2) else p.shows end,
    'kind', p.kind, 'trade', p.trade, 'withheld', m.notes is not distinct from 'WITHHELD',
    'isHeld', p.id = any("creators"."held_items"), 'film', ${film}) order by p.position, p.id desc), '[]'::json)
  from portfolio_items p left join media m on m.id = p.media_id
  where p.creator_id = "creators"."user_id")`.mapWith(shownItems);
