/** Who applied, as the brand compares them; of others' applications a creator reads nothing (rules/castings#applicants). */
import {
  AppError,
  type Applicant,
  type ApplicantsPage,
  type ApplicantsQuery,
  castingLimits,
} from '@briefcast/contract';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { castingApplications, castings, creators } from '../../platform/database/tables/index.ts';
import { completedDeals, type WorkFactsReader } from '../creators/work-facts.ts';
import { portfolioOfCreator } from '../media/portfolio-of-creator.ts';
import { isOwnCasting } from './access.ts';

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
  projects: sql<number>`(select count(*)::int from deals d where d.creator_id = ${creators.userId}
    and d.brand_id = ${castings.brandId} and d.status not in ('BRIEF_SENT', 'REJECTED', 'CANCELLED'))`,
};

/** Those who withdrew are not shown at all, and those who were passed over among themselves alone. */
const shown: Record<NonNullable<ApplicantsQuery['show']> | 'ALL', SQL> = {
  ALL: sql`${castingApplications.mark} is distinct from 'PASSED'`,
  SHORTLISTED: sql`${castingApplications.mark} = 'SHORTLISTED'`,
  PASSED: sql`${castingApplications.mark} = 'PASSED'`,
  CAST: sql`${castingApplications.outcome} = 'CAST'`,
};

const pageOfShown = (show: keyof typeof shown) =>
  prepared((db) =>
    db
      .select(applicantColumns)
      .from(castingApplications)
      .innerJoin(castings, eq(castings.id, castingApplications.castingId))
      .innerJoin(creators, eq(creators.userId, castingApplications.creatorId))
      .where(
        and(
          eq(castingApplications.castingId, sql.placeholder('castingId')),
          ne(castingApplications.outcome, 'WITHDRAWN'),
          shown[show],
          isBehindCursor(castingApplications.createdAt, castingApplications.id),
        ),
      )
      .orderBy(desc(castingApplications.createdAt), desc(castingApplications.id))
      .limit(sql.placeholder('limit'))
      .prepare(`applicants_${show.toLowerCase()}`),
  );

const pages = {
  ALL: pageOfShown('ALL'),
  SHORTLISTED: pageOfShown('SHORTLISTED'),
  PASSED: pageOfShown('PASSED'),
  CAST: pageOfShown('CAST'),
};

type Row = Awaited<ReturnType<ReturnType<typeof pages.ALL>['execute']>>[number];

const present = (row: Row): Omit<Applicant, 'facts'> => ({
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
});

/**
 * A page of those who applied, newest first. Throws casting.not_found, team.role_too_small, team.no_organization, and
 * request.invalid for a bad cursor.
 */
export async function readApplicants(
  { db, workFacts }: { db: Reader; workFacts: WorkFactsReader },
  actor: UserActor,
  castingId: string,
  query: ApplicantsQuery,
): Promise<ApplicantsPage> {
  await requireOwnCasting(db, actor, castingId);
  const values = pageValues(query, castingLimits.perPage);
  const read = await pages[query.show ?? 'ALL'](db).execute({ castingId, ...values });
  const { rows, nextCursor } = pageOf(read, values);
  const facts = await workFacts.find(rows.map(({ creatorId: id, completed }) => ({ id, completed })));
  return {
    applicants: rows.map((row) => ({ ...present(row), facts: facts.get(row.creatorId) ?? null })),
    nextCursor,
  };
}

/** Throws casting.not_found, team.role_too_small and team.no_organization. */
async function requireOwnCasting(db: Reader, actor: UserActor, id: string): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'casting.read');
  const [own] = await db.select({ id: castings.id }).from(castings).where(isOwnCasting(brandId, id));
  if (!own) throw new AppError('casting.not_found');
}
