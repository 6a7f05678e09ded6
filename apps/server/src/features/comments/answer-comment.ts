/** The two sides' actions on a comment: complete, confirm and reopen it, answer a request, adopt a guest's comment. */
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
import { agreeInRoom } from '../additions/agree-in-room.ts';
import { includeRound } from '../deals/rounds.ts';
import {
  factsOf,
  lockComment,
  nameOfFile,
  readLines,
  requireLineOf,
  requireUnapprovedStack,
} from './access.ts';
import { appendCommentFact, updateComment } from './insert-comment.ts';
import { readComment } from './read-comments.ts';

type AnswerDeps = Pick<Deps, 'db' | 'facts' | 'clock'>;

/**
 * Changes the state of a comment; setting its present state changes nothing. Throws comment.not_found,
 * .deal_closed, or .not_your_move if this side may not make that step now (rules/comments#states).
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
      await appendCommentFact(deps, tx, told, { kind: 'comment.moved', data: { commentId: id, from, to } });
    }
    return readComment(tx, id, actor);
  });
}

const isAgreed = (answer: RequestAnswer): boolean => answer === 'ACCEPTED' || answer === 'PRICE_ACCEPTED';

/**
 * Answers a new request, or its price; an accepted round counts as included from then on, and an accepted price is owed
 * with the deal's. Throws comment.not_found, .deal_closed or .not_your_move, team.role_too_small if the person may not
 * accept for their organisation, and addition.not_now, .too_many or .too_much where the deal takes no such price.
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
    const agreed = isAgreed(answer) ? authorize(actor, 'request.agree', deal) : null;
    // A price that was given is kept next to the answer to it.
    const named = answer === 'PRICED' ? (price ?? null) : comment.requestPrice;
    if (agreed && answer === 'PRICE_ACCEPTED' && named !== null)
      await agreeInRoom(deps, tx, actor, agreed, {
        commentId: id,
        words: comment.text,
        fileName: await nameOfFile(tx, comment.fileId),
        amount: named,
      });
    await updateComment(tx, comment, {
      requestAnswer: answer,
      requestPrice: answer === 'ACCEPTED' ? null : named,
    });
    if (agreed && comment.asksForRound) await includeRound(tx, agreed);
    const told = { deal, fileId: comment.fileId, author: actor };
    const data = { commentId: id, answer, price: answer === 'PRICED' ? named : null };
    await appendCommentFact(deps, tx, told, { kind: 'comment.answered', data });
    return readComment(tx, id, actor);
  });
}

/**
 * Adopts a guest's comment as a task. Throws comment.not_found, .deal_closed, .file_approved, .not_of_guest
 * or request.invalid.
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
    await appendCommentFact(deps, tx, told, { kind: 'comment.made_task', data: { commentId: id, kind } });
    return readComment(tx, id, actor);
  });
}
