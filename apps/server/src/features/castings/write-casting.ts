/** A brand posts a casting, and changes it as long as nobody relies on what it said (rules/castings#changes). */

import {
  AppError,
  castingLimits,
  findingsOfChange,
  type NewCasting,
  type OwnCasting,
  type PostedCasting,
  takesApplications,
} from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { and, count, eq, gt, isNull, ne } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { brands, castingApplications, castings } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { aboutCasting } from './about-casting.ts';
import { lockOwnCasting } from './access.ts';
import { requireSound, rowOf, saidOf } from './casting-row.ts';
import { dropPostedDraft } from './drafts.ts';
import { readOwnCasting } from './read-own-castings.ts';

/** Posts it, and drops the draft that it was. Throws casting.too_many, casting.many_today, request.invalid, team.role_too_small and team.no_organization. */
export async function postCasting(
  { facts, clock, settings }: Pick<TxDeps, 'facts' | 'clock' | 'settings'>,
  tx: Tx,
  actor: UserActor,
  { draftId, ...input }: PostedCasting,
): Promise<OwnCasting> {
  const { brandId } = authorizeOrganization(actor, 'casting.post');
  const now = clock();
  await requireSound({ db: tx, settings }, input, now);
  // Serializes concurrent requests: the second counts the first.
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update');
  const [running] = await tx
    .select({ count: count() })
    .from(castings)
    .where(and(eq(castings.brandId, brandId), isNull(castings.endedAt)));
  if ((running?.count ?? 0) >= castingLimits.running)
    throw new AppError('casting.too_many', { params: { limit: castingLimits.running } });
  const [posted] = await tx
    .select({ count: count() })
    .from(castings)
    .where(and(eq(castings.brandId, brandId), gt(castings.createdAt, addDays(now, -1))));
  if ((posted?.count ?? 0) >= castingLimits.postedPerDay)
    throw new AppError('casting.many_today', { params: { limit: castingLimits.postedPerDay } });
  const id = uuidv7();
  await tx.insert(castings).values({ ...rowOf(input), id, brandId, postedBy: actor.userId, createdAt: now });
  if (draftId) await dropPostedDraft(tx, brandId, draftId);
  await facts.append(tx, { kind: 'casting.posted', ...aboutCasting({ id, brandId }, actor) });
  return readOwnCasting({ db: tx, clock }, actor, id);
}

/**
 * Changes it. Throws request.invalid, which names each field that creators who applied count on, casting.over,
 * casting.not_found, team.role_too_small and team.no_organization.
 */
export async function changeCasting(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'settings'>,
  actor: UserActor,
  id: string,
  input: NewCasting,
): Promise<OwnCasting> {
  await deps.db.transaction(async (tx) => {
    const casting = await lockOwnCasting(tx, actor, 'casting.post', id);
    if (casting.endedAt !== null) throw new AppError('casting.over');
    const now = deps.clock();
    const before = saidOf(casting);
    const isClosed = !takesApplications(casting, now);
    // One that is closed takes applications again by `reopenCasting` alone.
    const wanted = isClosed ? { ...input, closesOn: before.closesOn } : input;
    await requireSound({ db: tx, settings: deps.settings }, wanted, now, { keepsDay: isClosed, before });
    const after = rowOf(wanted);
    const [applied] = await tx
      .select({ id: castingApplications.id })
      .from(castingApplications)
      .where(and(eq(castingApplications.castingId, id), ne(castingApplications.outcome, 'WITHDRAWN')))
      .limit(1);
    const findings = applied ? findingsOfChange(before, saidOf(after)) : [];
    if (findings.length > 0) throw new AppError('request.invalid', { findings });
    await tx.update(castings).set(after).where(eq(castings.id, id));
    await deps.facts.append(tx, { kind: 'casting.changed', ...aboutCasting(casting, actor) });
  });
  return readOwnCasting(deps, actor, id);
}
