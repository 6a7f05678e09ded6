/** The one answer of the suspended (rules/suspensions#answer). */
import { AppError, answerEnds, type OwnSuspension } from '@briefcast/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { suspensions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireOwnSuspension } from './read-own-suspension.ts';
import { findOwn } from './suspension-rows.ts';

/**
 * Keeps the answer, which the admin reads. Throws suspension.not_found, suspension.answered, suspension.too_late and,
 * for a reviewer of a suspended brand, team.role_too_small.
 */
export function answerSuspension(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>,
  actor: UserActor,
  answer: string,
): Promise<OwnSuspension> {
  const { clock, facts, settings } = deps;
  return deps.db.transaction(async (tx) => {
    const row = await findOwn(tx, actor);
    if (!row) throw new AppError('suspension.not_found');
    const { id, brandId, suspendedAt } = row;
    if (brandId !== null) authorizeOrganization(actor, 'suspension.answer');
    const now = clock();
    if (answerEnds(suspendedAt) <= now) throw new AppError('suspension.too_late');
    const kept = await tx
      .update(suspensions)
      .set({ answer, answeredAt: now, answeredBy: actor.userId })
      .where(and(eq(suspensions.id, id), isNull(suspensions.answer), isNull(suspensions.liftedAt)))
      .returning({ id: suspensions.id });
    if (kept.length === 0) throw new AppError('suspension.answered');
    await facts.append(tx, {
      kind: 'suspension.answered',
      actor: actor.role,
      actorId: actor.userId,
      subjectId: id,
      ...(actor.role === 'CREATOR' ? { creatorId: actor.userId } : { brandId }),
      ...(actor.role === 'BRAND' && brandId === null ? { personId: actor.userId } : {}),
    });
    return requireOwnSuspension({ db: tx, settings }, actor);
  });
}
