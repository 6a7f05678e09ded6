import type { Comment } from '@briefcast/contract';
import { client } from '../../../lib/api.ts';
import type { PendingComment } from './outbox.ts';

/** Writes a comment or reply of a side's person on a file; once, however often it is tried. */
export async function sendPending(fileId: string, pending: PendingComment): Promise<Comment> {
  const options = { idempotencyKey: pending.key };
  const { comment } =
    pending.what === 'comment'
      ? await client.comments.add({ params: { id: fileId }, body: pending.body }, options)
      : await client.comments.reply({ params: { id: pending.commentId }, body: pending.body }, options);
  return comment;
}
