/**
 * Applicants as the brand compares them; a creator reads nothing of others' applications
 * (rules/castings#applicants).
 */
import {
  AppError,
  type Applicant,
  type ApplicantsPage,
  type ApplicantsQuery,
  castingLimits,
  mostPerPage,
  nameAt,
} from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { castingApplications, castings, creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { encodeCursor } from '../../platform/page-cursor.ts';
import { completedDeals, type WorkFactsReader } from '../creators/work-facts.ts';
import { itemsOfCreator } from '../media/portfolio-of-creator.ts';
import { isOwnCasting } from './access.ts';
import { projectsWithBrand, readApplicantsPage, turnaroundAsked } from './applicants-page.ts';
import { filmOfApplication, presentFilm } from './film-of-application.ts';
import { votesOfApplication } from './vote.ts';

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
  socialAccounts: creators.socialAccounts,
  isPublished: creators.isPublished,
  items: itemsOfCreator(sql`${castingApplications.itemIds}`),
  completed: completedDeals,
  projects: projectsWithBrand,
  turnaroundDays: turnaroundAsked,
  film: filmOfApplication,
  votes: votesOfApplication,
};

/** In no order. */
const applicants = prepared((db) =>
  db
    .select(applicantColumns)
    .from(castingApplications)
    .innerJoin(castings, eq(castings.id, castingApplications.castingId))
    .innerJoin(creators, eq(creators.userId, castingApplications.creatorId))
    .where(sql`${castingApplications.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('applicants'),
);

type Row = Awaited<ReturnType<ReturnType<typeof applicants>['execute']>>[number];

const present = (deps: Pick<Deps, 'keys' | 'clock'>, row: Row): Omit<Applicant, 'facts'> => ({
  id: row.id,
  pitch: row.pitch,
  price: row.price,
  answer: row.answer,
  appliedAt: row.createdAt.toISOString(),
  // Withdrawn applications are not read.
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
    handles: [...new Set(row.socialAccounts.map(({ url }) => nameAt(url)).filter(Boolean))],
    isPublished: row.isPublished,
  },
  items: row.itemIds.flatMap((id) => row.items.find((item) => item.id === id) ?? []),
  projects: row.projects,
  turnaroundDays: row.turnaroundDays,
  dealId: row.dealId,
  film: presentFilm(deps, row.film),
  votes: row.votes,
});

/**
 * Reads a page of applicants, in the order asked for. Throws casting.not_found, team.role_too_small,
 * team.no_organization, and request.invalid for a bad cursor.
 */
export async function readApplicants(
  deps: Pick<Deps, 'keys' | 'clock'> & { db: Reader; workFacts: WorkFactsReader },
  actor: UserActor,
  castingId: string,
  query: ApplicantsQuery,
): Promise<ApplicantsPage> {
  const { db, workFacts } = deps;
  const { brandId } = authorizeOrganization(actor, 'casting.read');
  const limit = Math.min(query.limit ?? castingLimits.perPage, mostPerPage);
  const of = { castingId, brandId, userId: actor.userId, now: deps.clock(), limit: limit + 1 };
  const places = await readApplicantsPage(db, of, query);
  if (places.length === 0) {
    await requireOwnCasting(db, brandId, castingId);
    return { applicants: [], nextCursor: null };
  }
  const found = new Map(
    (await applicants(db).execute({ ids: places.map(({ id }) => id) })).map((row) => [row.id, row]),
  );
  const read = places.flatMap(({ id, place }) => {
    const row = found.get(id);
    return row ? [{ ...row, place }] : [];
  });
  const { rows, last } = cutPage(read, limit);
  const facts = await workFacts.find(rows.map(({ creatorId: id, completed }) => ({ id, completed })));
  return {
    applicants: rows.map((row) => ({ ...present(deps, row), facts: facts.get(row.creatorId) ?? null })),
    nextCursor: last ? encodeCursor([Number(last.place), last.id]) : null,
  };
}

/** Throws casting.not_found. */
async function requireOwnCasting(db: Reader, brandId: string, id: string): Promise<void> {
  const [own] = await db.select({ id: castings.id }).from(castings).where(isOwnCasting(brandId, id));
  if (!own) throw new AppError('casting.not_found');
}
