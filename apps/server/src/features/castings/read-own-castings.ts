/** The castings of an organisation, as its members read them. */
import {
  AppError,
  castingLimits,
  endsByItselfAt,
  type OwnCasting,
  type OwnCastingsPage,
  type PageQuery,
} from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, castings } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOwnCasting } from './access.ts';
import { type CastingCounts, ownColumns, presentWhole, type WholeRow } from './casting-columns.ts';

type ReadDeps = { db: Reader } & Pick<Deps, 'clock'>;

type OwnRow = Omit<WholeRow, 'applications'> & { counts: CastingCounts } & Pick<OwnCasting, 'closedReason'>;

const present = ({ counts, ...row }: OwnRow, now: Date): OwnCasting => ({
  ...presentWhole({ ...row, ...counts }, now),
  ...counts,
  isOver: row.endedAt !== null,
  endsAt: endsByItselfAt(row, now)?.toISOString() ?? null,
  closedReason: row.closedReason,
});

/** One of the organisation's. Throws casting.not_found, team.role_too_small and team.no_organization. */
export async function readOwnCasting(
  { db, clock }: ReadDeps,
  actor: UserActor,
  id: string,
): Promise<OwnCasting> {
  const { brandId } = authorizeOrganization(actor, 'casting.read');
  const [row] = await db
    .select(ownColumns)
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(isOwnCasting(brandId, id));
  if (!row) throw new AppError('casting.not_found');
  return present(row, clock());
}

const newest = prepared((db) =>
  db
    .select(ownColumns)
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(
      and(eq(castings.brandId, sql.placeholder('brandId')), isBehindCursor(castings.createdAt, castings.id)),
    )
    .orderBy(desc(castings.createdAt), desc(castings.id))
    .limit(sql.placeholder('limit'))
    .prepare('own_castings'),
);

/** All of the organisation's in pages, newest first. Throws team.role_too_small and team.no_organization. */
export async function readOwnCastings(
  { db, clock }: ReadDeps,
  actor: UserActor,
  query: PageQuery,
): Promise<OwnCastingsPage> {
  const { brandId } = authorizeOrganization(actor, 'casting.read');
  const values = pageValues(query, castingLimits.perPage);
  const { rows, nextCursor } = pageOf(await newest(db).execute({ brandId, ...values }), values);
  const now = clock();
  return { castings: rows.map((row) => present(row, now)), nextCursor };
}
