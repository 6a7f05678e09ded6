/**
 * The public directory behind one function, so that a read model can take its place later.
 * Search looks at name, bio, location and categories (decisions 3.4); every word must occur.
 */
import {
  type DirectoryPage,
  type DirectoryQuery,
  foldForSearch,
  type PublicCreator,
} from '@briefcast/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators, directoryOrder } from '../../platform/database/tables/index.ts';
import { creatorColumns } from '../../platform/present/creator.ts';
import { decodeCursor, encodeCursor, type Position } from './directory-cursor.ts';

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const words = given('words', 'text[]');
const languages = given('languages', 'text[]');
const categories = given('categories', 'text[]');
const locations = given('locations', 'text[]');

const isFound = sql`"creators"."is_published"
  and (${words} is null or ("creators"."search_text" like ${given('longestWord', 'text')} and "creators"."search_text" like all(${words})))
  and (${given('minPrice', 'integer')} is null or "creators"."starting_price" >= ${given('minPrice', 'integer')})
  and (${given('maxPrice', 'integer')} is null or "creators"."starting_price" <= ${given('maxPrice', 'integer')})`;
const speaks = sql`(${languages} is null or "creators"."languages" && ${languages})`;
const isThere = sql`(${locations} is null or "creators"."location" = any(${locations}))`;
const isAbout = sql`(${categories} is null or exists (
  select from creator_categories cc join categories c on c.id = cc.category_id
  where cc.creator_id = "creators"."user_id" and c.name = any(${categories})))`;

/** How each order compares a row with the last one of the page before, and sorts. */
const orders = {
  newest: { value: directoryOrder.newest, type: 'timestamptz', direction: 'desc' },
  price_asc: { value: directoryOrder.cheapest, type: 'integer', direction: 'asc' },
  price_desc: { value: directoryOrder.dearest, type: 'integer', direction: 'desc' },
} as const satisfies Record<string, { value: SQL; type: string; direction: 'asc' | 'desc' }>;
type Sort = keyof typeof orders;

function pageStatement(db: Db, sort: Sort) {
  const { value, type, direction } = orders[sort];
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  const isAfter = sql`(${given('afterId', 'uuid')} is null
    or (${value}, "creators"."user_id") ${comparison} (${given('afterValue', type)}, ${given('afterId', 'uuid')}))`;
  const order = sql.raw(direction);
  return db
    .select({ ...creatorColumns, sortValue: sql<string | number>`${value}::text` })
    .from(creators)
    .where(and(isFound, speaks, isThere, isAbout, isAfter))
    .orderBy(sql`${value} ${order}`, sql`"creators"."user_id" ${order}`)
    .limit(given('limit', 'bigint') as unknown as number)
    .prepare(`directory_page_${sort}`);
}

const pages: Record<Sort, (db: Db) => ReturnType<typeof pageStatement>> = {
  newest: prepared((db) => pageStatement(db, 'newest')),
  price_asc: prepared((db) => pageStatement(db, 'price_asc')),
  price_desc: prepared((db) => pageStatement(db, 'price_desc')),
};

type Facet = { value: string; count: number }[];
const facet = (rows: SQL): SQL<Facet> =>
  sql`(select coalesce(json_agg(json_build_object('value', value, 'count', n) order by n desc, value), '[]'::json) from (${rows}) facet)`;

/** One statement for the total and the three counts; each facet leaves its own filter out. */
const facets = prepared((db) => {
  const found = db.$with('found').as(
    db
      .select({
        userId: creators.userId,
        languages: creators.languages,
        location: creators.location,
        speaks: sql`${speaks}`.as('speaks'),
        isThere: sql`${isThere}`.as('is_there'),
        isAbout: sql`${isAbout}`.as('is_about'),
      })
      .from(creators)
      .where(isFound),
  );
  return db
    .with(found)
    .select({
      total: sql<number>`(select count(*)::int from found where speaks and is_there and is_about)`,
      languages: facet(
        sql`select value, count(*)::int n from found, unnest(languages) value where is_there and is_about group by value`,
      ),
      locations: facet(
        sql`select location as value, count(*)::int n from found where speaks and is_about and location is not null group by location`,
      ),
      categories: facet(
        sql`select c.name as value, count(*)::int n from found join creator_categories cc on cc.creator_id = user_id join categories c on c.id = cc.category_id where speaks and is_there group by c.name`,
      ),
    })
    .from(sql`(select 1) one`)
    .prepare('directory_facets');
});

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');

function filterValues(query: DirectoryQuery) {
  const searched = foldForSearch(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`);
  const listOrNull = (items: string[] | undefined) => (items?.length ? items : null);
  return {
    words: listOrNull(searched),
    // The trigram index serves a single LIKE, and the longest word narrows the most.
    longestWord: searched.toSorted((a, b) => b.length - a.length)[0] ?? null,
    languages: listOrNull(query.languages),
    categories: listOrNull(query.categories),
    locations: listOrNull(query.locations),
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
  };
}

/** Reads a page of published creators with the total and the counts of each filter. Throws request.invalid for a bad cursor. */
export async function readDirectory(db: Db, query: DirectoryQuery): Promise<DirectoryPage> {
  const sort = query.sort ?? 'newest';
  const [afterValue, afterId]: Position | [null, null] = query.cursor
    ? decodeCursor(query.cursor)
    : [null, null];
  const filters = filterValues(query);
  const limit = query.limit ?? null;
  const rows = await pages[sort](db).execute({ ...filters, afterValue, afterId, limit: limit && limit + 1 });
  const [counted] = await facets(db).execute(filters);
  const page = limit === null ? rows : rows.slice(0, limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const { total = 0, ...counts } = counted ?? { total: 0, languages: [], locations: [], categories: [] };
  return {
    creators: page.map(({ sortValue: _, ...creator }): PublicCreator => creator),
    total,
    nextCursor: last ? encodeCursor([last.sortValue, last.id]) : null,
    facets: counts,
  };
}
