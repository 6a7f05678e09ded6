/** Replying to a comment. */
import { type Comment, weightOfReply } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockComment } from './access.ts';
import { heldBySides, requireSidesRoom } from './comment-room.ts';
import { type CommentDeps, insertReply } from './insert-comment.ts';
import { readComment } from './read-comments.ts';

/** Replies to a comment. Throws comment.not_found, .deal_closed, .too_many_replies, .thread_full or .file_full. */
export async function replyToComment(
  deps: CommentDeps,
  tx: Tx,
  actor: UserActor,
  id: string,
  text: string,
): Promise<Comment> {
  const held = await lockComment(tx, actor, id);
  // A guest's comment counts for its link: the sides' replies to it do not count for the file's limit.
  if (held.comment.guestId === null)
    requireSidesRoom(await heldBySides(tx, held.comment.stackId), {
      comments: 0,
      weight: weightOfReply(text),
    });
  await insertReply(deps, tx, { ...held, author: actor }, text);
  return readComment(tx, id, actor);
}
