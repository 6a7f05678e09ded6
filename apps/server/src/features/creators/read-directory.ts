/**
 * The public directory read from the database: until the index in memory is built, and if there are more
 * creators than it may hold. Every search word must occur in the search text that the contract derives of a
 * creator (rules/creators#directory).
 */
import { type PublicCreator, workKinds } from '@briefcast/contract';
import { searchPlaceEnds } from '@briefcast/contract/creators/search-text';
import type { ValueCount } from '@briefcast/search-index/count-values';
import { placeStep, rankedWords } from '@briefcast/search-index/pick-ranked';
import { and, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators, directoryOrder } from '../../platform/database/tables/index.ts';
import { creatorColumns } from './creator-columns.ts';
import { type FacetName, facetNames, type Sort } from './directory/directory-index.ts';
import { isRanked, type NormalQuery } from './directory/normal-query.ts';

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const words = given('words', 'text[]');
const languages = given('languages', 'text[]');
const categories = given('categories', 'text[]');
const locations = given('locations', 'text[]');
const networks = given('networks', 'text[]');
const deliverables = given('deliverables', 'text[]');

/** The starting price, or that of a kind by its place in the contract's order. */
const price = sql`case when ${given('priceAt', 'integer')} is null then "creators"."starting_price"
  else "creators"."kind_prices"[${given('priceAt', 'integer')}] end`;

const isFound = sql`"creators"."is_published"
  and (${words} is null or ("creators"."search_text" like ${given('longestWord', 'text')} and "creators"."search_text" like all(${words})))
  and (${given('minPrice', 'integer')} is null or ${price} >= ${given('minPrice', 'integer')})
  and (${given('maxPrice', 'integer')} is null or ${price} <= ${given('maxPrice', 'integer')})
  and (${given('maxTurnaround', 'integer')} is null or "creators"."turnaround_days" <= ${given('maxTurnaround', 'integer')})
  and (${given('minFollowers', 'bigint')} is null or "creators"."followers" >= ${given('minFollowers', 'bigint')})`;
const speaks = sql`(${languages} is null or "creators"."languages" && ${languages})`;
const isThere = sql`(${locations} is null or "creators"."location" = any(${locations}))`;
const isAbout = sql`(${categories} is null or exists (
  select from creator_categories cc join categories c on c.id = cc.category_id
  where cc.creator_id = "creators"."user_id" and c.name = any(${categories})))`;
const isOn = sql`(${networks} is null or "creators"."networks" && ${networks})`;
const offers = sql`(${deliverables} is null or "creators"."deliverables" && ${deliverables})`;
/** The condition of each filter by value. */
const asked: Record<FacetName, SQL> = {
  languages: speaks,
  locations: isThere,
  categories: isAbout,
  networks: isOn,
  deliverables: offers,
};
const othersThan = (name: FacetName) =>
  facetNames.filter((other) => other !== name).map((other) => asked[other]);

const milliseconds = sql`'epoch'::timestamptz + ${given('afterValue', 'float8')} * interval '1 millisecond'`;
const cents = given('afterValue', 'bigint');

/** The sort expression of each order, the number that a cursor contains for a position, and that position. */
const orders = {
  newest: {
    value: directoryOrder.newest,
    number: sql<number>`(extract(epoch from ${directoryOrder.newest}) * 1000)::float8`,
    place: milliseconds,
    direction: 'desc',
  },
  price_asc: {
    value: directoryOrder.cheapest,
    number: directoryOrder.cheapest,
    place: cents,
    direction: 'asc',
  },
  price_desc: {
    value: directoryOrder.dearest,
    number: directoryOrder.dearest,
    place: cents,
    direction: 'desc',
  },
} as const satisfies Record<Sort, Order>;

interface Order {
  value: SQL;
  number: SQL<number>;
  place: SQL;
  direction: 'asc' | 'desc';
}

/** The best matches first, and the newest of each place: as the index counts it, in one number. */
const places = sql.join(
  searchPlaceEnds.map(
    (
      end,
      at,
    ) => sql`when split_part("creators"."search_text", ${sql.raw(`' ${end} '`)}, 1) like all(${given('rankedWords', 'text[]')})
    then ${sql.raw(String(searchPlaceEnds.length - at))}`,
  ),
  sql` `,
);
const ranked = sql<number>`((case ${places} else 0 end) * ${sql.raw(placeStep.toFixed())}::float8 + ${orders.newest.number})`;
const rankedOrder: Order = {
  value: ranked,
  number: ranked,
  place: given('afterValue', 'float8'),
  direction: 'desc',
};

