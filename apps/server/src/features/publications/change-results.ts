/** Each side states numbers of posts and answers those of the other, under the lock of the deal (rules/publications#numbers). */
import {
  AppError,
  canAnswerResult,
  canStateResult,
  mostResults,
  type NewResult,
  type NewResultAnswer,
  type Publication,
} from '@briefcast/contract';
import { postNumbers } from '@briefcast/contract/publications/numbers';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { files, postResults } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { type LockedPost, lockPost, type PostOfDeal } from './lock-post.ts';
import { onePublication, publicationsOf } from './read-publications.ts';

/** Refuses what is no file that the side added to this very deal. */
async function requireOwnProof(tx: Tx, { role }: UserActor, dealId: string, proofId: string): Promise<void> {
  const [file] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, proofId), eq(files.dealId, dealId), eq(files.uploaderRole, role)));
  if (!file) throw invalid('proofId', 'payment.file_unknown');
}

/**
 * Writes numbers of a locked post, with the name of the file that they came from. Throws what `stateResult` throws of the
 * numbers.
 */
export async function writeResult(
  deps: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  { deal, post }: LockedPost,
  { moment, numbers, proofId }: NewResult,
  importedFrom = '',
): Promise<void> {
  const answer = canStateResult(post);
  if (!answer.allowed) throw new AppError(answer.code, { params: { limit: mostResults } });
  const isCorrection = post.results.some((result) => result.by === actor.role && result.moment === moment);
  if (!isCorrection && postNumbers.every((name) => numbers[name] === null))
    throw invalid('numbers', 'result.nothing_known');
  if (proofId !== null) await requireOwnProof(tx, actor, deal.id, proofId);
  const id = uuidv7();
  const now = deps.clock();
  await tx.insert(postResults).values({
    ...{ id, publicationId: post.id, moment, numbers, importedFrom, proofFileId: proofId, statedAt: now },
    byRole: actor.role,
    byPerson: actor.userId,
  });
  await deps.facts.append(tx, {
    kind: 'result.stated',
    ...aboutDeal(deal, actor),
    subjectId: id,
    data: { moment, isCorrection },
  });
}

/**
 * States numbers of a post; those of the side at this moment before stay readable. Throws deal.not_found,
 * team.role_too_small, publication.not_found and .withdrawn, result.full, and request.invalid for a first statement that
 * knows nothing and for a file of somebody else.
 */
export async function stateResult(
  deps: Pick<TxDeps, 'facts' | 'clock' | 'keys'>,
  tx: Tx,
  actor: UserActor,
  of: PostOfDeal,
  stated: NewResult,
): Promise<Publication> {
  await writeResult(deps, tx, actor, await lockPost(deps, tx, actor, of), stated);
  return onePublication(await publicationsOf({ ...deps, db: tx }, of.dealId), of.publicationId);
}

/**
 * Agrees to a statement of the other side, or disputes it with a sentence. Throws deal.not_found, team.role_too_small,
 * publication.not_found and .withdrawn, result.not_found, .not_yours and .replaced.
 */
export function answerResult(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  { resultId, ...of }: PostOfDeal & { resultId: string },
  { agrees, note }: NewResultAnswer,
): Promise<Publication> {
  return deps.db.transaction(async (tx) => {
    const { deal, post } = await lockPost(deps, tx, actor, of);
    const answer = canAnswerResult(post, resultId, actor.role);
    if (!answer.allowed) throw new AppError(answer.code);
    await tx
      .update(postResults)
      .set({ agrees, answerNote: note, answeredBy: actor.userId, answeredAt: deps.clock() })
      .where(eq(postResults.id, resultId));
    await deps.facts.append(tx, {
      kind: 'result.answered',
      ...aboutDeal(deal, actor),
      subjectId: resultId,
      data: { agrees },
    });
    return onePublication(await publicationsOf({ ...deps, db: tx }, of.dealId), of.publicationId);
  });
}
