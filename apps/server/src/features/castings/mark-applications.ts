/** The team's marks on applications, and that it has seen them (rules/castings#applicants). */
import { AppError, type Applicant, type ApplicationMark, type OwnCasting } from '@briefcast/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { castingApplications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutCasting } from './about-casting.ts';
import { lockOwnCasting } from './access.ts';
import { readOwnCasting } from './read-own-castings.ts';

type MarkDeps = Pick<Deps, 'db' | 'facts' | 'clock'>;

/**
 * Puts an application on the shortlist, passes it over, or takes that back. Throws application.not_found,
 * application.answered, casting.not_found, team.role_too_small and team.no_organization.
 */
export async function markApplication(
  { db, facts, clock }: MarkDeps,
  actor: UserActor,
  { id, applicationId }: { id: string; applicationId: string },
  mark: ApplicationMark | null,
): Promise<Pick<Applicant, 'id' | 'mark'>> {
  return db.transaction(async (tx) => {
    const casting = await lockOwnCasting(tx, actor, 'casting.read', id);
    const [found] = await tx
      .select()
      .from(castingApplications)
      .where(and(eq(castingApplications.id, applicationId), eq(castingApplications.castingId, id)));
    if (!found || found.outcome === 'WITHDRAWN') throw new AppError('application.not_found');
    if (found.outcome !== 'WAITING') throw new AppError('application.answered');
    await tx
      .update(castingApplications)
      .set({ mark, seenAt: found.seenAt ?? clock() })
      .where(eq(castingApplications.id, applicationId));
    await facts.append(tx, { kind: 'casting.application_changed', ...aboutCasting(casting, actor) });
    return { id: applicationId, mark };
  });
}

/** Notes that somebody of the brand has seen all that came. Throws casting.not_found, team.no_organization. */
export async function markApplicationsSeen(
  deps: MarkDeps,
  actor: UserActor,
  id: string,
): Promise<OwnCasting> {
  await deps.db.transaction(async (tx) => {
    const casting = await lockOwnCasting(tx, actor, 'casting.read', id);
    const seen = await tx
      .update(castingApplications)
      .set({ seenAt: deps.clock() })
      .where(and(eq(castingApplications.castingId, id), isNull(castingApplications.seenAt)))
      .returning({ id: castingApplications.id });
    if (seen.length === 0) return;
    await deps.facts.append(tx, { kind: 'casting.application_changed', ...aboutCasting(casting, actor) });
  });
  return readOwnCasting(deps, actor, id);
}