function pageStatement(db: Reader, name: Sort | 'ranked', { value, number, place, direction }: Order) {
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  const isAfter = sql`(${given('afterId', 'uuid')} is null
    or (${value}, "creators"."user_id") ${comparison} (${place}, ${given('afterId', 'uuid')}))`;
  const order = sql.raw(direction);
  return db
    .select({ ...creatorColumns, sortValue: sql<number>`${number}` })
    .from(creators)
    .where(and(isFound, ...Object.values(asked), isAfter))
    .orderBy(sql`${value} ${order}`, sql`"creators"."user_id" ${order}`)
    .limit(given('limit', 'bigint') as unknown as number)
    .prepare(`directory_page_${name}`);
}

const pages: Record<Sort, (db: Reader) => ReturnType<typeof pageStatement>> = {
  newest: prepared((db) => pageStatement(db, 'newest', orders.newest)),
  price_asc: prepared((db) => pageStatement(db, 'price_asc', orders.price_asc)),
  price_desc: prepared((db) => pageStatement(db, 'price_desc', orders.price_desc)),
};
const rankedPage = prepared((db) => pageStatement(db, 'ranked', rankedOrder));

const facet = (rows: SQL): SQL<ValueCount[]> =>
  sql`(select coalesce(json_agg(json_build_object('value', value, 'count', n) order by n desc, value collate "C"), '[]'::json) from (${rows}) facet)`;

/** At most `most` of the creators that meet these conditions: which ones, if there are more, is undefined. */
const some = (conditions: SQL[]) =>
  sql`(select "creators"."user_id", "creators"."languages", "creators"."location",
      "creators"."networks", "creators"."deliverables" from "creators"
    where ${and(isFound, ...conditions)} limit ${given('most', 'bigint')}) found`;

const listed = (name: 'languages' | 'networks' | 'deliverables') =>
  facet(
    sql`select value, count(*)::int n from ${some(othersThan(name))}, unnest(${sql.identifier(name)}) value group by value`,
  );

/** One statement for the total and the counts; the counts of each filter ignore that filter. */
const counts = prepared((db) =>
  db
    .select({
      total: sql<number>`(select count(*)::int from ${some(Object.values(asked))})`,
      languages: listed('languages'),
      locations: facet(
        sql`select location as value, count(*)::int n from ${some(othersThan('locations'))} where location is not null group by location`,
      ),
      categories: facet(
        sql`select c.name as value, count(*)::int n from ${some(othersThan('categories'))} join creator_categories cc on cc.creator_id = user_id join categories c on c.id = cc.category_id group by c.name`,
      ),
      networks: listed('networks'),
      deliverables: listed('deliverables'),
    })
    .from(sql`(select 1) one`)
    .prepare('directory_counts'),
);

const patternsOf = (words: readonly string[]) => words.flatMap((word) => containing(word) ?? []);

function filterValues({ words, priceKind, sort: _, limit: __, after: ___, ...filters }: NormalQuery) {
  const patterns = patternsOf(words);
  return {
    ...filters,
    // Arrays of the database begin at 1.
    priceAt: priceKind && workKinds.indexOf(priceKind) + 1,
    words: patterns.length > 0 ? patterns : null,
    // The trigram index serves a single LIKE, and the longest word is the most selective.
    longestWord: patterns.toSorted((a, b) => b.length - a.length)[0] ?? null,
  };
}

export interface DirectoryCounts {
  total: number;
  facets: Record<FacetName, ValueCount[]>;
}

/**
 * Reads the total and the counts of the filters. At most `most` creators are counted for each, or all with null: a
 * count that reaches that limit may be too low.
 */
export async function readCounts(
  db: Reader,
  query: NormalQuery,
  most: number | null,
): Promise<DirectoryCounts> {
  const [counted] = await counts(db).execute({ ...filterValues(query), most });
  if (!counted) throw new Error('One row was selected, and none came');
  const { total, ...facets } = counted;
  return { total, facets };
}

/** A creator's position in the order, which is where the next page begins. */
export interface Place {
  value: number;
  id: string;
}

interface DirectoryRows {
  creators: { creator: PublicCreator; place: Place }[];
  hasMore: boolean;
}

/** A page of creators, each with its position. */
export async function readPage(db: Reader, query: NormalQuery): Promise<DirectoryRows> {
  const { sort, limit, after } = query;
  const page = isRanked(query) ? rankedPage : pages[sort];
  const rows = await page(db).execute({
    ...filterValues(query),
    rankedWords: patternsOf(rankedWords(query.words)),
    afterValue: after?.value ?? null,
    afterId: after?.id ?? null,
    limit: limit + 1,
  });
  return {
    creators: rows.slice(0, limit).map(({ sortValue, ...creator }) => ({
      creator,
      place: { value: sortValue, id: creator.id },
    })),
    hasMore: rows.length > limit,
  };
}
