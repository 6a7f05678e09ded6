/** Reads the applications for a brand: one prepared statement for each order (rules/castings#applicants). */
import {
  ApplicantFilter,
  type ApplicantOrder,
  type ApplicantsQuery,
  kindsOfTurnaround,
} from '@briefcast/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { castingApplications, castings } from '../../platform/database/tables/index.ts';
import { decodeCursor } from '../../platform/page-cursor.ts';
import { isMostlyOnTime } from '../creators/work-facts.ts';
import { fitWeight } from './fit-weight.ts';
import { scoreOfApplication } from './vote.ts';

const creatorId = sql`${castingApplications.creatorId}`;

/** Number of projects that the application's creator accepted from the casting's brand. */
export const projectsWithBrand = sql<number>`(select count(*)::int from deals d where d.creator_id = ${creatorId}
  and d.brand_id = ${castings.brandId} and d.status not in ('BRIEF_SENT', 'REJECTED', 'CANCELLED'))`;

const kindsAsked = (field: Parameters<typeof kindsOfTurnaround>[0]) =>
  sql`${castings.kinds} && ${sql.raw(`array[${kindsOfTurnaround(field).map((kind) => `'${kind}'`)}]`)}`;

/** The turnaround that the application's creator names for what the casting asks for, in days, as `estimateBrief`. */
export const turnaroundAsked = sql<number | null>`(select nullif(greatest(
    case when ${kindsAsked('ugcTurnaroundDays')} then c.ugc_turnaround_days end,
    case when ${kindsAsked('influencerTurnaroundDays')} then c.influencer_turnaround_days end), 0)
  from creators c where c.user_id = ${creatorId})`;

const asksNoMore = sql`${castingApplications.price} <= ${castings.payTo}`;
const speaksOne = sql`(${castings.languages} = '{}' or exists (select from creators c
  where c.user_id = ${creatorId} and c.languages && ${castings.languages}))`;
const isInCategory = sql`(${castings.categoryIds} = '{}' or exists (select from creator_categories cc
  where cc.creator_id = ${creatorId} and cc.category_id = any(${castings.categoryIds})))`;
const isInTime = sql`${sql.placeholder('now')}::timestamptz + coalesce(${turnaroundAsked}, 0) * interval '1 day'
  < ${castings.dueAt} + interval '1 day'`;

/** Number of points that fit, as `fitFor` of the contract counts them, by the price that is asked. */
const fittingPoints = sql`(${asksNoMore})::int + (${speaksOne})::int + (${isInCategory})::int + (${isInTime})::int`;

const milliseconds = sql`round(extract(epoch from ${castingApplications.createdAt}) * 1000)`;

/** As many bits as a cursor carries: the same place for the same member. */
const placeOfMember = sql`('x' || left(md5(${sql.placeholder('userId')}::text
  || ${castingApplications.id}::text), 11))::bit(44)::bigint`;

interface Order {
  /** A whole number by which it is sorted, then by id. */
  by: SQL;
  /** In place of the number, where an index has it. */
  indexed?: { by: SQL; type: 'timestamptz' };
  isRising: boolean;
}

const orders: Record<ApplicantOrder, Order> = {
  newest: {
    by: milliseconds,
    indexed: { by: sql`${castingApplications.createdAt}`, type: 'timestamptz' },
    isRising: false,
  },
  fit: { by: sql`(${fittingPoints}) * ${sql.raw(String(fitWeight))} + ${milliseconds}`, isRising: false },
  votes: { by: scoreOfApplication, isRising: false },
  price: { by: sql`${castingApplications.price}`, isRising: true },
  projects: { by: projectsWithBrand, isRising: false },
  shuffled: { by: placeOfMember, isRising: true },
};

const voted = (which: SQL) => sql`exists (select from application_votes v
  where v.application_id = ${castingApplications.id} and ${which})`;

/** The condition that each filter means, for the member who asks. */
const filters: Record<ApplicantFilter, SQL> = {
  onTime: isMostlyOnTime(creatorId),
  inRange: asksNoMore,
  speaks: speaksOne,
  worked: sql`${projectsWithBrand} > 0`,
  wanted: voted(sql`v.vote = 'YES'`),
  unvoted: sql`not ${voted(sql`v.user_id = ${sql.placeholder('userId')}::uuid and v.vote is not null`)}`,
};

