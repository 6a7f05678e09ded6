/** Castings close after their last day and are over some days later, by themselves (rules/castings#states). */
import { choosingEnds, takesApplications } from '@briefcast/contract';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { castingApplications, castings } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ProjectionSpec } from '../../platform/facts/project.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { aboutCasting } from './about-casting.ts';
import { lockCastingIfThere } from './access.ts';
import { endCasting } from './end-casting.ts';

type TimeDeps = Pick<Deps, 'facts' | 'clock' | 'jobs'>;

/** Closes or ends one under its lock, if its time has come. */
async function moveOne(deps: TimeDeps, tx: Tx, id: string, now: Date): Promise<void> {
  const casting = await lockCastingIfThere(tx, id);
  if (!casting || casting.endedAt !== null || takesApplications(casting, now)) return;
  const closedAt = casting.closedAt ?? casting.closesAt;
  if (casting.closedAt === null) {
    await tx.update(castings).set({ closedAt }).where(eq(castings.id, id));
    await deps.facts.append(tx, {
      kind: 'casting.closed',
      ...aboutCasting(casting, null),
      data: { by: 'TIME' },
    });
  }
  if (choosingEnds(closedAt) <= now)
    await endCasting(deps, tx, { ...casting, closedAt }, { by: 'TIME', actor: null });
}

/** Moves all whose time has come, each in a transaction of its own. A stop loses nothing: the moments stand in the rows. */
export async function expireCastings(deps: TimeDeps & Pick<Deps, 'db' | 'log'>): Promise<void> {
  const now = deps.clock();
  await forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ id: castings.id })
        .from(castings)
        .where(
          and(
            isNull(castings.endedAt),
            or(
              and(isNull(castings.closedAt), lte(castings.closesAt, now)),
              lte(castings.closedAt, choosingBegan(now)),
            ),
          ),
        )
        .orderBy(asc(castings.closesAt), asc(castings.id))
        .limit(limit),
    work: ({ id }) => deps.db.transaction((tx) => moveOne(deps, tx, id, now)),
  });
}

/** Castings closed by this moment are over now. */
const choosingBegan = (now: Date): Date => new Date(2 * now.getTime() - choosingEnds(now).getTime());

/** A casting is over once everybody whom it looked for has accepted: then there is nobody left to choose. */
export const endFullCastings = (deps: TimeDeps): ProjectionSpec => ({
  name: 'castings',
  kinds: ['deal.moved'],
  async handle(tx, facts) {
    for (const fact of facts) {
      if (fact.kind !== 'deal.moved' || fact.data.to !== 'ACCEPTED' || !fact.dealId) continue;
      const [application] = await tx
        .select({ castingId: castingApplications.castingId })
        .from(castingApplications)
        .where(eq(castingApplications.dealId, fact.dealId));
      if (!application) continue;
      const casting = await lockCastingIfThere(tx, application.castingId);
      if (!casting || casting.endedAt !== null || casting.cast < casting.places) continue;
      if (await waitsForAnswer(tx, casting.id)) continue;
      await endCasting(deps, tx, casting, { by: 'FULL', actor: null });
    }
  },
});

async function waitsForAnswer(tx: Tx, castingId: string): Promise<boolean> {
  const [waiting] = await tx
    .select({ one: sql`1` })
    .from(castingApplications)
    .where(
      and(
        eq(castingApplications.castingId, castingId),
        sql`exists (select from deals d where d.id = ${castingApplications.dealId} and d.status = 'BRIEF_SENT')`,
      ),
    )
    .limit(1);
  return waiting !== undefined;
}
