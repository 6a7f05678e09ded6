/** Commenting on a file, and replying (rules/review#kinds). */
import {
  AppError,
  type Comment,
  type CommentKind,
  kindsOf,
  type NewComment,
  type Role,
} from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockComment, lockFile, requireLineOf } from './access.ts';
import { type CommentDeps, insertComment, insertReply } from './insert-comment.ts';
import { readComment } from './read-comments.ts';

/** Throws comment.not_your_kind where this side does not say what the work should be. */
export function requireKindOf(role: Role, kind: CommentKind): void {
  if (!kindsOf(role).includes(kind)) throw new AppError('comment.not_your_kind');
}

/**
 * Comments on a version of a file. Throws file.not_found, comment.deal_closed, comment.not_your_kind,
 * request.invalid for a line of another brief, comment.beyond_film or comment.too_many.
 */
export async function addComment(
  deps: CommentDeps,
  tx: Tx,
  actor: UserActor,
  fileId: string,
  input: NewComment,
): Promise<Comment> {
  const about = await lockFile(tx, actor, fileId);
  requireKindOf(actor.role, input.kind);
  await requireLineOf(tx, about.deal.id, input.briefItemId);
  const id = await insertComment(deps, tx, { ...about, author: actor }, input);
  return readComment(tx, id, actor);
}

/** Replies to a comment. Throws comment.not_found, comment.deal_closed or comment.too_many_replies. */
export async function replyToComment(
  deps: CommentDeps,
  tx: Tx,
  actor: UserActor,
  id: string,
  text: string,
): Promise<Comment> {
  const held = await lockComment(tx, actor, id);
  await insertReply(deps, tx, { ...held, author: actor }, text);
  return readComment(tx, id, actor);
}
