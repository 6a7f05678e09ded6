/** Changes by the author of a comment that nobody has answered yet: rewrite, delete and restore. */
import {
  AppError,
  type Comment,
  can,
  isUnanswered,
  type NewComment,
  restoreMilliseconds,
} from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  factsOf,
  type HeldComment,
  lockComment,
  readFrames,
  readLines,
  requireLineOf,
  requireUnapprovedStack,
  requireWithinFilm,
} from './access.ts';
import { requireKindOf } from './add-comment.ts';
import { heldBySides, requireSidesRoom } from './comment-room.ts';
import { valuesOf } from './comment-values.ts';
import { appendCommentFact, updateComment } from './insert-comment.ts';
import { readComment } from './read-comments.ts';

type ChangeDeps = Pick<Deps, 'db' | 'facts' | 'clock'>;

/** Throws comment.answered once somebody has replied to it, completed it or answered its request. */
export function requireUnanswered(comment: HeldComment): void {
  const replies = Array.from({ length: comment.replies });
  if (!isUnanswered({ ...factsOf(comment), replies })) throw new AppError('comment.answered');
}

function requireOwn(comment: HeldComment, actor: UserActor): void {
  if (!can(actor, 'comment.delete', comment)) throw new AppError('comment.not_yours');
}

/**
 * Rewrites it. Throws comment.not_found, .deal_closed, .not_yours, .answered, .not_your_kind, .beyond_film,
 * .file_full, .file_approved if it would ask for something else, or request.invalid.
 */
export function changeComment(
  deps: ChangeDeps,
  actor: UserActor,
  id: string,
  input: NewComment,
): Promise<Comment> {
  return deps.db.transaction(async (tx) => {
    const { deal, comment } = await lockComment(tx, actor, id);
    requireOwn(comment, actor);
    requireUnanswered(comment);
    requireKindOf(actor.role, input.kind);
    if (input.kind !== comment.kind) await requireUnapprovedStack(tx, comment.stackId);
    requireLineOf(await readLines(tx, deal.id), input.briefItemId);
    requireWithinFilm(await readFrames(tx, comment.fileId), input.at);
    const values = valuesOf(input);
    const more = { comments: 0, weight: values.weight - comment.weight };
    requireSidesRoom(await heldBySides(tx, comment.stackId), more);
    await updateComment(tx, comment, { ...values, editedAt: deps.clock() });
    const told = { deal, fileId: comment.fileId, author: actor };
    await appendCommentFact(deps, tx, told, { kind: 'comment.edited', data: { commentId: id } });
    return readComment(tx, id, actor);
  });
}

/** Deletes it; it can be restored for a minute. Throws comment.not_found, .deal_closed, .not_yours or .answered. */
export function removeComment(deps: ChangeDeps, actor: UserActor, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { deal, comment } = await lockComment(tx, actor, id);
    requireOwn(comment, actor);
    requireUnanswered(comment);
    await updateComment(tx, comment, { removedAt: deps.clock() });
    const told = { deal, fileId: comment.fileId, author: actor };
    await appendCommentFact(deps, tx, told, { kind: 'comment.removed', data: { commentId: id } });
  });
}

/**
 * Restores a deleted comment. Throws comment.not_found, .deal_closed, .not_yours, .too_many, .file_full, or
 * .not_restorable after a minute.
 */
export function restoreComment(deps: ChangeDeps, actor: UserActor, id: string): Promise<Comment> {
  return deps.db.transaction(async (tx) => {
    const { deal, comment } = await lockComment(tx, actor, id, true);
    requireOwn(comment, actor);
    const removedAt = comment.removedAt?.getTime() ?? 0;
    if (deps.clock().getTime() - removedAt > restoreMilliseconds)
      throw new AppError('comment.not_restorable');
    // Its share of the file's limit may have been used up since.
    requireSidesRoom(await heldBySides(tx, comment.stackId), { comments: 1, weight: comment.weight });
    await updateComment(tx, comment, { removedAt: null });
    const told = { deal, fileId: comment.fileId, author: actor };
    await appendCommentFact(deps, tx, told, { kind: 'comment.restored', data: { commentId: id } });
    return readComment(tx, id, actor);
  });
}
