/** A creator's own applications: nobody else's are read here (rules/castings#applications). */
import {
  AppError,
  type ApplicationsPage,
  applicationStateOf,
  castingLimits,
  type OwnApplication,
  type PageQuery,
} from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, castingApplications, castings, deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isBlockedByCreator } from '../blocks/blocked.ts';
import { cardColumns, presentCard } from './casting-columns.ts';
import { filmOfApplication, presentFilm } from './film-of-application.ts';

const applicationColumns = {
  applicationId: castingApplications.id,
  pitch: castingApplications.pitch,
  price: castingApplications.price,
  answer: castingApplications.answer,
  itemIds: castingApplications.itemIds,
  film: filmOfApplication,
  outcome: castingApplications.outcome,
  mark: castingApplications.mark,
  seenAt: castingApplications.seenAt,
  appliedAt: castingApplications.createdAt,
  dealId: deals.id,
  dealStatus: deals.status,
};

type PresentDeps = Pick<Deps, 'keys' | 'clock'>;

type Row = Pick<
  typeof castingApplications.$inferSelect,
  'pitch' | 'price' | 'answer' | 'itemIds' | 'outcome' | 'mark' | 'seenAt' | 'dealId'
> & {
  applicationId: string;
  appliedAt: Date;
  film: Parameters<typeof presentFilm>[1];
  dealStatus: typeof deals.$inferSelect.status | null;
};

const present = (deps: PresentDeps, row: Row): OwnApplication => ({
  id: row.applicationId,
  pitch: row.pitch,
  price: row.price,
  answer: row.answer,
  itemIds: row.itemIds,
  film: presentFilm(deps, row.film),
  appliedAt: row.appliedAt.toISOString(),
  state: applicationStateOf(row),
  deal: row.dealId && row.dealStatus ? { id: row.dealId, status: row.dealStatus } : null,
});

interface Found {
  /** Null without one. */
  application: OwnApplication | null;
  /** There where the creator blocked the brand. */
  blockedBrandId?: string;
}

/** The creator's application to a casting. Throws casting.not_found. */
export async function findApplication(
  deps: PresentDeps & { db: Reader },
  { userId }: UserActor,
  castingId: string,
): Promise<Found> {
  const [row] = await deps.db
    .select({
      ...applicationColumns,
      brandId: castings.brandId,
      isBlocked: sql<boolean>`${isBlockedByCreator(sql`${castings.brandId}`, sql`${userId}`)}`,
    })
    .from(castings)
    .leftJoin(
      castingApplications,
      and(eq(castingApplications.castingId, castings.id), eq(castingApplications.creatorId, userId)),
    )
    .leftJoin(deals, eq(deals.id, castingApplications.dealId))
    .where(eq(castings.id, castingId));
  if (!row) throw new AppError('casting.not_found');
  return {
    application: row.applicationId === null ? null : present(deps, row as Row),
    ...(row.isBlocked ? { blockedBrandId: row.brandId } : {}),
  };
}

/** Reads the actor's application where there is one. Throws application.not_found. */
export async function readApplication(
  deps: PresentDeps & { db: Reader },
  actor: UserActor,
  castingId: string,
): Promise<OwnApplication> {
  const { application } = await findApplication(deps, actor, castingId);
  if (!application) throw new AppError('application.not_found');
  return application;
}

const newest = prepared((db) =>
  db
    .select({ card: cardColumns, application: applicationColumns })
    .from(castingApplications)
    .innerJoin(castings, eq(castings.id, castingApplications.castingId))
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .leftJoin(deals, eq(deals.id, castingApplications.dealId))
    .where(
      and(
        eq(castingApplications.creatorId, sql.placeholder('creatorId')),
        isBehindCursor(castingApplications.createdAt, castingApplications.id),
      ),
    )
    .orderBy(desc(castingApplications.createdAt), desc(castingApplications.id))
    .limit(sql.placeholder('limit'))
    .prepare('own_applications'),
);

/** All of the creator's in pages, newest first. */
export async function readApplications(
  deps: PresentDeps & { db: Reader },
  { userId }: UserActor,
  query: PageQuery,
): Promise<ApplicationsPage> {
  const { db, clock } = deps;
  const values = pageValues(query, castingLimits.perPage);
  const read = await newest(db).execute({ creatorId: userId, ...values });
  const now = clock();
  const { rows, nextCursor } = pageOf(
    read.map((row) => ({ ...row, id: row.application.applicationId, createdAt: row.application.appliedAt })),
    values,
    ({ application, card }) => [application, presentCard(card, now)],
  );
  return {
    applications: rows.map(({ card, application }) => ({
      ...present(deps, application),
      casting: presentCard(card, now),
    })),
    nextCursor,
  };
}
