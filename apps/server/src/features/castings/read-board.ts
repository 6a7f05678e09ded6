/** The board: open castings that everybody finds, filtered, sorted and paged (rules/castings#board). */
import { type BoardPage, type BoardQuery, castingLimits, fixedRate, rateUnits } from '@briefcast/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, castings } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor.ts';
import { cardColumns, castOfCasting, presentCard } from './casting-columns.ts';

const isListed = (now: Date): SQL => sql`${castings.visibility} = 'EVERYONE' and ${castings.closedAt} is null
  and ${castings.endedAt} is null and ${castings.closesAt} > ${now.toISOString()}::timestamptz
  and ${castOfCasting} < ${castings.places}`;

/** What the most that is paid comes to, in cents of US dollars by the fixed rate. */
const payInDollars = sql`case when ${castings.currency} = 'AED'
  then round(${castings.payTo} * ${rateUnits}::numeric / ${fixedRate.perDollar}) else ${castings.payTo} end`;

const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;

/** What each order sorts by as a whole number, and whether the least comes first. */
const orders: Record<NonNullable<BoardQuery['sort']>, { by: SQL; isRising: boolean }> = {
  closing: { by: milliseconds(sql`${castings.closesAt}`), isRising: true },
  newest: { by: milliseconds(sql`${castings.createdAt}`), isRising: false },
  pay: { by: sql`(${payInDollars})::bigint`, isRising: false },
};

/** A casting for any language or category is found under each. */
const inNames = (ids: string[]) => sql`exists (select from categories c
  where c.id = any(${castings.categoryIds}) and c.name = any(${sql.param(ids)}::text[]))`;

function filtersOf(query: BoardQuery): SQL[] {
  const filters: SQL[] = [];
  const words = containing(query.search);
  if (words)
    filters.push(
      sql`(${castings.title} ilike ${words} or ${castings.description} ilike ${words} or ${brands.companyName} ilike ${words})`,
    );
  if (query.categories?.length)
    filters.push(sql`(${castings.categoryIds} = '{}' or ${inNames(query.categories)})`);
  if (query.languages?.length)
    filters.push(
      sql`(${castings.languages} = '{}' or ${castings.languages} && ${sql.param(query.languages)}::text[])`,
    );
  if (query.deliverables?.length)
    filters.push(sql`${castings.kinds} && ${sql.param(query.deliverables)}::text[]`);
  if (query.currency) filters.push(sql`${castings.currency} = ${query.currency}`);
  if (query.minPay !== undefined) filters.push(sql`${payInDollars} >= ${query.minPay}`);
  return filters;
}

const countsBy = (db: Reader, now: Date, values: SQL) =>
  db
    .select({ value: sql<string>`v.value`, count: sql<number>`count(*)::int` })
    .from(castings)
    .innerJoin(sql`lateral ${values} v(value)`, sql`true`)
    .where(isListed(now))
    .groupBy(sql`v.value`)
    .orderBy(sql`count(*) desc, v.value`);

/** How many of all open castings name each value. */
async function readCounts(db: Reader, now: Date): Promise<BoardPage['counts']> {
  const categories = await countsBy(
    db,
    now,
    sql`(select c.name from categories c where c.id = any("castings"."category_ids"))`,
  );
  const languages = await countsBy(db, now, sql`unnest("castings"."languages")`);
  const deliverables = await countsBy(db, now, sql`unnest("castings"."kinds")`);
  return { categories, languages, deliverables };
}

/** A page of the board. Throws request.invalid for a bad cursor. */
export async function readBoard(
  { db, clock }: { db: Reader } & Pick<Deps, 'clock'>,
  query: BoardQuery,
): Promise<BoardPage> {
  const now = clock();
  const { by, isRising } = orders[query.sort ?? 'closing'];
  const limit = Math.min(query.limit ?? castingLimits.perPage, 100);
  const found = [isListed(now), ...filtersOf(query)];
  const after = query.cursor ? decodeCursor(query.cursor) : null;
  const isAfter =
    after &&
    (isRising
      ? sql`(${by}, ${castings.id}) > (${after[0]}::bigint, ${after[1]}::uuid)`
      : sql`(${by}, ${castings.id}) < (${after[0]}::bigint, ${after[1]}::uuid)`);
  const direction = sql.raw(isRising ? 'asc' : 'desc');
  const rows = await db
    .select({ ...cardColumns, place: sql<string>`${by}` })
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(sql.join(isAfter ? [...found, isAfter] : found, sql` and `))
    .orderBy(sql`${by} ${direction}`, sql`${castings.id} ${direction}`)
    .limit(limit + 1);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(sql.join(found, sql` and `));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    castings: page.map((row) => presentCard(row, now)),
    total: counted?.total ?? 0,
    nextCursor: last ? encodeCursor([Number(last.place), last.id]) : null,
    counts: await readCounts(db, now),
  };
}
