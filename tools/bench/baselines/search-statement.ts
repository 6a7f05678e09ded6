/**
 * The directory's page, exact total and facets in one statement, with only the requested filters, so that
 * PostgreSQL can plan each query as well as possible.
 */
import { foldForSearch } from '../../../packages/contract/src/kit/fold-for-search.ts';

const orders: Record<string, string> = {
  newest: `coalesce(published_at, 'epoch'::timestamptz) desc, user_id desc`,
  price_asc: 'coalesce(starting_price, 2147483647) asc, user_id asc',
  price_desc: 'coalesce(starting_price, -1) desc, user_id desc',
};

const facet = (rows: string) =>
  `(select coalesce(json_agg(json_build_object('value', value, 'count', n) order by n desc, value), '[]'::json)
    from (${rows}) facet)`;

/** The statement for a query of the directory, in the server's format; its result is JSON as text. */
export function searchStatement(query: URLSearchParams): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const list = (name: string) => (query.has(name) ? query.getAll(name) : null);
  const [languages, categories, locations] = [list('languages'), list('categories'), list('locations')];

  const words = foldForSearch(query.get('search') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const conditions = [
    'is_published',
    ...words.map((word) => `search_text like ${given(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`),
    ...(query.has('minPrice') ? [`starting_price >= ${given(Number(query.get('minPrice')))}`] : []),
    ...(query.has('maxPrice') ? [`starting_price <= ${given(Number(query.get('maxPrice')))}`] : []),
  ];
  const speaks = languages ? `languages && ${given(languages)}::text[]` : 'true';
  const isThere = locations ? `location = any(${given(locations)}::text[])` : 'true';
  const isAbout = categories
    ? `exists (select from creator_categories cc join categories c on c.id = cc.category_id
        where cc.creator_id = user_id and c.name = any(${given(categories)}::text[]))`
    : 'true';
  const order = orders[query.get('sort') ?? 'newest'] ?? orders.newest;
  const text = `
    with found as (
      select user_id, languages, location, published_at, starting_price, ${speaks} as speaks, ${isThere} as is_there,
        ${isAbout} as is_about
      from creators where ${conditions.join(' and ')}),
    page as (
      select user_id, row_number() over () as place from (
        select user_id from found where speaks and is_there and is_about order by ${order} limit ${given(Number(query.get('limit') ?? 24))}) best)
    select json_build_object('success', true, 'data', json_build_object(
      'creators', (select coalesce(json_agg(json_build_object('id', p.user_id, 'firstName', first_name, 'lastName', last_name,
          'profileImage', profile_image, 'bio', bio, 'location', location, 'languages', languages,
          'categories', (select json_agg(json_build_object('id', c.id, 'name', c.name) order by cc.position)
            from creator_categories cc join categories c on c.id = cc.category_id where cc.creator_id = p.user_id),
          'ugcVideoPricing', ugc_video_pricing, 'ugcPhotoPricing', ugc_photo_pricing,
          'ugcTurnaroundDays', ugc_turnaround_days, 'influencerReelPricing', influencer_reel_pricing,
          'influencerStoryPricing', influencer_story_pricing, 'influencerTurnaroundDays', influencer_turnaround_days,
          'isPublished', is_published,
          'portfolio', (select json_agg(json_build_object('id', i.id, 'type', i.type, 'url', i.url, 'title', i.title,
              'poster', case when m.poster_key is not null then i.url || '?variant=poster' end) order by i.id desc)
            from portfolio_items i left join media m on m.id = i.media_id where i.creator_id = p.user_id)) order by place), '[]'::json)
        from page p join creators using (user_id)),
      'total', (select count(*) from found where speaks and is_there and is_about),
      'facets', json_build_object(
        'languages', ${facet('select value, count(*) n from found, unnest(languages) value where is_there and is_about group by value')},
        'locations', ${facet('select location as value, count(*) n from found where speaks and is_about and location is not null group by location')},
        'categories', ${facet('select c.name as value, count(*) n from found join creator_categories cc on cc.creator_id = user_id join categories c on c.id = cc.category_id where speaks and is_there group by c.name')})
    ))::text as answer`;
  return { text, values };
}
