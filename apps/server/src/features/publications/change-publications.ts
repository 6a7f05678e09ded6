/** Each side states, corrects and withdraws posts under the lock of their deal (rules/publications#stating). */
import {
  AppError,
  canCorrectPublication,
  canStatePublication,
  canWithdrawPublication,
  mostCorrections,
  mostPublications,
  type NewPublication,
  type Publication,
} from '@briefcast/contract';
import { isoMarketDay } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { publications } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { lockPost, type PostOfDeal } from './lock-post.ts';
import { onePublication, publicationsOf } from './read-publications.ts';

function requirePastDay(day: string, now: Date): void {
  if (day > isoMarketDay(now)) throw invalid('postedOn', 'publication.day_in_future');
}

/**
 * States a post and tells the other side. Throws deal.not_found, team.role_too_small, publication.not_now and .full, and
 * request.invalid for a day in the future.
 */
export async function statePublication(
  deps: Pick<TxDeps, 'facts' | 'clock' | 'keys'>,
  tx: Tx,
  actor: UserActor,
  dealId: string,
  stated: NewPublication,
): Promise<Publication> {
  const deal = authorize(actor, 'publication.state', await findDealForUpdate(tx, actor, dealId));
  const now = deps.clock();
  requirePastDay(stated.postedOn, now);
  const before = await publicationsOf({ ...deps, db: tx }, dealId);
  const answer = canStatePublication(deal.status, before.length);
  if (!answer.allowed) throw new AppError(answer.code, { params: { limit: mostPublications } });
  const id = uuidv7();
  await tx.insert(publications).values({
    id,
    dealId,
    ...stated,
    byRole: actor.role,
    byPerson: actor.userId,
    createdAt: now,
    statedAt: now,
  });
  await deps.facts.append(tx, {
    kind: 'publication.changed',
    ...aboutDeal(deal, actor),
    subjectId: id,
    data: { act: 'STATED' },
  });
  return onePublication(await publicationsOf({ ...deps, db: tx }, dealId), id);
}

/** Writes a change of one post and returns all of the deal. */
function change(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  of: PostOfDeal,
  act: 'CORRECTED' | 'WITHDRAWN',
  valuesOf: (publication: Publication) => Partial<typeof publications.$inferInsert>,
): Promise<Publication[]> {
  return deps.db.transaction(async (tx) => {
    const { deal, post } = await lockPost(deps, tx, actor, of);
    await tx.update(publications).set(valuesOf(post)).where(eq(publications.id, post.id));
    await deps.facts.append(tx, {
      kind: 'publication.changed',
      ...aboutDeal(deal, actor),
      subjectId: post.id,
      data: { act },
    });
    return publicationsOf({ ...deps, db: tx }, of.dealId);
  });
}

/**
 * Corrects a post and keeps the old statement. Throws deal.not_found, team.role_too_small, publication.not_found,
 * .not_yours, .withdrawn and .corrected_too_often, and request.invalid for a day in the future.
 */
export function correctPublication(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  of: PostOfDeal,
  stated: NewPublication,
): Promise<Publication[]> {
  const now = deps.clock();
  requirePastDay(stated.postedOn, now);
  return change(deps, actor, of, 'CORRECTED', (publication) => {
    const answer = canCorrectPublication(publication, actor.role);
    if (!answer.allowed) throw new AppError(answer.code, { params: { limit: mostCorrections } });
    const { url, handle, postedOn, ranOn, statedAt, earlier } = publication;
    return {
      ...stated,
      byPerson: actor.userId,
      statedAt: now,
      earlier: [...earlier, { url, handle, postedOn, ranOn, statedAt }],
      // Consent was to the post as it was stated before.
      ...{ shownByCreatorAt: null, shownByBrandAt: null },
    };
  });
}

/** Withdraws a post. Throws deal.not_found, team.role_too_small, publication.not_found, .not_yours and .withdrawn. */
export const withdrawPublication = (
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  of: PostOfDeal,
): Promise<Publication[]> =>
  change(deps, actor, of, 'WITHDRAWN', (publication) => {
    const answer = canWithdrawPublication(publication, actor.role);
    if (!answer.allowed) throw new AppError(answer.code);
    return { withdrawnAt: deps.clock() };
  });
