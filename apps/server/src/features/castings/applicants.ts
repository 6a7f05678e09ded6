/** Who applied, as the brand compares them; of others' applications a creator reads nothing (rules/castings#applicants). */
import {
  AppError,
  type Applicant,
  type ApplicantFilter,
  type ApplicantSort,
  type ApplicantsPage,
  type ApplicantsQuery,
  castingLimits,
  mostPerPage,
} from '@briefcast/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { endOfPage } from '../../platform/database/newest-first.ts';
import { castingApplications, castings, creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor.ts';
import { completedDeals, type WorkFactsReader } from '../creators/work-facts.ts';
import { portfolioOfCreator } from '../media/portfolio-of-creator.ts';
import { isOwnCasting } from './access.ts';
import { filmOfApplication, presentFilm } from './film-of-application.ts';
import { scoreOfApplication, votesOfApplication } from './vote.ts';

/** How many projects the creator accepted from the casting's brand. */
const projectsWithBrand = sql<number>`(select count(*)::int from deals d where d.creator_id = ${creators.userId}
  and d.brand_id = ${castings.brandId} and d.status not in ('BRIEF_SENT', 'REJECTED', 'CANCELLED'))`;

const applicantColumns = {
  id: castingApplications.id,
  pitch: castingApplications.pitch,
  price: castingApplications.price,
  answer: castingApplications.answer,
  itemIds: castingApplications.itemIds,
  outcome: castingApplications.outcome,
  mark: castingApplications.mark,
  seenAt: castingApplications.seenAt,
  createdAt: castingApplications.createdAt,
  dealId: castingApplications.dealId,
  creatorId: creators.userId,
  firstName: creators.firstName,
  lastName: creators.lastName,
  profileImage: creators.profileImage,
  location: creators.location,
  languages: creators.languages,
  isPublished: creators.isPublished,
  portfolio: portfolioOfCreator,
  completed: completedDeals,
  projects: projectsWithBrand,
  film: filmOfApplication,
  votes: votesOfApplication,
};

/** Those who withdrew are not shown at all, and those who were passed over among themselves alone. */
const shown: Record<NonNullable<ApplicantsQuery['show']> | 'ALL', SQL> = {
  ALL: sql`${castingApplications.mark} is distinct from 'PASSED'`,
  SHORTLISTED: sql`${castingApplications.mark} = 'SHORTLISTED'`,
  PASSED: sql`${castingApplications.mark} = 'PASSED'`,
  CAST: sql`${castingApplications.outcome} = 'CAST'`,
};

const milliseconds = sql`round(extract(epoch from ${castingApplications.createdAt}) * 1000)`;

/** What each order sorts by as a whole number, and whether the least comes first. */
const orders: Record<ApplicantSort, { by: SQL; isRising: boolean }> = {
  newest: { by: milliseconds, isRising: false },
  votes: { by: scoreOfApplication, isRising: false },
  price: { by: sql`${castingApplications.price}`, isRising: true },
  projects: { by: projectsWithBrand, isRising: false },
};

const voted = (which: SQL) => sql`exists (select from application_votes v
  where v.application_id = ${castingApplications.id} and ${which})`;

/** The condition that each filter means, for the member who asks. */
const filters: Record<ApplicantFilter, (actor: UserActor) => SQL> = {
  inRange: () => sql`${castingApplications.price} <= ${castings.payTo}`,
  speaks: () => sql`(${castings.languages} = '{}' or ${castings.languages} && ${creators.languages})`,
  worked: () => sql`${projectsWithBrand} > 0`,
  wanted: () => voted(sql`v.vote = 'YES'`),
  unvoted: ({ userId }) => sql`not ${voted(sql`v.user_id = ${userId}::uuid and v.vote is not null`)}`,
};

function conditionsOf(
  actor: UserActor,
  castingId: string,
  { show, filters: asked = [], ids }: ApplicantsQuery,
) {
  return [
    eq(castingApplications.castingId, castingId),
    ne(castingApplications.outcome, 'WITHDRAWN'),
    ids ? inArray(castingApplications.id, ids) : shown[show ?? 'ALL'],
    ...asked.map((filter) => filters[filter](actor)),
  ];
}

/** The rows of a page, one more than it holds where there is another. */
function readRows(db: Reader, actor: UserActor, castingId: string, query: ApplicantsQuery, limit: number) {
  const { by, isRising } = orders[query.sort ?? 'newest'];
  const after = query.cursor ? decodeCursor(query.cursor) : null;
  const place = sql`(${by})::bigint`;
  const behind = sql.raw(isRising ? '>' : '<');
  const direction = sql.raw(isRising ? 'asc' : 'desc');
  return db
    .select({ ...applicantColumns, place: sql<string>`${place}` })
    .from(castingApplications)
    .innerJoin(castings, eq(castings.id, castingApplications.castingId))
    .innerJoin(creators, eq(creators.userId, castingApplications.creatorId))
    .where(
      and(
        ...conditionsOf(actor, castingId, query),
        after
          ? sql`(${place}, ${castingApplications.id}) ${behind} (${after[0]}::bigint, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${place} ${direction}`, sql`${castingApplications.id} ${direction}`)
    .limit(limit + 1);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const present = (deps: Pick<Deps, 'keys' | 'clock'>, row: Row): Omit<Applicant, 'facts'> => ({
  id: row.id,
  pitch: row.pitch,
  price: row.price,
  answer: row.answer,
  appliedAt: row.createdAt.toISOString(),
  // Those who withdrew are not read.
  outcome: row.outcome === 'WITHDRAWN' ? 'WAITING' : row.outcome,
  mark: row.mark,
  isNew: row.seenAt === null,
  creator: {
    id: row.creatorId,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImage: row.profileImage,
    location: row.location,
    languages: row.languages,
    isPublished: row.isPublished,
  },
  items: row.itemIds.flatMap((id) => row.portfolio.find((item) => item.id === id) ?? []),
  projects: row.projects,
  dealId: row.dealId,
  film: presentFilm(deps, row.film),
  votes: row.votes,
});

/**
 * A page of those who applied, as they are asked for. Throws casting.not_found, team.role_too_small, team.no_organization,
 * and request.invalid for a bad cursor.
 */
export async function readApplicants(
  deps: Pick<Deps, 'keys' | 'clock'> & { db: Reader; workFacts: WorkFactsReader },
  actor: UserActor,
  castingId: string,
  query: ApplicantsQuery,
): Promise<ApplicantsPage> {
  const { db, workFacts } = deps;
  await requireOwnCasting(db, actor, castingId);
  const limit = Math.min(query.limit ?? castingLimits.perPage, mostPerPage);
  const read = await readRows(db, actor, castingId, query, limit);
  const end = endOfPage(read, limit, ({ pitch, votes }) => pitch + votes.map(({ note }) => note).join(''));
  const rows = end < 0 ? read : read.slice(0, end);
  const last = end < 0 ? undefined : rows.at(-1);
  const facts = await workFacts.find(rows.map(({ creatorId: id, completed }) => ({ id, completed })));
  return {
    applicants: rows.map((row) => ({ ...present(deps, row), facts: facts.get(row.creatorId) ?? null })),
    nextCursor: last ? encodeCursor([Number(last.place), last.id]) : null,
  };
}

/** Throws casting.not_found, team.role_too_small and team.no_organization. */
async function requireOwnCasting(db: Reader, actor: UserActor, id: string): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'casting.read');
  const [own] = await db.select({ id: castings.id }).from(castings).where(isOwnCasting(brandId, id));
  if (!own) throw new AppError('casting.not_found');
}