const isKept = ApplicantFilter.options.map(
  (filter) => sql`(not ${sql.placeholder(filter)}::boolean or ${filters[filter]})`,
);

/** Hides withdrawn applications, and lists the passed-over ones only under their own filter. */
const isShown = sql`case ${sql.placeholder('show')}::text
  when 'IDS' then ${castingApplications.id} = any(${sql.placeholder('ids')}::uuid[])
  when 'SHORTLISTED' then ${castingApplications.mark} = 'SHORTLISTED'
  when 'PASSED' then ${castingApplications.mark} = 'PASSED'
  when 'CAST' then ${castingApplications.outcome} = 'CAST'
  else ${castingApplications.mark} is distinct from 'PASSED' end`;

function pageStatement(db: Reader, sort: ApplicantOrder) {
  const { by, indexed, isRising } = orders[sort];
  const type = sql.raw(indexed?.type ?? 'bigint');
  // Counted once for each row: without `offset 0` the database counts for the page, its bound and its order.
  const counted = sql`(select (${by})::bigint as place offset 0) counted`;
  const place = sql<string>`counted.place`;
  // Without a cast, which would hide from the planner that the index has this order.
  const value = indexed?.by ?? place;
  const [behind, direction] = isRising ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return db
    .select({ id: castingApplications.id, place })
    .from(castingApplications)
    .innerJoin(castings, eq(castings.id, castingApplications.castingId))
    .crossJoinLateral(counted)
    .where(
      and(
        eq(castingApplications.castingId, sql.placeholder('castingId')),
        eq(castings.brandId, sql.placeholder('brandId')),
        ne(castingApplications.outcome, 'WITHDRAWN'),
        isShown,
        ...isKept,
        sql`(${value}, ${castingApplications.id}) ${behind}
          (${sql.placeholder('afterValue')}::${type}, ${sql.placeholder('afterId')}::uuid)`,
      ),
    )
    .orderBy(sql`${value} ${direction}`, sql`${castingApplications.id} ${direction}`)
    .limit(sql.placeholder('limit'))
    .prepare(`applicants_by_${sort}`);
}

type PageStatement = ReturnType<typeof pageStatement>;
const statementOf = (sort: ApplicantOrder) => prepared<PageStatement>((db) => pageStatement(db, sort));
const statements: Record<ApplicantOrder, (db: Reader) => PageStatement> = {
  newest: statementOf('newest'),
  fit: statementOf('fit'),
  votes: statementOf('votes'),
  price: statementOf('price'),
  projects: statementOf('projects'),
  shuffled: statementOf('shuffled'),
};

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** The least and the greatest that a bigint holds. */
const least = '-9223372036854775808';
const greatest = '9223372036854775807';

/** Returns the start of a page: before everything without a cursor. */
function startOf(sort: ApplicantOrder, cursor: string | undefined) {
  const { indexed, isRising } = orders[sort];
  if (!cursor) {
    const afterValue = indexed ? 'infinity' : isRising ? least : greatest;
    return { afterValue, afterId: isRising ? firstId : lastId };
  }
  const [value, afterId] = decodeCursor(cursor);
  return { afterValue: indexed ? new Date(value).toISOString() : String(value), afterId };
}

/** Reads the rank and the id of applications, up to the limit, from the organisation's casting alone. */
export function readApplicantsPage(
  db: Reader,
  of: { castingId: string; brandId: string; userId: string; now: Date; limit: number },
  { sort = 'newest', show, filters: asked = [], ids, cursor }: ApplicantsQuery,
): Promise<{ id: string; place: string }[]> {
  return statements[sort](db).execute({
    ...of,
    now: of.now.toISOString(),
    show: ids ? 'IDS' : (show ?? 'ALL'),
    ids: ids ?? [],
    ...Object.fromEntries(ApplicantFilter.options.map((filter) => [filter, asked.includes(filter)])),
    ...startOf(sort, cursor),
  });
}
