/** Castings for the admin: a list, and ending one with a reason (rules/castings#states). */
import { type AdminCasting, AppError, api, type PageQuery } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isFoundIn, patternsOfSearch } from '../../platform/database/folded.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, castings } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { lockCasting } from '../castings/access.ts';
import { presentCard, presentWhole, wholeColumns } from '../castings/casting-columns.ts';
import { endCasting } from '../castings/end-casting.ts';
import { recordAudit } from './audit.ts';

const perPage = 50;

const newest = prepared((db) =>
  db
    .select(wholeColumns)
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(
      and(
        eq(brands.isSample, false),
        isFoundIn([castings.title, brands.companyName], sql.placeholder('patterns')),
        isBehindCursor(castings.createdAt, castings.id),
      ),
    )
    .orderBy(desc(castings.createdAt), desc(castings.id))
    .limit(sql.placeholder('limit'))
    .prepare('admin_castings'),
);

async function readAll(
  { db, clock }: { db: Reader } & Pick<Deps, 'clock'>,
  { search, ...page }: PageQuery & { search?: string | undefined },
): Promise<{ castings: AdminCasting[]; nextCursor: string | null }> {
  const values = pageValues(page, perPage);
  const read = await newest(db).execute({ patterns: patternsOfSearch(search), ...values });
  const { rows, nextCursor } = pageOf(read, values, (row) => presentCard(row, clock()));
  return {
    castings: rows.map((row) => ({ ...presentWhole(row, clock()), isOver: row.endedAt !== null })),
    nextCursor,
  };
}

/** Throws casting.not_found and casting.over. */
async function endByAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'jobs'>,
  admin: AdminActor,
  id: string,
  reason: string,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const casting = await lockCasting(tx, id);
    if (casting.endedAt !== null) throw new AppError('casting.over');
    await endCasting(deps, tx, casting, { by: 'ADMIN', actor: null, reason });
    await recordAudit(deps, tx, {
      by: admin,
      action: 'casting.end',
      subject: `${casting.title} (${id})`,
      about: [casting.brandId],
      after: { reason },
    });
  });
  return { message: m.admin_answer_casting_ended() };
}

export function adminCastingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminCastings } = api;
  serve(app, deps, adminCastings.list, ({ query }) => readAll(deps, query));
  serve(app, deps, adminCastings.end, ({ actor, params, body }) =>
    endByAdmin(deps, actor, params.id, body.reason),
  );
}
