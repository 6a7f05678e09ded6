/** What the two sides do with a comment: tick, confirm and reopen it, answer a request, take over a guest's. */
import {
  AppError,
  answersFor,
  type Comment,
  type CommentState,
  type CommentTask,
  canBring,
  type NewRequestAnswer,
  type RequestAnswer,
} from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { includeRound } from '../deals/rounds.ts';
import { factsOf, lockComment, readLines, requireLineOf, requireUnapprovedStack } from './access.ts';
import { tellOfComment, updateComment } from './insert-comment.ts';
import { readComment } from './read-comments.ts';

type AnswerDeps = Pick<Deps, 'db' | 'facts' | 'clock'>;

/**
 * Brings a comment to a state; the state that it has already changes nothing. Throws comment.not_found, .deal_closed, or
 * .not_your_move where the table has no such step for this side now (rules/review#states).
 */
export function changeCommentState(
  deps: AnswerDeps,
  actor: UserActor,
  id: string,
  to: CommentState,
): Promise<Comment> {
  return deps.db.transaction(async (tx) => {
    const { deal, comment } = await lockComment(tx, actor, id);
    const from = comment.state;
    if (from !== to) {
      if (!canBring(factsOf(comment), to, actor.role)) throw new AppError('comment.not_your_move');
      await updateComment(tx, comment, { state: to });
      const told = { deal, fileId: comment.fileId, author: actor };
      await tellOfComment(deps, tx, told, { kind: 'comment.moved', data: { commentId: id, from, to } });
    }
    return readComment(tx, id, actor);
  });
}

const isAgreed = (answer: RequestAnswer): boolean => answer === 'ACCEPTED' || answer === 'PRICE_ACCEPTED';

/**
 * Answers a new request, or its price; a round that is agreed to is included from then on. Throws comment.not_found,
 * .deal_closed or .not_your_move, and team.role_too_small where somebody may not agree for their organisation.
 */
export function answerRequest(
  deps: AnswerDeps,
  actor: UserActor,
  id: string,
  { answer, price }: NewRequestAnswer,
): Promise<Comment> {
  return deps.db.transaction(async (tx) => {
    const { deal, comment } = await lockComment(tx, actor, id);
    if (!answersFor(factsOf(comment), actor.role).includes(answer))
      throw new AppError('comment.not_your_move');
    if (isAgreed(answer)) authorize(actor, 'request.agree', deal);
    // A price that was named stays beside the answer to it.
    const named = answer === 'PRICED' ? (price ?? null) : comment.requestPrice;
    await updateComment(tx, comment, {
      requestAnswer: answer,
      requestPrice: answer === 'ACCEPTED' ? null : named,
    });
    if (comment.asksForRound && isAgreed(answer)) await includeRound(tx, deal);
    const told = { deal, fileId: comment.fileId, author: actor };
    const data = { commentId: id, answer, price: answer === 'PRICED' ? named : null };
    await tellOfComment(deps, tx, told, { kind: 'comment.answered', data });
    return readComment(tx, id, actor);
  });
}

/**
 * Takes over a guest's comment for the work. Throws comment.not_found, .deal_closed, .file_approved, .not_of_guest or
 * request.invalid.
 */
export function makeTask(
  deps: AnswerDeps,
  actor: UserActor,
  id: string,
  { kind, briefItemId }: CommentTask,
): Promise<Comment> {
  return deps.db.transaction(async (tx) => {
    const { deal, comment } = await lockComment(tx, actor, id);
    if (comment.guestId === null || comment.kind !== 'NOTE') throw new AppError('comment.not_of_guest');
    await requireUnapprovedStack(tx, comment.stackId);
    requireLineOf(await readLines(tx, deal.id), briefItemId);
    await updateComment(tx, comment, {
      kind,
      briefItemId: briefItemId ?? null,
      requestAnswer: kind === 'NEW_REQUEST' ? 'ASKED' : null,
      state: 'OPEN',
    });
    const told = { deal, fileId: comment.fileId, author: actor };
    await tellOfComment(deps, tx, told, { kind: 'comment.made_task', data: { commentId: id, kind } });
    return readComment(tx, id, actor);
  });
}
